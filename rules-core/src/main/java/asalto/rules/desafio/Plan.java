package asalto.rules.desafio;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Somebody's counted actions of a round, fixed by his declaration and his Agility. Rules D-22, D-23, D-27, D-28 and
 * D-30 to D-32.
 *
 * @param attacking when an attack, a shot or a spray falls due
 * @param ending when the time of a defence is over
 */
record Plan(List<Planned> actions, List<Planned> attacks, List<Planned> defences, Tenths attacking, Tenths ending) {

    /** Of who declared nothing. */
    static final Plan NONE = of(List.of());

    private static Plan of(List<Planned> actions) {
        var attacks = actions.stream().filter(planned -> !planned.isDefence()).toList();
        var defences = actions.stream().filter(Planned::isDefence).toList();
        var attacking = Tenths.of(
                attacks.stream().flatMap(attack -> attack.tenths().stream()).toList());
        var ending = Tenths.of(defences.stream().map(Planned::until).toList());
        return new Plan(List.copyOf(actions), attacks, defences, attacking, ending);
    }

    /** In declared order. {@link Fighter#plan} knows it. */
    static Plan of(Fighter fighter) {
        var counted = new ArrayList<Planned>();
        for (int index = 0; index < fighter.actions().size(); index++) {
            var action = fighter.actions().get(index);
            if (Planned.isCounted(action)) {
                counted.add(placed(fighter, index + 1, action, counted));
            }
        }
        return of(until(accumulated(counted, fighter)));
    }

    private static Planned placed(Fighter fighter, int position, Action action, List<Planned> before) {
        var weapon = Planned.weapon(action);
        int ordinal = 1
                + (int) before.stream()
                        .filter(earlier -> earlier.weapon().equals(weapon))
                        .count();
        return new Planned(position, action, weapon, ordinal, tenths(fighter, action, ordinal), 0, 0);
    }

    private static List<Integer> tenths(Fighter fighter, Action action, int ordinal) {
        int agility = fighter.agility();
        return switch (action) {
            case Action.Dodge _ -> List.of(Schedule.dodgeTenth(agility, ordinal));
            case Action.Shoot shoot
            when row(fighter, shoot.weapon()).isFirearm() ->
                shotTenths(shoot, row(fighter, shoot.weapon()), agility, ordinal);
            default -> List.of(Schedule.tenth(agility, allowance(fighter, action), ordinal));
        };
    }

    /** Rule D-32: a burst is one shot; each spray has its own tenth. */
    private static List<Integer> shotTenths(Action.Shoot shoot, WeaponRow row, int agility, int ordinal) {
        return Fire.mode(shoot, row) == FireMode.SUSTAINED
                ? Schedule.shotTenths(agility, Fire.sprayTargets(shoot, row).size())
                : List.of(Schedule.shotTenth(agility, ordinal));
    }

    private static int allowance(Fighter fighter, Action action) {
        return Planned.weapon(action)
                .flatMap(weapon -> row(fighter, weapon).actions())
                .orElse(1);
    }

    private static WeaponRow row(Fighter fighter, String weapon) {
        return fighter.gear().piece(weapon).row();
    }

    /** Rules D-27, D-28: in the order of nominal tenths, then as chosen, then as declared, each bears one more. */
    private static List<Planned> accumulated(List<Planned> counted, Fighter fighter) {
        var choice = fighter.declared().flatMap(Declaration::accumulateOn);
        var inOrder = counted.stream()
                .sorted(Comparator.comparing(Planned::tenth)
                        .thenComparing(planned -> rank(planned, choice))
                        .thenComparing(Planned::position))
                .map(Planned::position)
                .toList();
        return counted.stream()
                .map(planned -> planned.accumulating(inOrder.indexOf(planned.position())))
                .toList();
    }

    private static int rank(Planned planned, Optional<AccumulateOn> choice) {
        if (choice.isEmpty()) {
            return 0;
        }
        return planned.isDefence() == (choice.get() == AccumulateOn.ATTACK) ? 0 : 1;
    }

    /** Rule D-54: a defence is gone in the tenth of the weapon's next action; of a dodge, of the next dodge. */
    private static List<Planned> until(List<Planned> counted) {
        return counted.stream()
                .map(planned -> planned.until(sibling(counted, planned, planned.ordinal() + 1)
                        .map(Planned::tenth)
                        .orElse(Schedule.TENTHS + 1)))
                .toList();
    }

    /** The action with the same weapon before it; of a dodge, the dodge. */
    Optional<Planned> previous(Planned planned) {
        return sibling(actions, planned, planned.ordinal() - 1);
    }

    private static Optional<Planned> sibling(List<Planned> actions, Planned planned, int ordinal) {
        for (var other : actions) {
            if (other.ordinal() == ordinal && other.weapon().equals(planned.weapon())) {
                return Optional.of(other);
            }
        }
        return Optional.empty();
    }

    /** Rule D-55: which of his attacks and shots of the round this is, by nominal tenth, then as declared. */
    int ordinalOf(Planned attack) {
        return 1
                + attacks().stream()
                        .sorted(Comparator.comparing(Planned::tenth).thenComparing(Planned::position))
                        .map(Planned::position)
                        .toList()
                        .indexOf(attack.position());
    }
}
