package asalto.rules;

import java.util.List;

/** On whose behalf something is asked, as far as the rules are concerned: what he may know. */
public sealed interface Asker {

    /** The director, who knows everything. */
    record Director() implements Asker {}

    /**
     * A player, who knows the sheets of his own combatants and what can be seen of the others.
     *
     * @param combatants ids
     */
    record Player(List<String> combatants) implements Asker {
        public Player {
            combatants = List.copyOf(combatants);
        }
    }

    /** Whether he knows the sheet of a combatant. */
    default boolean knows(String combatant) {
        return switch (this) {
            case Director _ -> true;
            case Player(var combatants) -> combatants.contains(combatant);
        };
    }
}
