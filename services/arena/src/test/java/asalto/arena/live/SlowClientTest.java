package asalto.arena.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import asalto.arena.Backing;
import asalto.protocol.Json;
import asalto.protocol.Systems;
import asalto.rules.form.Form;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.LongStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** One who does not read costs a window and no more, and is cut in the end. */
@QuarkusTest
@WithTestResource(Backing.class)
@DisplayNameGeneration(ReplaceUnderscores.class)
class SlowClientTest {

    private static final int ENCOUNTERS = 20;
    private static final int LARGEST_FRAME = 64 * 1024;

    @Inject
    Gallery gallery;

    @Inject
    asalto.store.EventStore store;

    private final StuckWire wire = new StuckWire();

    @Test
    void the_pump_stops_at_the_window_and_goes_on_when_it_drains() throws Exception {
        var encounters = opened();
        var connection = gallery.welcome("slow", wire);
        encounters.forEach(encounter -> connection.ask(
                Request.read("{\"t\": \"sub\", \"encounter\": \"" + encounter + "\", \"from\": {\"pos\": 0}}")));
        Awaitility.await().until(() -> wire.inFlight() >= Timing.WINDOW_BYTES);

        assertTrue(wire.most() <= Timing.WINDOW_BYTES + LARGEST_FRAME, () -> "in flight: " + wire.most());
        assertFalse(hasAll(encounters));
        Awaitility.await().atMost(Duration.ofSeconds(30)).until(() -> {
            wire.drain();
            return hasAll(encounters);
        });
        assertTrue(wire.most() <= Timing.WINDOW_BYTES + LARGEST_FRAME, () -> "in flight: " + wire.most());
        for (var encounter : encounters) {
            assertEquals(
                    LongStream.rangeClosed(1, store.head(encounter)).boxed().toList(), positions(encounter));
        }
        connection.end();
    }

    @Test
    void one_who_takes_nothing_for_long_is_cut() {
        var connection = gallery.welcome("stuck", wire);

        wire.stuckFor(Timing.STUCK_MILLIS);
        connection.look();
        assertFalse(wire.isCut());
        wire.stuckFor(Timing.STUCK_MILLIS + 1);
        connection.look();

        assertTrue(wire.isCut());
    }

    private boolean hasAll(List<UUID> encounters) {
        return encounters.stream().allMatch(encounter -> positions(encounter).size() >= store.head(encounter));
    }

    private List<Long> positions(UUID encounter) {
        var positions = new ArrayList<Long>();
        for (var text : wire.offered()) {
            try {
                var frame = Json.records().readTree(text);
                if (frame.path("t").asText().equals("ev")
                        && frame.path("encounter").asText().equals(encounter.toString())) {
                    LongStream.rangeClosed(
                                    frame.path("p").path(0).asLong(),
                                    frame.path("p").path(1).asLong())
                            .forEach(positions::add);
                }
            } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
                throw new AssertionError(text, e);
            }
        }
        return positions;
    }

    /** Encounters whose first event is large: it has all the tables. */
    private List<UUID> opened() {
        var book = Systems.all().getFirst();
        var id = new Form.Fields(
                List.of(new Form.Field("id", new Form.Text(book.rules().id()))));
        var opening = new Form.Fields(
                List.of(new Form.Field("ruleset", id), new Form.Field("combatants", new Form.Items(List.of()))));
        var events = ((asalto.rules.Decision.Accepted) book.rules().open(opening)).events();
        var written = events.stream()
                .map(event -> asalto.store.NewEvent.of(event, book.codec()))
                .toList();
        var encounters = new ArrayList<UUID>();
        for (int i = 0; i < ENCOUNTERS; i++) {
            var encounter = UUID.randomUUID();
            store.append(new asalto.store.Append(encounter, 0, written, java.util.Optional.empty()));
            encounters.add(encounter);
        }
        return encounters;
    }
}
