package asalto.arena;

import asalto.arena.dice.Thrown;
import asalto.rules.Encounter;
import asalto.rules.Event;
import asalto.rules.RuleSystem;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * An encounter as its log tells it so far.
 *
 * @param version the seq of its last event, 0 before the first
 * @param told the rules it is played by and where it is; empty before the first event
 */
public record Fold(UUID id, long version, Optional<Told> told) {

    /** An encounter that has begun. */
    public record Told(RuleSystem system, Encounter encounter) {}

    /** The id of the rules that it is played by. Ask only when it has begun. */
    String system() {
        return told.orElseThrow().system().id();
    }

    static Fold empty(UUID id) {
        return new Fold(id, 0, Optional.empty());
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
        return new Fold(id, version + events.size(), Optional.of(new Told(system, encounter)));
    }

    /** The dice thrown since the last round was started, as far as they hold. */
    Thrown thrown() {
        return Thrown.NONE.and(told.map(Told::encounter).map(Encounter::thrown).orElse(List.of()));
    }

    /** The round that time advances from: the last one that was started. */
    int lastPlayed() {
        return told.isEmpty() ? 0 : encounter().round() - (encounter().phase() == Encounter.Phase.PLAYING ? 0 : 1);
    }
}
