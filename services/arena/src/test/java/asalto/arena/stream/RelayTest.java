package asalto.arena.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.protocol.Envelope;
import asalto.protocol.Times;
import asalto.store.FedEvent;
import asalto.store.Feed;
import asalto.store.FeedHead;
import asalto.store.StoreUnavailable;
import asalto.store.Turn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.config.TopicConfig;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

@DisplayNameGeneration(ReplaceUnderscores.class)
class RelayTest {

    private static Backend backend;

    private final List<UUID> encounters =
            IntStream.range(0, 20).mapToObj(_ -> UUID.randomUUID()).toList();

    @BeforeAll
    static void start() {
        backend = new Backend();
    }

    @AfterAll
    static void stop() {
        backend.close();
    }

    @Test
    void everything_appended_arrives_once_and_in_order() {
        encounters.forEach(encounter -> backend.append(encounter, 3));
        try (var relay = backend.relay().start()) {
            encounters.forEach(encounter -> backend.append(encounter, 4));
            relay.wake();

            assertEquals(once(7), seqs(read(7)));
        }
    }

    @Test
    void a_record_says_what_the_api_describes() {
        var encounter = encounters.getFirst();
        backend.append(encounter, 2);
        try (var _ = backend.relay().start()) {
            var record = Reader.read(backend.bootstrap(), lastSeqs(List.of(encounter), 2))
                    .getLast();
            var event = backend.log(encounter).getLast();

            assertEquals(Envelope.write(event), Reader.text(record.value()));
            assertEquals(
                    List.of(
                            "ce_specversion=1.0",
                            "ce_id=" + encounter + ":2",
                            "ce_source=/asalto/arena",
                            "ce_type=asalto.Sneezed.v1",
                            "ce_time=" + Times.text(event.about().time()),
                            "ce_round=2",
                            "ce_beat=3",
                            "ce_position=" + backend.feed.head().position(),
                            "ce_epoch=" + backend.feed.head().epoch(),
                            "ce_hash=" + event.hash().hex(),
                            "content-type=application/json"),
                    Arrays.stream(record.headers().toArray())
                            .map(header -> header.key() + "=" + Reader.text(header.value()))
                            .toList());
        }
    }

    @Test
    void the_topic_is_made_with_twelve_partitions_and_kept_for_ever() throws Exception {
        backend.append(encounters.getFirst(), 1);
        try (var _ = backend.relay().start();
                var admin = Admin.create(Settings.admin(backend.bootstrap()))) {
            Reader.read(backend.bootstrap(), lastSeqs(encounters.subList(0, 1), 1));
            var topic = new ConfigResource(ConfigResource.Type.TOPIC, "asalto.events");
            var config = admin.describeConfigs(List.of(topic)).all().get().get(topic);

            assertEquals("-1", config.get(TopicConfig.RETENTION_MS_CONFIG).value());
            assertEquals(
                    12,
                    admin.describeTopics(List.of("asalto.events"))
                            .allTopicNames()
                            .get()
                            .get("asalto.events")
                            .partitions()
                            .size());
        }
    }

    @Test
    void what_was_sent_and_not_remembered_is_not_sent_again() throws Exception {
        encounters.forEach(encounter -> backend.append(encounter, 2));
        var killed = new Forgetful(backend.feed);
        var relay = new Relay(killed, backend.bootstrap()).start();
        killed.remembering.await();
        read(2);
        relay.close();
        encounters.forEach(encounter -> backend.append(encounter, 2));

        try (var _ = backend.relay().start()) {
            assertEquals(once(4), seqs(read(4)));
        }
    }

    @Test
    void of_two_relays_one_sends_and_the_other_takes_over() {
        var first = backend.relay().start();
        try (var _ = backend.relay().start()) {
            encounters.forEach(encounter -> backend.append(encounter, 3));
            read(3);
            first.close();
            encounters.forEach(encounter -> backend.append(encounter, 2));

            assertEquals(once(5), seqs(read(5)));
        }
    }

    @Test
    void kafka_may_go_and_come_back() {
        encounters.forEach(encounter -> backend.append(encounter, 1));
        try (var relay = backend.relay().start()) {
            read(1);
            backend.stopKafka();
            encounters.forEach(encounter -> backend.append(encounter, 2));
            relay.wake();
            awaitPositionsOfAll();
            backend.startKafka();
            encounters.forEach(encounter -> backend.append(encounter, 1));

            assertEquals(once(4), withoutRepeats(read(4)));
        }
    }

    @Test
    void kafka_may_be_away_at_the_start() {
        var bootstrap = backend.bootstrap();
        backend.stopKafka();
        encounters.forEach(encounter -> backend.append(encounter, 2));
        try (var _ = new Relay(backend.feed, bootstrap).start()) {
            awaitPositionsOfAll();
            backend.startKafka();

            assertEquals(once(2), withoutRepeats(read(2)));
        }
    }

    @Test
    void a_relay_that_waits_for_kafka_can_be_closed() {
        var bootstrap = backend.bootstrap();
        backend.stopKafka();
        var relay = new Relay(backend.feed, bootstrap).start();
        backend.append(encounters.getFirst(), 1);
        awaitPositionsOfAll();

        relay.close();

        backend.startKafka();
    }

    @Test
    void a_topic_that_was_lost_is_filled_again_from_the_first_event() throws Exception {
        encounters.forEach(encounter -> backend.append(encounter, 2));
        try (var _ = backend.relay().start()) {
            read(2);
        }
        try (var admin = Admin.create(Settings.admin(backend.bootstrap()))) {
            admin.deleteTopics(List.of("asalto.events")).all().get();
        }

        try (var _ = backend.relay().start()) {
            assertEquals(once(2), seqs(read(2)));
        }
    }

    /** Positions are given although nothing can be sent. */
    private void awaitPositionsOfAll() {
        var last = encounters.stream()
                .filter(encounter -> !backend.log(encounter).isEmpty())
                .toList()
                .getLast();
        var event = backend.log(last).getLast();
        while (backend.feed.read(0, 100_000).stream()
                .noneMatch(fed -> fed.event().equals(event))) {
            Thread.onSpinWait();
        }
    }

    private List<ConsumerRecord<byte[], byte[]>> read(int lastSeq) {
        return Reader.read(backend.bootstrap(), lastSeqs(encounters, lastSeq));
    }

    private static TreeMap<String, Integer> lastSeqs(List<UUID> encounters, int seq) {
        var last = new TreeMap<String, Integer>();
        encounters.forEach(encounter -> last.put(encounter.toString(), seq));
        return last;
    }

    private Map<String, List<Integer>> once(int lastSeq) {
        var expected = new TreeMap<String, List<Integer>>();
        var seqs = IntStream.rangeClosed(1, lastSeq).boxed().toList();
        encounters.forEach(encounter -> expected.put(encounter.toString(), seqs));
        return expected;
    }

    private static Map<String, List<Integer>> seqs(List<ConsumerRecord<byte[], byte[]>> records) {
        var seqs = new TreeMap<String, List<Integer>>();
        for (var record : records) {
            seqs.computeIfAbsent(Reader.text(record.key()), _ -> new ArrayList<>())
                    .add(Reader.seq(record));
        }
        return seqs;
    }

    /** As a consumer takes them: an encounter's next seq, and nothing else. */
    private static Map<String, List<Integer>> withoutRepeats(List<ConsumerRecord<byte[], byte[]>> records) {
        var taken = seqs(records);
        taken.replaceAll((_, seqs) -> {
            var next = new ArrayList<Integer>();
            seqs.stream().filter(seq -> seq == next.size() + 1).forEach(next::add);
            return next;
        });
        return taken;
    }

    /** A feed whose reader is stopped for good when it wants to remember. */
    private record Forgetful(Feed feed, CountDownLatch remembering) implements Feed {

        Forgetful(Feed feed) {
            this(feed, new CountDownLatch(1));
        }

        @Override
        public void checkpoint(Map<String, Long> positions) {
            remembering.countDown();
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                throw new StoreUnavailable("killed", e);
            }
        }

        @Override
        public int step(int limit) {
            return feed.step(limit);
        }

        @Override
        public List<FedEvent> read(long afterPosition, int limit) {
            return feed.read(afterPosition, limit);
        }

        @Override
        public FeedHead head() {
            return feed.head();
        }

        @Override
        public Optional<Turn> turn(String reader) {
            return feed.turn(reader);
        }

        @Override
        public long checkpoint(String reader) {
            return feed.checkpoint(reader);
        }
    }
}
