package asalto.rules.desafio;

import java.util.List;
import java.util.Optional;

/**
 * Distances and standing modifiers, as written; or what changes of them.
 *
 * @param ranges pairs of different combatants, both ways, each pair once
 * @param modifiers Rule D-48; if there, they replace all earlier ones
 * @param set changes to single combatants, each once
 */
public record Situation(
        Optional<List<Range>> ranges, Optional<List<StandingModifier>> modifiers, Optional<List<Change>> set) {

    public record Range(String from, String to, int metres) {}

    public record StandingModifier(String combatant, int value, String reason) {}

    public record Change(
            String combatant,
            Optional<Cover> cover,
            Optional<Integer> storey,
            Optional<Boolean> moving,
            Optional<Boolean> mounted,
            Optional<Posture> posture) {}
}
