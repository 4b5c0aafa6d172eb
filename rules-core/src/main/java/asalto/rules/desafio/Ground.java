package asalto.rules.desafio;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The distances between combatants and the director's standing modifiers. Rules D-45, D-48. */
record Ground(List<Situation.Range> ranges, List<Situation.StandingModifier> modifiers) {

    Ground {
        ranges = List.copyOf(ranges);
        modifiers = List.copyOf(modifiers);
    }

    static Ground of(Situation situation) {
        return new Ground(List.of(), List.of()).changed(situation.ranges(), situation.modifiers());
    }

    /** Rule D-45: one distance a pair, both ways. */
    Optional<Integer> metres(String one, String other) {
        return ranges.stream()
                .filter(range -> isBetween(range, one, other))
                .map(Situation.Range::metres)
                .findFirst();
    }

    List<Situation.StandingModifier> modifiersOf(String combatant) {
        return modifiers.stream()
                .filter(modifier -> modifier.combatant().equals(combatant))
                .toList();
    }

    /** The pairs given replace theirs; modifiers, if given, replace the whole list. */
    Ground changed(Optional<List<Situation.Range>> newRanges, Optional<List<Situation.StandingModifier>> newModifiers) {
        var all = new ArrayList<>(ranges);
        for (var range : newRanges.orElse(List.of())) {
            all.removeIf(old -> isBetween(old, range.from(), range.to()));
            all.add(range);
        }
        return new Ground(all, newModifiers.orElse(modifiers));
    }

    private static boolean isBetween(Situation.Range range, String one, String other) {
        return range.from().equals(one) && range.to().equals(other)
                || range.from().equals(other) && range.to().equals(one);
    }
}
