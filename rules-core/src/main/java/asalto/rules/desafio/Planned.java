package asalto.rules.desafio;

import java.util.List;
import java.util.Optional;

/**
 * A counted action with its place in the round. Rules D-27, D-30, D-32.
 *
 * @param position 1-based, in the declaration
 * @param weapon empty: a dodge
 * @param ordinal which action with that weapon (or which dodge) it is, from 1
 * @param tenths its nominal tenth; of sustained fire the tenth of each spray
 * @param accumulation how many counted actions come before it
 * @param until the tenth of the next action with that weapon (or of the next dodge), 11 if there is none
 */
record Planned(
        int position,
        Action action,
        Optional<String> weapon,
        int ordinal,
        List<Integer> tenths,
        int accumulation,
        int until) {

    /** The nominal tenth; sustained fire is placed at its first spray. */
    int tenth() {
        return tenths.getFirst();
    }

    boolean isDefence() {
        return isDefence(action);
    }

    Planned accumulating(int before) {
        return new Planned(position, action, weapon, ordinal, tenths, before, until);
    }

    Planned until(int tenth) {
        return new Planned(position, action, weapon, ordinal, tenths, accumulation, tenth);
    }

    /** One of the four counted actions. Rule D-22. */
    static boolean isCounted(Action action) {
        return action instanceof Action.Attack || action instanceof Action.Shoot || isDefence(action);
    }

    static boolean isDefence(Action action) {
        return action instanceof Action.Parry || action instanceof Action.Dodge;
    }

    /** The weapon that an action is made with. */
    static Optional<String> weapon(Action action) {
        return switch (action) {
            case Action.Attack attack -> Optional.of(attack.weapon());
            case Action.Parry parry -> Optional.of(parry.weapon());
            case Action.Shoot shoot -> Optional.of(shoot.weapon());
            case Action.Aim aim -> Optional.of(aim.weapon());
            case Action.Reload reload -> Optional.of(reload.weapon());
            case Action.Draw draw -> Optional.of(draw.weapon());
            case Action.PickUp pickUp -> Optional.of(pickUp.weapon());
            case Action.Stow stow -> Optional.of(stow.weapon());
            case Action.Drop drop -> Optional.of(drop.weapon());
            case Action.Dodge _, Action.Move _, Action.StandUp _ -> Optional.empty();
            case Action.Treat _, Action.Test _, Action.Oppose _ -> Optional.empty();
        };
    }
}
