package asalto.rules.desafio;

import asalto.rules.Named;
import java.util.List;
import java.util.Optional;

/** What a director decides beside the rules, as written. Whom it falls on is the event's actor. Rules D-48, D-85. */
public sealed interface Ruling {

    /** One more modifier of one declared action. */
    record Modify(int action, int value) implements Ruling {}

    /**
     * A roll is replaced by one made at the table.
     *
     * @param roll the number of the event that recorded it, from 1 in the encounter's stream
     * @param dice as many faces as it recorded
     */
    record Replace(int roll, List<Integer> dice) implements Ruling {
        public Replace {
            dice = List.copyOf(dice);
        }
    }

    /**
     * A wound.
     *
     * @param damage what dealt it, for Rule D-82; edged if it is not said
     * @param avoided a minor one without its penalty (Rule D-63); not, if it is not said
     */
    record Inflict(Location location, WoundLevel level, Optional<DamageKind> damage, Optional<Boolean> avoided)
            implements Ruling {}

    /** A wound is gone, or the clock of shock stops. */
    record Heal(Action.Ailment wound) implements Ruling {}

    record Change(Attribute attribute, int to) implements Ruling {}

    /** What a weapon is loaded with. */
    record Load(String weapon, int left) implements Ruling {}

    record Wake() implements Ruling {}

    record Faint() implements Ruling {}

    record Kill() implements Ruling {}

    /** A death undone: he lives, unconscious, and no clock of his runs. */
    record Revive() implements Ruling {}

    record Stand(Posture posture) implements Ruling {}

    /** Where a weapon is. */
    record Put(String weapon, Place place) implements Ruling {}

    /** A hand, or none. */
    enum Place implements Named {
        RIGHT,
        LEFT,
        BOTH,
        CARRIED,
        GROUND
    }
}
