package asalto.arena;

import asalto.protocol.LoggedEvent;
import java.util.List;
import java.util.UUID;

/** Those who watch encounters. Told after the commit, so that nobody is ever shown what is not stored. */
public interface Audience {

    /** These events are stored. A hint: listeners believe positions and read the log where some are missing. */
    void appended(UUID encounter, List<LoggedEvent> events);

    /** The clock of a paced round struck, whether or not the beat left an event. */
    void struck(UUID encounter, int round, int beat);
}
