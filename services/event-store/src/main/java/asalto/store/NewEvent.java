package asalto.store;

import asalto.protocol.EventCodec;
import asalto.protocol.WireFact;
import asalto.rules.Event;
import java.util.Optional;

/** An event that has no place and no time yet. */
public record NewEvent(int round, int beat, Optional<String> actor, WireFact fact) {

    public static NewEvent of(Event event, EventCodec codec) {
        return new NewEvent(event.round(), event.beat(), event.actor(), codec.write(event.fact()));
    }
}
