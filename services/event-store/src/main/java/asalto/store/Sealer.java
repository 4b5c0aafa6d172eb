package asalto.store;

import asalto.protocol.Hash;
import asalto.protocol.Header;
import asalto.protocol.LoggedEvent;
import asalto.protocol.Salt;
import asalto.protocol.Salts;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;

/** Gives new events their place, their time, their salts and their hash. */
public final class Sealer {

    private final Clock clock;
    private final Supplier<Salt> salts;

    /**
     * @param salts each asked for once; nobody else may be able to guess them
     */
    public Sealer(Clock clock, Supplier<Salt> salts) {
        this.clock = clock;
        this.salts = salts;
    }

    /**
     * Seals events behind an encounter's last one.
     *
     * @param version the seq of that one
     * @param previous its hash
     */
    public List<LoggedEvent> seal(UUID encounter, long version, Hash previous, List<NewEvent> events) {
        // The hashed time is the stored time: PostgreSQL and the wire know no nanoseconds.
        var now = clock.instant().truncatedTo(ChronoUnit.MICROS);
        var sealed = new ArrayList<LoggedEvent>(events.size());
        var last = previous;
        for (var event : events) {
            var header = header(encounter, version + sealed.size() + 1, now, event);
            sealed.add(LoggedEvent.seal(header, event.fact().parts(), salts(), last));
            last = sealed.getLast().hash();
        }
        return sealed;
    }

    private static Header header(UUID encounter, long seq, Instant now, NewEvent event) {
        var fact = event.fact();
        return new Header(encounter, seq, now, event.round(), event.beat(), fact.type(), fact.version(), event.actor());
    }

    private Salts salts() {
        return new Salts(salts.get(), salts.get(), salts.get());
    }
}
