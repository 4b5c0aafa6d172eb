package asalto.store;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * What follows from one command.
 *
 * @param expectedVersion the seq of the last event that was known when it was decided; 0 for a new encounter
 * @param events perhaps none
 * @param intent makes sure that it is done once
 */
public record Append(UUID encounter, long expectedVersion, List<NewEvent> events, Optional<Intent> intent) {
    public Append {
        events = List.copyOf(events);
    }
}
