package asalto.rules.desafio.reading;

import asalto.rules.desafio.Action;
import asalto.rules.desafio.Combatant;
import asalto.rules.desafio.FireMode;
import asalto.rules.form.Written;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** How much fits into one declaration. Rules D-22, D-30, D-32, D-71, D-74, D-77, D-78. */
final class Limits {

    private final Written place;
    private final Combatant actor;
    private final int agility;
    private final List<Action> actions;

    Limits(Written place, Scene scene, Combatant actor, List<Action> actions) {
        this.place = place;
        this.actor = actor;
        this.agility = scene.agility();
        this.actions = actions;
    }

    void judge() {
        judgeAgility();
        actor.weapons().forEach(this::judgeWeapon);
        judgeStandingAlone();
    }

    /** Rule D-22. */
    private void judgeAgility() {
        long counted = actions.stream().filter(Limits::isCounted).count();
        if (counted > agility) {
            refuse("more-than-agility", "D-22", Map.of("given", "" + counted, "most", "" + agility));
        }
    }

    private void judgeWeapon(Combatant.Weapon weapon) {
        var uses = actions.stream()
                .filter(action -> weaponOf(action).filter(weapon.id()::equals).isPresent())
                .toList();
        if (weapon.row().isFirearm()) {
            judgeModes(weapon, uses);
        } else {
            judgeAllowance(weapon, uses.size());
        }
    }

    /** Rule D-30: not more than the weapon allows, nor than Agility. */
    private void judgeAllowance(Combatant.Weapon weapon, int uses) {
        int most = Math.min(weapon.row().actions().orElseThrow(), agility);
        if (uses > most) {
            refuse(
                    "more-than-weapon-allows",
                    "D-30",
                    Map.of("weapon", weapon.id(), "given", "" + uses, "most", "" + most));
        }
    }

    /** Rule D-74: one mode a round; of bursts and sustained fire, one. */
    private void judgeModes(Combatant.Weapon weapon, List<Action> uses) {
        var first = ShotReading.modes(weapon.row()).getFirst();
        var modes = uses.stream()
                .map(Action.Shoot.class::cast)
                .map(shot -> shot.mode().orElse(first))
                .toList();
        if (modes.stream().distinct().count() > 1) {
            refuse("more-than-one-mode", "D-74", Map.of("weapon", weapon.id()));
        } else if (modes.size() > 1 && modes.getFirst() != FireMode.SINGLE) {
            refuse(
                    "more-than-once",
                    "D-74",
                    Map.of("weapon", weapon.id(), "mode", modes.getFirst().id()));
        }
    }

    /** Rules D-77, D-78: drops stand beside anything, a move beside counted actions, all else alone. */
    private void judgeStandingAlone() {
        long moves = actions.stream().filter(Action.Move.class::isInstance).count();
        if (moves > 1) {
            refuse("second-move", "D-78", Map.of());
        }
        var others = actions.stream().filter(it -> !(it instanceof Action.Drop)).toList();
        if (others.size() > 1 && !others.stream().allMatch(it -> isCounted(it) || it instanceof Action.Move)) {
            refuse("stands-alone", "D-77", Map.of());
        }
    }

    private void refuse(String reason, String rule, Map<String, String> data) {
        var all = new TreeMap<>(data);
        all.put("rule", rule);
        place.notAllowed(reason, all);
    }

    private static boolean isCounted(Action action) {
        return switch (action) {
            case Action.Attack _, Action.Parry _, Action.Dodge _, Action.Shoot _ -> true;
            default -> false;
        };
    }

    /** The weapon of a counted action. */
    private static Optional<String> weaponOf(Action action) {
        return switch (action) {
            case Action.Attack attack -> Optional.of(attack.weapon());
            case Action.Parry parry -> Optional.of(parry.weapon());
            case Action.Shoot shot -> Optional.of(shot.weapon());
            default -> Optional.empty();
        };
    }
}
