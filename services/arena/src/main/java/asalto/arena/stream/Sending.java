package asalto.arena.stream;

import asalto.store.FedEvent;
import asalto.store.Feed;
import asalto.store.StoreUnavailable;
import asalto.store.Turn;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.KafkaException;

/**
 * One stretch of sending, from a start to the first failure. Everything is sent once, in the order of the positions; over
 * disturbances the producer keeps that order within a partition. After a failure nothing more is sent by it: the next
 * stretch looks what arrived.
 */
final class Sending {

    private static final Logger LOG = System.getLogger(Sending.class.getName());

    private static final int MOST_IN_FLIGHT = 2000;

    private record InFlight(long position, int partition, Future<RecordMetadata> arrival) {}

    private final Feed feed;
    private final Topic topic;
    private final UUID epoch;
    private final Arrived arrived;
    private final Producer<byte[], byte[]> producer;
    private final Turn turn;
    private final Bell bell;
    private final Deque<InFlight> inFlight = new ArrayDeque<>();
    private long read;
    private long remembered;
    private volatile boolean isLost;

    Sending(
            Feed feed,
            Topic topic,
            UUID epoch,
            Arrived arrived,
            Producer<byte[], byte[]> producer,
            Turn turn,
            Bell bell) {
        this.feed = feed;
        this.topic = topic;
        this.epoch = epoch;
        this.arrived = arrived;
        this.producer = producer;
        this.turn = turn;
        this.bell = bell;
        this.read = arrived.everywhere();
        this.remembered = arrived.everywhere();
    }

    /**
     * Looks how far the topic has come, making it if there is none.
     *
     * @return nothing while another relay, on whatever node, is at it
     */
    static Optional<Sending> open(Feed feed, String bootstrap, Bell bell) {
        return feed.turn(Topic.NAME).map(turn -> {
            try {
                return open(feed, bootstrap, turn, bell);
            } catch (RuntimeException e) {
                giveBack(turn);
                throw e;
            }
        });
    }

    private static Sending open(Feed feed, String bootstrap, Turn turn, Bell bell) {
        var topic = Topic.open(bootstrap);
        var epoch = feed.head().epoch();
        var arrived = Arrived.compare(feed, topic, Tails.read(bootstrap, topic), epoch);
        return new Sending(feed, topic, epoch, arrived, new KafkaProducer<>(Settings.producer(bootstrap)), turn, bell);
    }

    /**
     * Sends what is there to send and remembers what has arrived; waits for nothing.
     *
     * @return whether there may be more to send at once
     * @throws KafkaException if anything sent did not arrive: this stretch is over
     */
    boolean advance(int most) {
        remember();
        int room = Math.min(most, MOST_IN_FLIGHT - inFlight.size());
        if (room <= 0) {
            return false;
        }
        var events = feed.read(read, room);
        if (!events.isEmpty() && !turn.lasts()) {
            throw new KafkaException("the turn has ended: another relay may be sending");
        }
        events.forEach(this::send);
        return events.size() == room;
    }

    private void send(FedEvent event) {
        int partition = topic.partition(event.encounter());
        if (event.position() > arrived.in(partition)) {
            var record = CloudEvents.record(topic.name(), partition, event, epoch);
            requireNoLoss();
            var arrival = producer.send(record, (_, trouble) -> {
                if (trouble != null) {
                    isLost = true;
                }
                bell.ring();
            });
            inFlight.add(new InFlight(event.position(), partition, arrival));
            requireNoLoss();
        }
        read = event.position();
    }

    /** What comes behind a loss must not arrive: the next stretch would take it for a sign that all before it did. */
    private void requireNoLoss() {
        if (isLost) {
            inFlight.stream().filter(event -> event.arrival().isDone()).forEach(Sending::requireArrived);
        }
    }

    /** The position below which all has arrived moves with the longest on its way, not with the newest answer. */
    private void remember() {
        Map<String, Long> checkpoints = new HashMap<>();
        long all = remembered;
        while (!inFlight.isEmpty() && inFlight.getFirst().arrival().isDone()) {
            var first = inFlight.removeFirst();
            requireArrived(first);
            checkpoints.put(topic.reader(first.partition()), first.position());
            all = first.position();
        }
        if (inFlight.isEmpty()) {
            all = read;
        }
        if (all > remembered) {
            checkpoints.put(topic.reader(), all);
            feed.checkpoint(checkpoints);
            remembered = all;
        }
    }

    private static void requireArrived(InFlight event) {
        if (event.arrival().state() != Future.State.SUCCESS) {
            var why = event.arrival().exceptionNow();
            throw new KafkaException("position " + event.position() + " did not arrive", why);
        }
    }

    /** Without waiting for what is on its way: the next stretch looks for it. */
    void close() {
        producer.close(Duration.ZERO);
        giveBack(turn);
    }

    private static void giveBack(Turn turn) {
        try {
            turn.close();
        } catch (StoreUnavailable e) {
            LOG.log(Level.DEBUG, "A turn could not be given back: the store ends it by itself.", e);
        }
    }
}
