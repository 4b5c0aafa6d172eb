package asalto.arena.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.store.Feed;
import asalto.store.Sealer;
import asalto.store.SecureSalts;
import asalto.store.memory.MemoryEventStore;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

@DisplayNameGeneration(ReplaceUnderscores.class)
class ArrivedTest {

    private static final UUID EPOCH = UUID.randomUUID();
    private static final Topic TOPIC = new Topic("asalto.events", 3);

    private final Feed feed = new MemoryEventStore(new Sealer(Clock.systemUTC(), new SecureSalts()), EPOCH);
    private final Map<Integer, Optional<CloudEvents.Place>> tails = new HashMap<>();

    @BeforeEach
    void remembered() {
        feed.checkpoint(
                Map.of("asalto.events", 20L, "asalto.events/0", 18L, "asalto.events/1", 20L, "asalto.events/2", 5L));
        tails.put(0, Optional.of(new CloudEvents.Place(EPOCH, 18)));
        tails.put(1, Optional.of(new CloudEvents.Place(EPOCH, 20)));
        tails.put(2, Optional.of(new CloudEvents.Place(EPOCH, 5)));
    }

    @Test
    void a_topic_as_it_is_remembered_goes_on_from_there() {
        assertArrived(20, 18, 20, 5);
    }

    @Test
    void what_arrived_and_was_not_remembered_is_not_sent_again() {
        tails.put(2, Optional.of(new CloudEvents.Place(EPOCH, 25)));

        assertArrived(20, 18, 20, 25);
    }

    @Test
    void a_partition_behind_what_is_remembered_is_sent_again_from_its_last_record() {
        tails.put(1, Optional.of(new CloudEvents.Place(EPOCH, 7)));

        assertArrived(7, 18, 7, 5);
    }

    @Test
    void an_empty_partition_that_had_something_is_sent_again_from_the_beginning() {
        tails.remove(0);

        assertArrived(0, 0, 20, 5);
    }

    @Test
    void a_record_of_another_epoch_proves_nothing_beyond_what_is_remembered() {
        tails.put(1, Optional.of(new CloudEvents.Place(UUID.randomUUID(), 99)));

        assertArrived(20, 18, 20, 5);
    }

    @Test
    void a_record_that_is_not_ours_proves_nothing_beyond_what_is_remembered() {
        tails.put(2, Optional.empty());

        assertArrived(20, 18, 20, 5);
    }

    private void assertArrived(long everywhere, long... byPartition) {
        var arrived = Arrived.compare(feed, TOPIC, tails, EPOCH);

        assertEquals(everywhere, arrived.everywhere());
        for (int partition : List.of(0, 1, 2)) {
            assertEquals(byPartition[partition], arrived.in(partition), "partition " + partition);
        }
    }
}
