package asalto.rules.desafio;

import asalto.rules.CorruptStream;
import asalto.rules.Decision;
import asalto.rules.Dice;
import asalto.rules.Encounter.Phase;
import asalto.rules.Event;
import asalto.rules.Roll;
import asalto.rules.desafio.DesafioFact.RulingMade;
import asalto.rules.form.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A roll of the current round that is replaced: what came from it holds no longer and is decided again, up to where the
 * round is.
 */
record Rewinding(Fight fight, Dice dice, Ruling.Replace replace, String reason) {

    Decision decide() {
        var objection = objection();
        if (objection.isPresent()) {
            return Decision.refused(objection.get());
        }
        var loaded = loaded();
        var events = rewound(loaded);
        return loaded.misfit().isPresent() ? Decision.refused(offTheDie(loaded)) : new Decision.Accepted(events);
    }

    /** The events of a ruling that was recorded; none if nothing could be decided so. */
    List<Event> again() {
        if (objection().isPresent()) {
            return List.of();
        }
        var loaded = loaded();
        var events = rewound(loaded);
        return loaded.misfit().isPresent() ? List.of() : events;
    }

    // ---- why not

    private Optional<Fault> objection() {
        var trail = fight.past().trail().filter(Trail::open);
        int first = trail.map(it -> it.all().getFirst().number()).orElse(Integer.MAX_VALUE);
        if (replace.roll() < first || replace.roll() > fight.past().count()) {
            return Optional.of(fault("roll", "not-allowed", "not-of-this-round"));
        }
        if (trail().told(replace.roll()).isEmpty()) {
            return Optional.of(fault("roll", "not-allowed", "superseded"));
        }
        int thrown = replaced().size();
        if (thrown == 0) {
            return Optional.of(fault("roll", "not-allowed", "no-dice"));
        }
        return thrown == replace.dice().size() ? Optional.empty() : Optional.of(miscounted(thrown));
    }

    private Fault miscounted(int thrown) {
        var fault = new TreeMap<>(fault("dice", "wrong-value", "count").data());
        fault.put("given", "" + replace.dice().size());
        fault.put("least", "" + thrown);
        fault.put("most", "" + thrown);
        return new Fault("dice", "wrong-value", fault);
    }

    private static Fault offTheDie(LoadedDice loaded) {
        var path = "dice[" + loaded.misfit().orElseThrow() + "]";
        var data = new TreeMap<>(fault(path, "wrong-value", "range").data());
        data.put("least", "1");
        data.put("most", "" + loaded.sidesOfTheMisfit());
        return new Fault(path, "wrong-value", data);
    }

    private static Fault fault(String path, String code, String reason) {
        var data = new TreeMap<String, String>();
        data.put("reason", reason);
        return new Fault(path, code, data);
    }

    // ---- what holds

    private Trail trail() {
        return fight.past().trail().orElseThrow();
    }

    private Event cut() {
        return trail().told(replace.roll()).orElseThrow().event();
    }

    /** The events before the roll. */
    private List<Past.Told> before() {
        return trail().all().stream()
                .filter(told -> told.number() < replace.roll())
                .toList();
    }

    private List<Roll> replaced() {
        var with = new ArrayList<>(before());
        with.add(trail().told(replace.roll()).orElseThrow());
        var rolls = Trail.rolls(with);
        return rolls.subList(Trail.rolls(before()).size(), rolls.size());
    }

    /** Those of its own tenth. */
    private List<Past.Told> kept() {
        return before().stream()
                .filter(told -> told.event().beat() == cut().beat() && !told.isRuling())
                .toList();
    }

    private LoadedDice loaded() {
        var held = Trail.rolls(kept()).stream().map(Roll::face).toList();
        return new LoadedDice(dice.behind(Trail.rolls(before())), held, replace.dice());
    }

    // ---- what follows

    private List<Event> rewound(LoadedDice loaded) {
        var made = new RulingMade(replace, reason, Optional.of(trail().gone(replace.roll())));
        var events = new ArrayList<Event>();
        events.add(new Event(cut().round(), cut().beat(), cut().actor(), made));
        var tenth = trail().told(fight, told -> told.isRuling() || told.event().beat() < cut().beat());
        var played = new Deciding(tenth, loaded).toldTo(reached());
        var kept = kept().stream().map(Past.Told::event).toList();
        if (played.size() < kept.size() || !played.subList(0, kept.size()).equals(kept)) {
            throw new CorruptStream("what holds is not decided again: " + kept);
        }
        events.addAll(played.subList(kept.size(), played.size()));
        return events;
    }

    /** The tenth up to which the round was played. */
    private int reached() {
        return fight.phase() == Phase.PLAYING ? fight.beat() : Schedule.TENTHS;
    }
}
