package asalto.rules.desafio;

import asalto.rules.Event;
import asalto.rules.desafio.DesafioFact.AttackHit;
import asalto.rules.desafio.DesafioFact.AttackRolled;
import asalto.rules.desafio.DesafioFact.WoundInflicted;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;

/**
 * What is counted of a whole round, for odds that are asked on behalf of one combatant.
 *
 * @param hit whether a roll of his hit
 * @param landed whether a blow or a bullet of his landed
 * @param dealt the worst wound that he dealt, by whom he dealt it to
 * @param taken the worst wound that he took
 */
record Tally(
        String actor, boolean hit, boolean landed, SequencedMap<String, WoundLevel> dealt, Optional<WoundLevel> taken) {

    Tally {
        dealt = Collections.unmodifiableSequencedMap(new TreeMap<>(dealt));
    }

    static Tally of(String actor) {
        return new Tally(actor, false, false, new TreeMap<>(), Optional.empty());
    }

    /** @param told of one step, in which one combatant attacks */
    Tally after(List<Event> told) {
        if (!matters(told)) {
            return this;
        }
        boolean hits = hit;
        boolean lands = landed;
        boolean his = false;
        var worst = new TreeMap<>(dealt);
        var own = taken;
        for (var event : told) {
            boolean ofHim = event.actor().filter(actor::equals).isPresent();
            switch (event.fact()) {
                case AttackRolled rolled -> hits |= ofHim && rolled.success();
                case AttackHit _ -> {
                    his = ofHim;
                    hits |= ofHim;
                    lands |= ofHim;
                }
                case WoundInflicted wound -> {
                    if (his) {
                        worst.merge(event.actor().orElseThrow(), wound.level(), Tally::worse);
                    }
                    if (ofHim) {
                        own = Optional.of(
                                own.map(level -> worse(level, wound.level())).orElse(wound.level()));
                    }
                }
                default -> {}
            }
        }
        return new Tally(actor, hits, lands, worst, own);
    }

    private static boolean matters(List<Event> told) {
        for (var event : told) {
            var fact = event.fact();
            if (fact instanceof AttackRolled || fact instanceof AttackHit || fact instanceof WoundInflicted) {
                return true;
            }
        }
        return false;
    }

    private static WoundLevel worse(WoundLevel one, WoundLevel other) {
        return one.compareTo(other) >= 0 ? one : other;
    }
}
