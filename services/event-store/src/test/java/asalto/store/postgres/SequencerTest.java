package asalto.store.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import asalto.store.EventStore;
import asalto.store.FedEvent;
import asalto.store.Feed;
import asalto.store.Intent;
import asalto.store.Log;
import asalto.store.Outcome;
import asalto.store.Sealer;
import asalto.store.SecureSalts;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

@DisplayNameGeneration(ReplaceUnderscores.class)
class SequencerTest {

    private final EventStore store =
            new PostgresEventStore(Database.SERVICE_CONNECTIONS, new Sealer(Clock.systemUTC(), new SecureSalts()));
    private final Feed feed = new PostgresFeed(Database.SERVICE_CONNECTIONS);

    @Test
    void a_transaction_that_stays_open_delays_only_itself() throws Exception {
        var slow = UUID.randomUUID();
        var quick = UUID.randomUUID();
        long before = Log.drain(feed);
        var inside = new CountDownLatch(1);
        var goOn = new CountDownLatch(1);
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            var open = executor.submit(() -> store.append(Log.append(slow, 0, 2, waiting(inside, goOn))));
            inside.await();

            store.append(Log.append(quick, 0, 1));
            Log.drain(feed);
            assertEquals(List.of(quick), encounters(feed.read(before, 10)));

            goOn.countDown();
            assertInstanceOf(Outcome.Appended.class, open.get());
        }
        Log.drain(feed);
        assertEquals(List.of(quick, slow, slow), encounters(feed.read(before, 10)));
    }

    private static Intent waiting(CountDownLatch inside, CountDownLatch goOn) {
        return new Intent(Log.ANA, "k", Log.fingerprint("body"), _ -> {
            inside.countDown();
            try {
                goOn.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return Log.answer("slow");
        });
    }

    @Test
    void a_copy_in_another_cluster_goes_on_under_a_new_epoch() throws SQLException {
        store.append(Log.append(UUID.randomUUID(), 0, 1));
        long position = Log.drain(feed);
        var epoch = feed.head().epoch();
        feed.step(10);
        assertEquals(epoch, feed.head().epoch());

        pretendToBeACopy();
        store.append(Log.append(UUID.randomUUID(), 0, 1));
        Log.drain(feed);

        assertNotEquals(epoch, feed.head().epoch());
        assertEquals(position + 1, feed.head().position());
    }

    private static void pretendToBeACopy() throws SQLException {
        try (var connection = Database.superuser();
                var change = connection.createStatement()) {
            change.executeUpdate("update log.feed_head set cluster = cluster + 1");
        }
    }

    @Test
    void migrations_that_were_run_before_change_nothing() {
        Migrations.run(Database.as(Database.OWNER), Database.SERVICE);

        store.append(Log.append(UUID.randomUUID(), 0, 1));
        assertNotEquals(0, Log.drain(feed));
    }

    private static List<UUID> encounters(List<FedEvent> events) {
        return events.stream().map(FedEvent::encounter).toList();
    }
}
