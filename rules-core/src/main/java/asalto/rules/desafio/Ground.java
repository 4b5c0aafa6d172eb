package asalto.rules.desafio;

import java.util.List;
import java.util.Optional;

/** The distances between combatants and the director's standing modifiers. Rules D-45, D-48. */
record Ground(Distances distances, List<Situation.StandingModifier> modifiers) {

    Ground {
        modifiers = List.copyOf(modifiers);
    }

    static Ground of(Situation situation) {
        return new Ground(
                Distances.of(situation.ranges().orElse(List.of())),
                situation.modifiers().orElse(List.of()));
    }

    List<Situation.Range> ranges() {
        return distances.ranges();
    }

    /** Rule D-45: one distance a pair, both ways. */
    Optional<Integer> metres(String one, String other) {
        return distances.metres(one, other);
    }

    List<Situation.StandingModifier> modifiersOf(String combatant) {
        if (modifiers.isEmpty()) {
            return List.of();
        }
        return modifiers.stream()
                .filter(modifier -> modifier.combatant().equals(combatant))
                .toList();
    }

    /** The pairs given replace theirs; modifiers, if given, replace the whole list. */
    Ground changed(Optional<List<Situation.Range>> newRanges, Optional<List<Situation.StandingModifier>> newModifiers) {
        return new Ground(distances.with(newRanges.orElse(List.of())), newModifiers.orElse(modifiers));
    }
}
