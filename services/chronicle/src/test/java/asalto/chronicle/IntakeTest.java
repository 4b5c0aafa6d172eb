package asalto.chronicle;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(Platform.class)
@DisplayNameGeneration(ReplaceUnderscores.class)
class IntakeTest {

    World world;

    @Inject
    DataSource app;

    private final String encounter = UUID.randomUUID().toString();

    @Test
    void what_the_relay_sends_is_stored_byte_for_byte() throws Exception {
        var written = "{\"seq\":1,\"name\":\"Señor \\u0000 \\uD83D\\uDDE1 🗡\",\"evidence\":{\"header\":"
                + "\"{\\\"encounter\\\":\\\"" + encounter + "\\\",\\\"seq\\\":1}\"}}";
        world.relay().send(List.of(TopicRecord.of(encounter, 1, written, "aa")));
        awaitRecorded(1, 1, 0, 0);
        assertEquals(written, text("select envelope from chronicle.recorded_event where encounter = ?"));
        assertEquals("aa", text("select header_hash from chronicle.recorded_event where encounter = ?"));
        assertEquals("1", text("select epoch from chronicle.recorded_event where encounter = ?"));
    }

    @Test
    void duplicates_and_a_replay_of_the_topic_are_dropped() throws Exception {
        world.relay().send(List.of(event(1), event(1), event(2), event(1), event(2), event(3)));
        awaitRecorded(3, 3, 0, 0);
        world.relay().send(List.of(event(1), event(2), event(3), event(4)));
        awaitRecorded(4, 4, 0, 0);
    }

    @Test
    void behind_a_hole_events_wait_and_go_on_when_it_is_filled() throws Exception {
        world.relay().send(List.of(event(1), event(3), event(4)));
        awaitRecorded(3, 1, 2, 0);
        world.relay().send(List.of(event(2)));
        awaitRecorded(4, 4, 0, 0);
    }

    @Test
    void an_encounter_whose_first_event_is_missing_waits_from_the_start() throws Exception {
        world.relay().send(List.of(event(2), event(3)));
        awaitRecorded(2, 0, 2, 0);
        world.relay().send(List.of(event(1)));
        awaitRecorded(3, 3, 0, 0);
    }

    @Test
    void what_is_not_an_envelope_is_refused_and_stops_nobody() throws Exception {
        world.relay()
                .send(List.of(
                        event(1),
                        event(2).withValue(null),
                        event(2).withValue(new byte[] {(byte) 0xff, (byte) 0xfe}),
                        event(2).withValue("{\"seq\":2,".getBytes(StandardCharsets.UTF_8)),
                        event(2).withValue("[2]".getBytes(StandardCharsets.UTF_8)),
                        event(2).withKey("somebody-else"),
                        event(2).withKey(null),
                        event(2).withHeader("ce_id", encounter + ":3"),
                        event(2).without("ce_hash"),
                        event(2)));
        awaitRecorded(2, 2, 0, 8);
        assertEquals(
                "headers-missing,names-differ,names-differ,no-key,not-an-envelope,not-an-envelope,not-text,not-text",
                text(
                        "select string_agg(reason, ',' order by reason) from chronicle.refused_record where encounter = ?"));
    }

    @Test
    void a_record_that_says_something_else_than_the_one_stored_is_kept_as_refused() throws Exception {
        world.relay().send(List.of(event(1), event(2)));
        awaitRecorded(2, 2, 0, 0);
        world.relay().send(List.of(TopicRecord.of(encounter, 2, envelope(2) + " ", "bb")));
        awaitRecorded(2, 2, 0, 1);
        assertEquals("contradicts", text("select reason from chronicle.refused_record where encounter = ?"));
        assertEquals(
                envelope(2), text("select envelope from chronicle.recorded_event where seq = 2 and encounter = ?"));
    }

    @Test
    void a_record_that_announces_another_hash_for_the_event_stored_is_kept_as_refused() throws Exception {
        world.relay().send(List.of(event(1), event(1).withHeader("ce_hash", "bb"), event(1)));
        awaitRecorded(1, 1, 0, 1);
        assertEquals("contradicts", text("select reason from chronicle.refused_record where encounter = ?"));
        assertEquals("aa", text("select header_hash from chronicle.recorded_event where encounter = ?"));
    }

    @Test
    void a_seq_that_no_encounter_can_have_is_refused_and_stops_nobody() throws Exception {
        world.relay().send(List.of(event(1), event(Long.MAX_VALUE), event(1L << 53), event(0), event(-1), event(2)));
        awaitRecorded(2, 2, 0, 4);
        world.relay().send(List.of(event(3)));
        awaitRecorded(3, 3, 0, 4);
    }

    @Test
    void records_of_several_megabytes_are_taken_or_refused_like_any_other() throws Exception {
        var padding = "x".repeat(7 << 20);
        var large = envelope(2).replaceFirst("\\{", "{\"padding\":\"" + padding + "\",");
        world.relay()
                .send(List.of(
                        event(1),
                        event(2).withValue(padding.getBytes(StandardCharsets.UTF_8)),
                        event(2).withValue("[".repeat(7 << 20).getBytes(StandardCharsets.UTF_8)),
                        event(2).withValue(("{\"seq\":" + "9".repeat(7 << 20) + "}").getBytes(StandardCharsets.UTF_8)),
                        event(2).withValue(large.getBytes(StandardCharsets.UTF_8)),
                        event(3)));
        awaitRecorded(3, 3, 0, 3);
    }

    @Test
    void while_kafka_is_away_answers_go_on_and_afterwards_nothing_is_missing() throws Exception {
        world.relay().send(List.of(event(1), event(2)));
        awaitRecorded(2, 2, 0, 0);
        world.servers().stopKafka();
        assertEquals(2, recorded().get("last"));
        RestAssured.get("/q/health/ready").then().statusCode(200);
        world.servers().startKafka();
        world.relay().send(List.of(event(3)));
        awaitRecorded(3, 3, 0, 0);
    }

    @Test
    void while_the_database_is_away_nothing_is_lost() throws Exception {
        world.relay().send(List.of(event(1)));
        awaitRecorded(1, 1, 0, 0);
        world.servers().stopPostgres();
        world.relay().send(List.of(event(2), event(3)));
        world.servers().startPostgres();
        awaitRecorded(3, 3, 0, 0);
    }

    @Test
    void the_service_can_neither_change_nor_remove_what_is_recorded() throws Exception {
        world.relay().send(List.of(event(1)));
        awaitRecorded(1, 1, 0, 0);
        for (var sql : List.of(
                "update chronicle.recorded_event set envelope = ''",
                "delete from chronicle.recorded_event",
                "truncate chronicle.recorded_event",
                "update chronicle.refused_record set reason = ''",
                "delete from chronicle.refused_record")) {
            assertEquals("42501", refusal(sql, app.getConnection()).getSQLState());
            assertTrue(refusal(sql, world.superuser()).getMessage().contains("what was recorded stays"));
        }
    }

    @Test
    void an_encounter_that_nobody_knows_is_not_found() {
        var answer = RestAssured.get("/api/chronicle/encounters/nobody");
        assertEquals(404, answer.statusCode());
        assertEquals("application/problem+json", answer.contentType());
        assertEquals("not-found", answer.jsonPath().getString("code"));
    }

    private TopicRecord event(long seq) {
        return TopicRecord.of(encounter, seq, envelope(seq), "aa");
    }

    private String envelope(long seq) {
        return "{\"seq\":" + seq + ",\"evidence\":{\"header\":\"{\\\"encounter\\\":\\\"" + encounter
                + "\\\",\\\"seq\\\":" + seq + "}\"}}";
    }

    private void awaitRecorded(int events, int last, int waiting, int refused) {
        var expected = Map.of("events", events, "last", last, "waiting", waiting, "refused", refused);
        await().atMost(Duration.ofSeconds(60)).untilAsserted(() -> {
            var recorded = recorded();
            recorded.keySet().retainAll(expected.keySet());
            assertEquals(expected, recorded);
        });
    }

    private Map<String, Object> recorded() {
        var answer = RestAssured.get("/api/chronicle/encounters/" + encounter);
        assertEquals(200, answer.statusCode());
        return answer.jsonPath().getMap("");
    }

    private String text(String sql) throws SQLException {
        try (var connection = app.getConnection();
                var select = connection.prepareStatement(sql)) {
            select.setString(1, encounter);
            try (var row = select.executeQuery()) {
                row.next();
                return row.getString(1);
            }
        }
    }

    private static SQLException refusal(String sql, java.sql.Connection role) throws SQLException {
        try (role;
                var statement = role.createStatement()) {
            return assertThrows(SQLException.class, () -> statement.execute(sql));
        }
    }
}
