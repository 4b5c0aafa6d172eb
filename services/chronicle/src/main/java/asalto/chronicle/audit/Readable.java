package asalto.chronicle.audit;

import asalto.protocol.EventCodec;
import asalto.protocol.LoggedEvent;
import asalto.rules.CorruptStream;
import asalto.rules.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the rules can be asked about.
 *
 * @param events those before the first that is none of the system, or none as it is written
 * @param end what is wrong with that one
 */
record Readable(List<Event> events, Optional<Fault> end) {

    static Readable of(EventCodec codec, List<LoggedEvent> logged) {
        var events = new ArrayList<Event>();
        for (var event : logged) {
            try {
                var read = codec.read(event);
                var misplaced = codec.misplaced(event);
                if (!misplaced.isEmpty()) {
                    var fields = Map.of("fields", String.join(",", misplaced));
                    return new Readable(events, Optional.of(new Fault(events.size() + 1L, "misplaced", fields)));
                }
                events.add(read);
            } catch (CorruptStream _) {
                return before(events);
            }
        }
        return new Readable(events, Optional.empty());
    }

    /** Those before one that cannot be read. */
    static Readable before(List<Event> events) {
        return new Readable(events, Optional.of(Fault.of(events.size() + 1L, "unreadable")));
    }

    boolean isAll() {
        return end.isEmpty();
    }
}
