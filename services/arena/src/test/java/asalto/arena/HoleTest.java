package asalto.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import asalto.local.Servers;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.LongStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** Who watches an encounter whose log has lost something is told that it cannot be read, and is not kept waiting. */
@QuarkusTest
@WithTestResource(Backing.class)
@DisplayNameGeneration(ReplaceUnderscores.class)
class HoleTest {

    private static final int UNREADABLE = 4123;

    @TestHTTPResource
    URI arena;

    Servers servers;

    @Test
    void an_event_is_missing_between_others() throws SQLException {
        var duel = Duel.opened().played();
        delete(duel, "seq = 7");

        assertUnreadable(duel);
    }

    @Test
    void the_last_events_are_missing() throws SQLException {
        var duel = Duel.opened().played();
        delete(duel, "seq > 7");

        assertUnreadable(duel);
    }

    private void assertUnreadable(Duel duel) {
        try (var watcher = Watcher.connected(arena).replay(duel)) {
            assertEquals(UNREADABLE, watcher.awaitClose());
            var seen = watcher.positions();
            List<Long> sound = LongStream.rangeClosed(1, seen.size()).boxed().toList();
            assertEquals(sound, seen);
            assertTrue(seen.size() <= 7, seen::toString);
        }
    }

    private void delete(Duel duel, String which) throws SQLException {
        var log = new LogTables(servers);
        Awaitility.await("what others need of it").until(log::allIsSent);
        log.delete(duel, which);
    }
}
