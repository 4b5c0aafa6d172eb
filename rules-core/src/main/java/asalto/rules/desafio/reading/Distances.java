package asalto.rules.desafio.reading;

import asalto.rules.desafio.Situation.Range;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The distances of pairs; each pair has one, both ways. Rule D-45. */
public final class Distances {

    private final Map<Pair, Integer> metres;

    private Distances(Map<Pair, Integer> metres) {
        this.metres = metres;
    }

    public static Distances of(List<Range> ranges) {
        return new Distances(Map.of()).with(ranges);
    }

    /** The distance, if one is told: without, the pair is within reach of any weapon. */
    Optional<Integer> metres(String one, String other) {
        return Optional.ofNullable(metres.get(Pair.of(one, other)));
    }

    /** These pairs replaced, the others as they were. */
    Distances with(List<Range> changed) {
        var all = new HashMap<>(metres);
        changed.forEach(range -> all.put(Pair.of(range.from(), range.to()), range.metres()));
        return new Distances(all);
    }

    /** Two combatants, in no order. */
    record Pair(String one, String other) {
        static Pair of(String one, String other) {
            return one.compareTo(other) <= 0 ? new Pair(one, other) : new Pair(other, one);
        }
    }
}
