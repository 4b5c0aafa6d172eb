package asalto.store;

import asalto.protocol.Evidence;
import asalto.protocol.Hash;
import asalto.protocol.LoggedEvent;
import asalto.protocol.Parts;
import asalto.protocol.WireFact;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Words of the tests: events, intents, and reading a whole log. */
public final class Log {

    public static final String ANA = "ana";

    private Log() {}

    /** An event like any other; the text says which. */
    public static NewEvent event(String what) {
        var parts = new Parts("{\"what\":\"" + what + "\"}", "{\"roll\":7}", "{\"skill\":3}");
        return new NewEvent(1, 2, Optional.of(ANA), new WireFact("Sneezed", 1, parts));
    }

    public static List<NewEvent> events(int count) {
        return Collections.nCopies(count, event("ñandú"));
    }

    public static Append append(UUID encounter, long expected, int events) {
        return new Append(encounter, expected, events(events), Optional.empty());
    }

    public static Append append(UUID encounter, long expected, int events, Intent intent) {
        return new Append(encounter, expected, events(events), Optional.of(intent));
    }

    /** An intent that is answered with the seqs of its events. */
    public static Intent intent(String key) {
        return intent(ANA, key, "body");
    }

    public static Intent intent(String seat, String key, String body) {
        return new Intent(seat, key, fingerprint(body), Log::answer);
    }

    public static Hash fingerprint(String body) {
        var hex = String.format("%064x", body.hashCode() & 0xffff_ffffL);
        return new Hash(hex);
    }

    private static Answer answer(List<LoggedEvent> events) {
        return answer(events.stream().map(event -> event.seq()).toList().toString());
    }

    public static Answer answer(String text) {
        return new Answer(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Every event of an encounter, read in pages. */
    public static List<LoggedEvent> all(EventStore store, UUID encounter) {
        var all = new ArrayList<LoggedEvent>();
        while (true) {
            var page = store.read(encounter, all.size(), 7);
            if (page.isEmpty()) {
                return all;
            }
            all.addAll(page);
        }
    }

    /** The whole feed behind a position, read in pages. */
    public static List<FedEvent> all(Feed feed, long afterPosition) {
        var all = new ArrayList<FedEvent>();
        while (true) {
            var page = feed.read(afterPosition + all.size(), 100);
            if (page.isEmpty()) {
                return all;
            }
            all.addAll(page);
        }
    }

    /** Gives positions until nothing waits; returns the last one given. */
    public static long drain(Feed feed) {
        while (feed.step(100) == 100) {
            // There may be more.
        }
        return feed.head().position();
    }

    public static Optional<Evidence.Break> firstBreak(EventStore store, UUID encounter) {
        return Evidence.firstBreak(encounter, all(store, encounter));
    }
}
