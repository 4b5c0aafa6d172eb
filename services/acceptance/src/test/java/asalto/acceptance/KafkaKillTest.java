package asalto.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Kafka is killed while several encounters are played: play goes on, and nothing is missing on the topic afterwards. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class KafkaKillTest {

    private static final int ENCOUNTERS = 4;
    private static final int KILLS = 2;
    private static final int ROUNDS_BETWEEN = 60;

    @TempDir
    Path data;

    private final AtomicBoolean stop = new AtomicBoolean();
    private final AtomicInteger rounds = new AtomicInteger();

    @Test
    void every_event_is_on_the_topic_once_and_in_order_and_every_audit_is_intact() throws Exception {
        try (var product = Product.started(data);
                var players = Executors.newVirtualThreadPerTaskExecutor()) {
            var duels = new ArrayList<Duel>();
            for (int i = 0; i < ENCOUNTERS; i++) {
                duels.add(Duel.opened(product, "kafka killed " + i).playedWhole());
            }
            var played =
                    duels.stream().map(duel -> players.submit(() -> play(duel))).toList();
            for (int kill = 0; kill < KILLS; kill++) {
                awaitMoreRounds();
                killKafka(product);
                awaitMoreRounds();
            }
            stop.set(true);
            for (var each : played) {
                each.get();
            }

            for (var duel : duels) {
                var audit = duel.settledAudit();
                assertEquals("intact", audit.path("verdict").asText(), audit::toString);
            }
            var topic = TopicReader.read(product);
            for (var duel : duels) {
                assertEquals(duel.export().lines().toList(), taken(topic.get(duel.id())));
            }
        }
    }

    private void play(Duel duel) {
        while (!stop.get()) {
            duel.playedIdly();
            rounds.incrementAndGet();
        }
    }

    private void awaitMoreRounds() {
        int before = rounds.get();
        Awaitility.await("play goes on")
                .atMost(Duration.ofMinutes(2))
                .until(() -> rounds.get() >= before + ROUNDS_BETWEEN);
    }

    private void killKafka(Product product) {
        long killed = product.pid("kafka");
        product.killHard("kafka");
        int before = rounds.get();
        Awaitility.await("Kafka runs again").atMost(Duration.ofMinutes(2)).until(() -> product.pid("kafka") != killed);
        assertTrue(rounds.get() > before, "nothing was played while Kafka was away");
    }

    /** By the rule of the contract: an encounter's next seq is taken, what is there already is dropped, nothing is left out. */
    private static List<String> taken(List<String> values) {
        var taken = new ArrayList<String>();
        for (var value : values) {
            int seq = Duel.read(value).path("seq").asInt();
            assertTrue(seq <= taken.size() + 1, () -> "a hole before " + seq + " after " + taken.size());
            if (seq == taken.size() + 1) {
                taken.add(value);
            } else {
                assertEquals(taken.get(seq - 1), value);
            }
        }
        return taken;
    }
}
