package asalto.rules.desafio;

import asalto.rules.desafio.Situation.Range;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The distances of pairs; each pair has one, both ways. Rule D-45. What changes is shared as far as possible: hundreds of
 * combatants have tens of thousands of pairs.
 */
public final class Distances {

    private static final Map<String, Range> NONE = Collections.unmodifiableMap(new LinkedHashMap<>());

    /** By the one who comes first by his id, then by the other; in the order in which they were first told. */
    private final Map<String, Map<String, Range>> byPair;

    private Distances(Map<String, Map<String, Range>> byPair) {
        this.byPair = byPair;
    }

    public static Distances of(List<Range> ranges) {
        return new Distances(new LinkedHashMap<>()).with(ranges);
    }

    /** The distance, if one is told: without, the pair is within reach of any weapon. */
    public Optional<Integer> metres(String one, String other) {
        var pair = Pair.of(one, other);
        return Optional.ofNullable(byPair.getOrDefault(pair.one(), NONE).get(pair.other()))
                .map(Range::metres);
    }

    public List<Range> ranges() {
        return byPair.values().stream()
                .flatMap(those -> those.values().stream())
                .toList();
    }

    /** These pairs replaced, the others as they were. */
    public Distances with(List<Range> changed) {
        if (changed.isEmpty()) {
            return this;
        }
        var all = new LinkedHashMap<>(byPair);
        var own = new LinkedHashSet<String>();
        for (var range : changed) {
            var pair = Pair.of(range.from(), range.to());
            if (own.add(pair.one())) {
                all.put(pair.one(), new LinkedHashMap<>(all.getOrDefault(pair.one(), NONE)));
            }
            all.get(pair.one()).put(pair.other(), range);
        }
        return new Distances(all);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Distances those && byPair.equals(those.byPair);
    }

    @Override
    public int hashCode() {
        return byPair.hashCode();
    }

    @Override
    public String toString() {
        return ranges().toString();
    }

    /** Two combatants, in no order. */
    public record Pair(String one, String other) {
        public static Pair of(String one, String other) {
            return one.compareTo(other) <= 0 ? new Pair(one, other) : new Pair(other, one);
        }
    }
}
