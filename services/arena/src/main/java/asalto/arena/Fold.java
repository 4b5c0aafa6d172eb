package asalto.arena;

import asalto.arena.dice.Thrown;
import asalto.rules.Encounter;
import asalto.rules.Event;
import asalto.rules.RuleSystem;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * An encounter as its log tells it so far.
 *
 * @param version the seq of its last event, 0 before the first
 * @param told the rules it is played by and where it is; empty before the first event
 * @param thrown the dice thrown in each round
 */
public record Fold(UUID id, long version, Optional<Told> told, Map<Integer, Thrown> thrown) {

    /** An encounter that has begun. */
    public record Told(RuleSystem system, Encounter encounter) {}

    public Fold {
        thrown = Map.copyOf(thrown);
    }

    /** The id of the rules that it is played by. Ask only when it has begun. */
    String system() {
        return told.orElseThrow().system().id();
    }

    static Fold empty(UUID id) {
        return new Fold(id, 0, Optional.empty(), Map.of());
    }

    /** The encounter. Ask only when it has begun. */
    public Encounter encounter() {
        return told.orElseThrow().encounter();
    }

    /** @param events that follow directly */
    Fold and(RuleSystem system, List<Event> events) {
        if (events.isEmpty()) {
            return this;
        }
        var rest = told.isEmpty() ? events.subList(1, events.size()) : events;
        var encounter = told.map(Told::encounter).orElseGet(() -> system.begin(events.getFirst()));
        for (var event : rest) {
            encounter = encounter.evolve(event);
        }
        return new Fold(id, version + events.size(), Optional.of(new Told(system, encounter)), counted(system, events));
    }

    private Map<Integer, Thrown> counted(RuleSystem system, List<Event> events) {
        var counted = new HashMap<>(thrown);
        int from = 0;
        while (from < events.size()) {
            int round = events.get(from).round();
            int to = from + 1;
            while (to < events.size() && events.get(to).round() == round) {
                to++;
            }
            var rolls = system.rolls(events.subList(from, to));
            counted.merge(round, Thrown.NONE.and(rolls), (before, _) -> before.and(rolls));
            from = to;
        }
        return counted;
    }

    /** The dice thrown in a round so far. */
    Thrown thrownIn(int round) {
        return thrown.getOrDefault(round, Thrown.NONE);
    }

    /** The round that time advances from: the last one that was started. */
    int lastPlayed() {
        return told.isEmpty() ? 0 : encounter().round() - (encounter().phase() == Encounter.Phase.PLAYING ? 0 : 1);
    }
}
