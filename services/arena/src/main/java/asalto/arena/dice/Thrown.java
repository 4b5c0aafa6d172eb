package asalto.arena.dice;

import asalto.rules.Roll;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How many dice each roller has thrown in a round so far. Counted from the faces that the round's events recorded. */
public record Thrown(Map<String, Integer> byRoller) {

    public static final Thrown NONE = new Thrown(Map.of());

    public Thrown {
        byRoller = Map.copyOf(byRoller);
    }

    public Thrown and(List<Roll> rolls) {
        var more = new HashMap<>(byRoller);
        for (var roll : rolls) {
            more.merge(roll.roller(), 1, Integer::sum);
        }
        return new Thrown(more);
    }

    public int by(String roller) {
        return byRoller.getOrDefault(roller, 0);
    }

    public int all() {
        return byRoller.values().stream().mapToInt(Integer::intValue).sum();
    }
}
