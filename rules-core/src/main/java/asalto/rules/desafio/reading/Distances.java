package asalto.rules.desafio.reading;

import asalto.rules.desafio.Situation.Range;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The distances of pairs; each pair has one, both ways. Rule D-45. */
record Distances(List<Range> ranges) {

    /** The distance, if one is told: without, the pair is within reach of any weapon. */
    Optional<Integer> metres(String one, String other) {
        return ranges.stream()
                .filter(range -> isOf(range, one, other))
                .map(Range::metres)
                .findFirst();
    }

    /** These pairs replaced, the others as they were. */
    Distances with(List<Range> changed) {
        var all = new ArrayList<>(ranges);
        for (var range : changed) {
            all.removeIf(earlier -> isOf(earlier, range.from(), range.to()));
            all.add(range);
        }
        return new Distances(List.copyOf(all));
    }

    static boolean isOf(Range range, String one, String other) {
        return range.from().equals(one) && range.to().equals(other)
                || range.from().equals(other) && range.to().equals(one);
    }
}
