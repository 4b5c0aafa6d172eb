package asalto.chronicle.intake;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import asalto.chronicle.Platform;
import asalto.chronicle.Relay;
import asalto.chronicle.TopicRecord;
import asalto.chronicle.World;
import asalto.chronicle.copy.Copy;
import asalto.chronicle.copy.Summary;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.stream.LongStream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(Platform.class)
@DisplayNameGeneration(ReplaceUnderscores.class)
class IntakeRestartTest {

    World world;

    @Inject
    DataSource database;

    @Inject
    Copy copy;

    private final String topic = "asalto.again." + UUID.randomUUID();
    private final String encounter = UUID.randomUUID().toString();
    private Relay relay;

    @BeforeEach
    void connect() {
        relay = new Relay(world.servers().kafkaBootstrap(), topic);
    }

    @AfterEach
    void disconnect() {
        relay.close();
    }

    @Test
    void a_restart_goes_on_at_the_stored_offsets() throws Exception {
        relay.makeTopic();
        var first = started();
        relay.send(List.of(event(1), event(2)));
        awaitStored(2);
        stop(first);
        relay.send(List.of(event(3), event(4)));
        // Had it begun at the start again, the first two would be back.
        world.tamper("delete from chronicle.recorded_event where seq <= 2 and encounter = '" + encounter + "'");
        var second = started();
        await().atMost(Duration.ofSeconds(30)).until(() -> summary().lastSeq() == 4);
        stop(second);
        assertEquals(2, summary().events());
    }

    @Test
    void a_topic_that_was_made_anew_is_read_from_its_start_and_gives_nothing_twice() throws Exception {
        relay.makeTopic();
        var intake = started();
        relay.send(List.of(event(1), event(2)));
        awaitStored(2);
        stop(intake);
        relay.deleteTopic();
        relay.makeTopic();
        relay.send(List.of(event(1), event(2), event(3)));
        var again = started();
        awaitStored(3);
        stop(again);
        assertEquals(0, summary().refused());
    }

    @Test
    void kafka_and_the_topic_may_be_away_at_the_start() throws Exception {
        world.servers().stopKafka();
        var intake = started();
        assertFalse(intake.state().isFollowing());
        world.servers().startKafka();
        relay.makeTopic();
        await().atMost(Duration.ofSeconds(60)).until(() -> intake.state().isFollowing());
        relay.send(List.of(event(1)));
        awaitStored(1);
        stop(intake);
    }

    @Test
    void two_intakes_on_the_same_tables_store_everything_once() throws Exception {
        relay.makeTopic();
        var one = started();
        var other = started();
        relay.send(LongStream.rangeClosed(1, 2000).mapToObj(this::event).toList());
        awaitStored(2000);
        stop(one);
        stop(other);
        assertEquals(new Summary(2000, 2000, 2000, 2000, 0), summary());
    }

    private Intake started() {
        var intake = new Intake(
                new TestSettings(world.servers().kafkaBootstrap(), topic), new Ledger(database), new Progress());
        intake.start(new StartupEvent());
        return intake;
    }

    private static void stop(Intake intake) throws InterruptedException {
        intake.stop(new ShutdownEvent());
    }

    private void awaitStored(long events) {
        await().atMost(Duration.ofSeconds(60)).until(() -> summary().lastSeq() == events);
    }

    private Summary summary() throws SQLException {
        return copy.summary(encounter);
    }

    private TopicRecord event(long seq) {
        var envelope = "{\"seq\":" + seq + ",\"evidence\":{\"header\":\"{\\\"encounter\\\":\\\"" + encounter
                + "\\\",\\\"seq\\\":" + seq + "}\"}}";
        return TopicRecord.of(encounter, seq, envelope, "aa");
    }
}
