package asalto.arena.stream;

import asalto.store.Feed;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** What the topic has: what the relay remembers of it, held against the last record of each partition. */
final class Arrived {

    private static final Logger LOG = System.getLogger(Arrived.class.getName());

    private final long[] byPartition;
    private long everywhere;

    private Arrived(int partitions, long everywhere) {
        this.byPartition = new long[partitions];
        this.everywhere = everywhere;
    }

    static Arrived compare(Feed feed, Topic topic, Map<Integer, Optional<CloudEvents.Place>> tails, UUID epoch) {
        var arrived = new Arrived(topic.partitions(), feed.checkpoint(topic.reader()));
        for (int partition = 0; partition < topic.partitions(); partition++) {
            long remembered = feed.checkpoint(topic.reader(partition));
            var tail = tails.getOrDefault(partition, Optional.of(new CloudEvents.Place(epoch, 0)));
            arrived.compare(partition, remembered, tail, epoch);
        }
        return arrived;
    }

    private void compare(int partition, long remembered, Optional<CloudEvents.Place> tail, UUID epoch) {
        if (!tail.map(place -> place.epoch().equals(epoch)).orElse(false)) {
            LOG.log(
                    Level.WARNING,
                    "A partition ends with a record of another epoch: events are sent again. partition={0} after={1}",
                    partition,
                    remembered);
            byPartition[partition] = remembered;
            return;
        }
        long last = tail.orElseThrow().position();
        if (last < remembered) {
            LOG.log(
                    Level.ERROR,
                    "A partition has lost what had arrived: it is sent again. partition={0} after={1} remembered={2}",
                    partition,
                    last,
                    remembered);
            everywhere = Math.min(everywhere, last);
        }
        byPartition[partition] = last;
    }

    /** The position up to which a partition has all that belongs into it. */
    long in(int partition) {
        return byPartition[partition];
    }

    /** The position up to which every partition has all that belongs into it. */
    long everywhere() {
        return everywhere;
    }
}
