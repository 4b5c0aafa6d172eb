package asalto.rules.desafio;

import asalto.rules.CorruptStream;
import asalto.rules.desafio.DesafioFact.ActionsDeclared;
import asalto.rules.desafio.DesafioFact.AttributeLost;
import asalto.rules.desafio.DesafioFact.CombatantSeated;
import asalto.rules.desafio.DesafioFact.EncounterOpened;
import asalto.rules.desafio.DesafioFact.OrdersGiven;
import asalto.rules.desafio.DesafioFact.RulingMade;
import asalto.rules.desafio.DesafioFact.TimeAdvanced;
import asalto.rules.desafio.DesafioFact.TimeGranted;
import java.util.List;
import java.util.Optional;

/**
 * Figures that no record can have, since no form with them is sound: a record that has one was not written by the rules.
 * Looked at are those with which the rules could not go on: they index tables, count repetitions or are added up.
 */
final class Recorded {

    private static final int MOST_DICE = 1_000;
    private static final long MOST_DAMAGE = 1_000_000_000;

    private final Object fact;

    private Recorded(Object fact) {
        this.fact = fact;
    }

    /** @throws CorruptStream if the fact has a figure that it cannot have */
    static void require(DesafioFact fact) {
        switch (fact) {
            case EncounterOpened opened ->
                new Recorded(fact).tables(opened.ruleset().tables());
            case CombatantSeated(var combatant) -> new Recorded(fact).combatant(combatant);
            case ActionsDeclared(var actions, var _) -> new Recorded(fact).actions(actions);
            case TimeGranted granted -> new Recorded(fact).time(granted);
            case TimeAdvanced(var seconds) -> new Recorded(fact).within(1, seconds, 90_060L * Integer.MAX_VALUE);
            case OrdersGiven(var orders) ->
                orders.forEach(
                        order -> new Recorded(fact).actions(order.choose().actions()));
            case RulingMade made -> new Recorded(fact).ruling(made);
            case AttributeLost lost -> new Recorded(fact).within(1, lost.value(), 10);
            default -> {}
        }
    }

    private void actions(List<Action> actions) {
        for (var action : actions) {
            action(action);
        }
    }

    private void tables(Tables tables) {
        tables.weapons().values().forEach(this::row);
        for (int figure = 1; figure <= 10; figure++) {
            Lookup.damageModifier(tables, figure);
            Lookup.location(tables, figure);
        }
    }

    private void combatant(Combatant combatant) {
        for (var attribute : Attribute.values()) {
            within(1, combatant.attributes().getOrDefault(attribute, 0), 10);
        }
        combatant.skills().values().forEach(value -> within(0, value, 10));
        combatant.armour().values().forEach(value -> within(0, value, Integer.MAX_VALUE));
        combatant.weapons().forEach(weapon -> row(weapon.row()));
    }

    private void row(WeaponRow row) {
        within(1, row.hands(), 2);
        within(1, row.damage().dice(), MOST_DICE);
        within(1, row.damage().sides(), MOST_DAMAGE / row.damage().dice());
        within(1, row.actions(), 3);
        within(1, row.magazine(), Integer.MAX_VALUE);
        row.modes().ifPresent(this::modes);
        row.ranges().ifPresent(this::ranges);
        if (row.actions().isPresent() == row.modes().isPresent()
                || row.magazine().isPresent() != row.ranges().isPresent()) {
            throw corrupt();
        }
    }

    private void modes(WeaponRow.Modes modes) {
        within(1, modes.single(), 1);
        within(2, modes.burst(), 3);
        within(1, modes.sustained(), 100);
        if (modes.single().or(modes::burst).or(modes::sustained).isEmpty()) {
            throw corrupt();
        }
    }

    private void ranges(List<Integer> ranges) {
        within(3, ranges.size(), 3);
        ranges.forEach(metres -> within(1, metres, Integer.MAX_VALUE));
    }

    /** Sprays are counted out one by one. */
    private void action(Action action) {
        if (action instanceof Action.Shoot shoot) {
            var targets = shoot.targets().orElse(List.of());
            targets.forEach(part -> within(1, part.sprays(), 20));
            within(0, targets.stream().mapToInt(Action.Sprays::sprays).sum(), 20);
        }
    }

    private void time(TimeGranted granted) {
        for (var figure : List.of(granted.minutes(), granted.hours(), granted.days())) {
            within(1, figure, Integer.MAX_VALUE);
        }
    }

    private void ruling(RulingMade made) {
        switch (made.ruling()) {
            case Ruling.Change(var _, int to) -> within(1, to, 10);
            case Ruling.Load(var _, int left) -> within(0, left, Integer.MAX_VALUE);
            case Ruling.Replace(int _, var dice) -> dice.forEach(face -> within(1, face, Integer.MAX_VALUE));
            default -> {}
        }
    }

    private void within(int least, Optional<Integer> figure, int most) {
        figure.ifPresent(it -> within(least, it, most));
    }

    private void within(long least, long figure, long most) {
        if (figure < least || figure > most) {
            throw corrupt();
        }
    }

    private CorruptStream corrupt() {
        return new CorruptStream("a figure that no record has: " + fact);
    }
}
