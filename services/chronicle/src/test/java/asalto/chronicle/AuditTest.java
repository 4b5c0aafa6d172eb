package asalto.chronicle;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import asalto.protocol.Parts;
import asalto.protocol.Systems;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.path.json.JsonPath;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jboss.logging.Logger;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(Platform.class)
@DisplayNameGeneration(ReplaceUnderscores.class)
class AuditTest {

    private static final Logger LOG = Logger.getLogger(AuditTest.class);

    World world;

    private final Sealed fight = Duel.fought(UUID.randomUUID());
    private final int events = fight.events().size();

    // ---- intact

    @Test
    void a_fight_that_is_the_same_everywhere_is_intact() throws Exception {
        given(fight.records(), fight.lines());
        var audit = audit();
        assertEquals("intact", audit.getString("verdict"));
        assertEquals(fight.encounter().toString(), audit.getString("encounter"));
        assertEquals(events, audit.getInt("events"));
        assertEquals(fight.head().hex(), audit.getString("head"));
        assertEquals("chain true, same true, recomputed true", checks(audit));
        assertNull(audit.get("divergence"));
        assertNull(audit.get("data"));
        assertNull(audit.get("refused"));
    }

    @Test
    void a_round_that_is_still_being_played_is_intact_as_far_as_it_goes() throws Exception {
        given(fight.records().subList(0, 8), fight.lines().subList(0, 8));
        assertEquals("intact", audit().getString("verdict"));
        assertEquals(8, audit().getInt("events"));
    }

    @Test
    void an_encounter_that_neither_knows_is_not_found() {
        for (var id : List.of(UUID.randomUUID().toString(), "nobody", "1-1-1-1-1", "%27")) {
            var answer = RestAssured.given().urlEncodingEnabled(false).get("/api/audit/" + id);
            assertEquals(404, answer.statusCode());
            assertEquals("application/problem+json", answer.contentType());
            assertEquals("not-found", answer.jsonPath().getString("code"));
            assertEquals("urn:asalto:not-found", answer.jsonPath().getString("type"));
        }
    }

    // ---- the topic is behind

    @Test
    void an_audit_right_after_a_round_waits_for_the_topic() throws Exception {
        given(fight.records().subList(0, 5), fight.lines());
        var late = Thread.ofVirtual().start(() -> {
            try {
                await().until(() -> world.arena().wasAsked(fight.encounter()));
                world.relay().send(fight.records().subList(5, events));
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
        assertEquals("intact", audit().getString("verdict"));
        late.join();
    }

    @Test
    void a_topic_that_stays_behind_is_incomplete_with_both_heads() throws Exception {
        given(fight.records().subList(0, 5), fight.lines());
        var audit = audit();
        assertEquals("incomplete", audit.getString("verdict"));
        assertEquals(5, audit.getInt("data.chronicle"));
        assertEquals(events, audit.getInt("data.arena"));
        assertEquals("chain true, same topic-behind, recomputed true", checks(audit));
        assertNull(audit.get("divergence"));
    }

    @Test
    void an_encounter_that_only_the_arena_knows_is_incomplete() throws Exception {
        world.arena().exports(fight.encounter().toString(), fight.lines());
        var audit = audit();
        assertEquals("incomplete", audit.getString("verdict"));
        assertEquals(0, audit.getInt("data.chronicle"));
        assertEquals(events, audit.getInt("data.arena"));
    }

    // ---- the arena is away

    @Test
    void while_the_arena_is_away_the_own_copy_is_judged() throws Exception {
        given(fight.records(), fight.lines());
        world.arena().stop();
        try {
            var audit = audit();
            assertEquals("intact", audit.getString("verdict"));
            assertEquals("chain true, same arena-away, recomputed true", checks(audit));
            tamper(3, "set envelope = replace(envelope, 'Caballero', 'caballero')");
            assertEquals("3 chronicle chain", divergence(audit()));
        } finally {
            world.arena().start();
        }
    }

    @Test
    void an_arena_without_its_database_is_away() throws Exception {
        given(fight.records(), fight.lines());
        world.arena().answers(fight.encounter(), 503);
        var audit = audit();
        assertEquals("intact", audit.getString("verdict"));
        assertEquals("chain true, same arena-away, recomputed true", checks(audit));
        assertEquals("status-503", audit.getString("checks[1].data.reason"));
    }

    // ---- the arena is there, and does not show all it has

    @Test
    void an_export_that_breaks_off_is_not_called_intact() throws Exception {
        given(fight.records(), fight.lines());
        world.arena().breaksOff(fight.encounter(), 4000);
        assertWithheld("broken-off");
    }

    @Test
    void an_arena_that_answers_without_an_export_is_not_called_intact() throws Exception {
        given(fight.records(), fight.lines());
        world.arena().answers(fight.encounter(), 500);
        assertWithheld("status-500");
    }

    @Test
    void an_export_that_does_not_say_where_it_ends_is_not_called_intact() throws Exception {
        given(fight.records(), fight.lines());
        for (var head : List.of(
                "", "7", events + ":" + "g".repeat(64), "-1:" + fight.head().hex())) {
            world.arena().announces(fight.encounter().toString(), head);
            assertWithheld("head-missing");
        }
    }

    private void assertWithheld(String reason) {
        var audit = audit();
        assertEquals("incomplete", audit.getString("verdict"));
        assertEquals("chain true, same arena-away, recomputed true", checks(audit));
        assertEquals(reason, audit.getString("checks[1].data.reason"));
        assertEquals(events, audit.getInt("data.chronicle"));
    }

    // ---- what the arena announces

    @Test
    void an_export_that_ends_before_its_announced_head_is_named() throws Exception {
        given(fight.records(), fight.lines().subList(0, 8));
        announce(events, fight.head().hex());
        assertEquals("9 arena chain", divergence(audit()));
        assertEquals("missing", audit().getString("divergence.code"));
        world.arena().exports(fight.encounter().toString(), new byte[0]);
        announce(events, fight.head().hex());
        assertEquals("1 arena chain", divergence(audit()));
    }

    @Test
    void a_head_beyond_the_last_event_of_both_copies_is_named() throws Exception {
        given(fight.records(), fight.lines());
        announce(events + 1, fight.head().hex());
        assertEquals((events + 1) + " arena chain", divergence(audit()));
        assertEquals("missing", audit().getString("divergence.code"));
    }

    @Test
    void a_head_before_the_last_event_of_the_export_is_named() throws Exception {
        given(fight.records(), fight.lines());
        announce(events - 2, fight.events().get(events - 3).hash().hex());
        assertEquals((events - 1) + " arena chain", divergence(audit()));
        assertEquals("announced-head", audit().getString("divergence.code"));
    }

    @Test
    void a_head_with_another_hash_than_the_last_event_is_named() throws Exception {
        given(fight.records(), fight.lines());
        announce(events, "a".repeat(64));
        assertEquals(events + " arena chain", divergence(audit()));
        assertEquals("announced-head", audit().getString("divergence.code"));
        assertEquals("a".repeat(64), audit().getString("divergence.data.hash"));
    }

    private void announce(int seq, String hash) {
        world.arena().announces(fight.encounter().toString(), seq + ":" + hash);
    }

    // ---- damage in the export

    @Test
    void a_letter_changed_in_the_export_is_named() throws Exception {
        given(fight.records(), fight.lines());
        for (int seq = 1; seq <= events; seq++) {
            var line = fight.lines().get(seq - 1);
            int at = line.length() * seq / (events + 1);
            var changed = line.substring(0, at) + (line.charAt(at) == 'x' ? 'y' : 'x') + line.substring(at + 1);
            exportWith(seq, changed.getBytes(StandardCharsets.UTF_8));
            assertEquals(seq + " arena chain", divergence(audit()), changed);
        }
    }

    @Test
    void whatever_is_damaged_in_a_line_of_the_export_is_named() throws Exception {
        given(fight.records(), fight.lines());
        var line = fight.lines().get(3);
        for (var damaged : List.of(
                "",
                "{",
                "null",
                "[]",
                "{\"evidence\":null}",
                "{\"evidence\":{}}",
                line.substring(0, line.length() - 1),
                line + " ",
                " " + line,
                line + line,
                line.replaceFirst("\"hash\":\"[0-9a-f]", "\"hash\":\"z"),
                line.replaceFirst("\"salts\":\\[\"", "\"salts\":null,\"s\":[\""),
                line.replaceFirst("\"seq\":4", "\"seq\":400000000000000000000"),
                line.replaceFirst("\"seq\":4", "\"seq\":-4"),
                line.replaceFirst("\"header\":\"", "\"header\":null,\"h\":\""))) {
            exportWith(4, damaged.getBytes(StandardCharsets.UTF_8));
            assertEquals("4 arena chain", divergence(audit()), damaged);
        }
        exportWith(4, new byte[] {'{', (byte) 0xff, '}'});
        assertEquals("4 arena chain", divergence(audit()));
    }

    @Test
    void a_missing_a_doubled_and_a_misplaced_line_are_named() throws Exception {
        given(fight.records(), fight.lines());
        var missing = new ArrayList<>(fight.lines());
        missing.remove(6);
        world.arena().exports(fight.encounter().toString(), missing);
        assertEquals("7 arena chain", divergence(audit()));

        var doubled = new ArrayList<>(fight.lines());
        doubled.add(7, doubled.get(6));
        world.arena().exports(fight.encounter().toString(), doubled);
        assertEquals("7 arena chain", divergence(audit()));

        var doubledAtTheEnd = new ArrayList<>(fight.lines());
        doubledAtTheEnd.add(doubledAtTheEnd.getLast());
        world.arena().exports(fight.encounter().toString(), doubledAtTheEnd);
        assertEquals(events + " arena chain", divergence(audit()));

        var misplaced = new ArrayList<>(fight.lines());
        misplaced.add(6, misplaced.remove(9));
        world.arena().exports(fight.encounter().toString(), misplaced);
        assertEquals("7 arena chain", divergence(audit()));
    }

    @Test
    void an_export_that_ends_early_or_is_gone_is_named() throws Exception {
        given(fight.records(), fight.lines().subList(0, 8));
        assertEquals("9 arena same", divergence(audit()));
        world.arena().exports(fight.encounter().toString(), new byte[0]);
        assertEquals("1 arena same", divergence(audit()));
        world.arena().forgets(fight.encounter());
        assertEquals("1 arena same", divergence(audit()));
    }

    // ---- damage in the chronicle's copy

    @Test
    void whatever_is_damaged_in_the_own_copy_is_named() throws Exception {
        given(fight.records(), fight.lines());
        for (var damage : List.of(
                "envelope = replace(envelope, '\"seq\":4', '\"seq\":5')",
                "envelope = ''",
                "envelope = '{}'",
                "envelope = envelope || ' '",
                "envelope = overlay(envelope placing 'x' from length(envelope) - 5)",
                "envelope = replace(envelope, '\"salts\":[\"a0', '\"salts\":[\"a1')",
                "header_hash = repeat('0', 64)")) {
            tamper(4, "set " + damage);
            assertEquals("4 chronicle chain", divergence(audit()), damage);
            tamper(
                    4,
                    "set envelope = '" + fight.lines().get(3).replace("'", "''") + "', header_hash = '"
                            + fight.events().get(3).hash().hex() + "'");
            assertEquals("intact", audit().getString("verdict"));
        }
    }

    @Test
    void rows_that_are_swapped_missing_or_cut_off_are_named() throws Exception {
        given(fight.records(), fight.lines());
        tamper(6, "set seq = 1000");
        tamper(7, "set seq = 6");
        tamper(1000, "set seq = 7");
        assertEquals("6 chronicle chain", divergence(audit()));
        world.tamper("delete from chronicle.recorded_event where seq = 4 and encounter = '" + fight.encounter() + "'");
        assertEquals("4 chronicle chain", divergence(audit()));
        world.tamper("delete from chronicle.recorded_event where seq >= 3 and encounter = '" + fight.encounter() + "'");
        assertEquals("3 chronicle chain", divergence(audit()));
    }

    @Test
    void rows_beyond_the_last_that_came_through_the_topic_are_named() throws Exception {
        given(fight.records().subList(0, 8), fight.lines().subList(0, 8));
        insert(9, 9);
        assertEquals("9 arena same", divergence(audit()));
        tamper(9, "set envelope = 'x'");
        assertEquals("9 chronicle chain", divergence(audit()));
        world.tamper("delete from chronicle.recorded_event where seq = 9 and encounter = '" + fight.encounter() + "'");
        insert(9, 8);
        assertEquals("8 chronicle chain", divergence(audit()));
    }

    /** As a row under a seq that the topic never brought: the envelope of an event. */
    private void insert(int seq, int event) throws Exception {
        world.tamper("insert into chronicle.recorded_event select encounter, " + seq + ", '"
                + fight.lines().get(event - 1).replace("'", "''") + "', position, epoch, '"
                + fight.events().get(event - 1).hash().hex() + "', topic_id, partition, record_offset"
                + " from chronicle.recorded_event where seq = 1 and encounter = '" + fight.encounter() + "'");
    }

    @Test
    void a_copy_whose_tail_was_removed_in_both_places_is_named() throws Exception {
        given(fight.records(), fight.lines().subList(0, events - 2));
        world.tamper("delete from chronicle.recorded_event where encounter = '" + fight.encounter() + "' and seq > "
                + (events - 2));
        assertEquals((events - 1) + " chronicle chain", divergence(audit()));
    }

    @Test
    void the_same_damage_in_both_copies_is_in_both() throws Exception {
        var damaged = fight.lines().get(4).replaceFirst("\"salts\":\\[\"a0", "\"salts\":[\"a1");
        var records = new ArrayList<>(fight.records());
        records.set(4, records.get(4).withValue(damaged.getBytes(StandardCharsets.UTF_8)));
        given(records, fight.lines());
        exportWith(5, damaged.getBytes(StandardCharsets.UTF_8));
        assertEquals("5 both chain", divergence(audit()));
    }

    @Test
    void the_lower_of_two_damages_is_the_first() throws Exception {
        given(fight.records(), fight.lines());
        tamper(9, "set envelope = ''");
        exportWith(11, new byte[] {'x'});
        assertEquals("9 chronicle chain", divergence(audit()));
        exportWith(2, new byte[] {'x'});
        assertEquals("2 arena chain", divergence(audit()));
    }

    // ---- what the topic refused

    @Test
    void a_poisoned_record_is_named_and_listed() throws Exception {
        var records = new ArrayList<>(fight.records());
        records.set(4, records.get(4).withValue("{\"seq\":5".getBytes(StandardCharsets.UTF_8)));
        world.relay().send(records);
        awaitStored(events - 1);
        world.arena().exports(fight.encounter().toString(), fight.lines());
        var audit = audit();
        assertEquals("5 chronicle chain", divergence(audit));
        assertEquals("refused", audit.getString("divergence.code"));
        assertEquals("not-an-envelope", audit.getString("divergence.data.reason"));
        assertEquals("not-an-envelope", audit.getString("refused[0].reason"));
        assertEquals(5, audit.getInt("refused[0].seq"));
        world.relay().send(List.of(fight.record(5)));
        awaitStored(events);
        assertEquals("intact", audit().getString("verdict"));
        assertEquals("not-an-envelope", audit().getString("refused[0].reason"));
    }

    @Test
    void a_topic_that_says_two_things_about_one_event_is_divergent() throws Exception {
        given(fight.records(), fight.lines());
        var other = fight.forged(6, fight.events().get(4).parts());
        world.relay().send(List.of(other.record(6)));
        await().untilAsserted(() -> assertEquals("6 chronicle same", divergence(audit())));
        assertEquals("contradicted", audit().getString("divergence.code"));
    }

    @Test
    void a_record_with_a_forged_hash_is_named_whether_it_comes_first_or_later() throws Exception {
        given(fight.records(), fight.lines());
        world.relay().send(List.of(fight.record(6).withHeader("ce_hash", "0".repeat(64))));
        await().untilAsserted(() -> assertEquals("6 chronicle same", divergence(audit())));

        var other = Duel.fought(UUID.randomUUID());
        var records = new ArrayList<>(other.records());
        records.add(5, other.record(6).withHeader("ce_hash", "0".repeat(64)));
        world.arena().exports(other.encounter().toString(), other.lines());
        world.relay().send(records);
        await().untilAsserted(() -> {
            var audit = RestAssured.get("/api/audit/" + other.encounter()).jsonPath();
            assertEquals("6 chronicle chain", divergence(audit));
            assertEquals("announced-hash", audit.getString("divergence.code"));
        });
    }

    @Test
    void garbage_that_contradicts_nothing_is_listed_and_leaves_a_fight_intact() throws Exception {
        var other = Duel.fought(UUID.randomUUID());
        var records = new ArrayList<>(fight.records());
        records.add(3, fight.record(4).withValue(null));
        records.add(3, fight.record(4).withValue("4".getBytes(StandardCharsets.UTF_8)));
        records.add(3, fight.record(4).withKey(other.encounter().toString()));
        records.add(3, other.record(4).withKey(fight.encounter().toString()));
        records.add(3, fight.record(4).without("ce_position").without("ce_id"));
        records.add(fight.record(events));
        records.add(fight.record(1));
        world.relay().send(records);
        awaitStored(events);
        world.arena().exports(fight.encounter().toString(), fight.lines());
        awaitRefused(4, fight.encounter());
        awaitRefused(1, other.encounter());

        var audit = audit();

        assertEquals("intact", audit.getString("verdict"), audit.prettify());
        assertEquals(
                List.of("names-differ", "names-differ", "not-an-envelope", "not-text"),
                audit.getList("refused.reason", String.class).stream().sorted().toList());
    }

    // ---- two copies that each hold

    @Test
    void a_log_forged_from_end_to_end_after_the_topic_had_it_is_named() throws Exception {
        var forged = fight.forged(fight.first("CombatantSeated"), "Caballero", "Villano");
        given(fight.records(), forged.lines());
        assertEquals(fight.first("CombatantSeated") + " both same", divergence(audit()));
    }

    @Test
    void where_two_copies_differ_the_rules_say_which_is_forged() throws Exception {
        int wound = fight.first("WoundInflicted");
        var forged = fight.forged(wound, "\"penalty\":1", "\"penalty\":2");
        given(fight.records(), forged.lines());
        var audit = audit();
        assertEquals(wound + " arena same", divergence(audit));
        assertEquals("chain true, same differs, recomputed differs", checks(audit));
    }

    // ---- what only the rules can find

    @Test
    void a_wound_forged_before_it_was_hashed_is_found_by_deciding_again() throws Exception {
        int wound = fight.first("WoundInflicted");
        var forged = fight.forged(wound, "\"penalty\":1", "\"penalty\":2");
        given(forged.records(), forged.lines());
        var audit = audit();
        assertEquals(wound + " both recomputed", divergence(audit));
        assertEquals("chain true, same true, recomputed differs", checks(audit));
        assertEquals("WoundInflicted", audit.getString("divergence.data.foundType"));
        assertTrue(audit.getString("divergence.data.expected").contains("\"penalty\":1"));
        assertTrue(audit.getString("divergence.data.found").contains("\"penalty\":2"));
    }

    @Test
    void a_face_forged_before_it_was_hashed_is_found_by_deciding_again() throws Exception {
        int attack = fight.first("AttackRolled");
        var forged = fight.forged(attack, "\"roll\":8", "\"roll\":2");
        given(forged.records(), forged.lines());
        assertEquals(attack + " both recomputed", divergence(audit()));
    }

    @Test
    void a_sheet_that_was_moved_to_where_all_may_see_it_is_found_though_it_says_the_same() throws Exception {
        int attack = fight.first("AttackRolled");
        var parts = fight.events().get(attack - 1).parts();
        var forged = fight.forged(attack, new Parts(parts.data().toString(), "{}", "{}"));
        given(forged.records(), forged.lines());
        var audit = audit();
        assertEquals(attack + " both recomputed", divergence(audit));
        assertEquals("chain true, same true, recomputed misplaced", checks(audit));
        assertEquals("roll,difficulty,total,skill,successLevel", audit.getString("divergence.data.fields"));
    }

    @Test
    void a_beat_cut_off_in_its_middle_in_both_copies_is_found() throws Exception {
        given(fight.records().subList(0, 9), fight.lines().subList(0, 9));
        assertEquals("10 both recomputed", divergence(audit()));
        world.arena().stop();
        try {
            // The rest may be on its way then.
            assertEquals("intact", audit().getString("verdict"));
        } finally {
            world.arena().start();
        }
    }

    @Test
    void an_encounter_under_other_tables_is_not_judged_by_ours() throws Exception {
        var ours = Systems.of("desafio").orElseThrow().rules().suppliedTablesDigest();
        var other = fight.forged(1, ours, "0".repeat(64));
        given(other.records(), other.lines());
        var audit = audit();
        assertEquals("incomplete", audit.getString("verdict"));
        assertEquals("chain true, same true, recomputed other-tables", checks(audit));
        assertEquals(ours, audit.getString("checks[2].data.ours"));
        assertEquals("0".repeat(64), audit.getString("checks[2].data.recorded"));
    }

    @Test
    void an_encounter_of_a_system_we_do_not_know_is_not_judged() throws Exception {
        var other = fight.forged(1, "\"system\":\"desafio\"", "\"system\":\"chess\"");
        given(other.records(), other.lines());
        var audit = audit();
        assertEquals("incomplete", audit.getString("verdict"));
        assertEquals("chain true, same true, recomputed unknown-system", checks(audit));
    }

    @Test
    void a_long_campaign_is_audited_too() throws Exception {
        var campaign = Duel.inVain(fight.encounter(), 850);
        world.arena().exports(fight.encounter().toString(), campaign.lines());
        world.relay().send(campaign.records());
        awaitStored(campaign.events().size());
        long before = System.nanoTime();
        var audit = audit();
        LOG.infof("%d events audited in %d ms", audit.getInt("events"), (System.nanoTime() - before) / 1_000_000);
        assertEquals("intact", audit.getString("verdict"), audit.prettify());
        assertEquals(campaign.events().size(), audit.getInt("events"));
        assertTrue(campaign.events().size() > 10_000);
    }

    // ----

    private void given(List<TopicRecord> topic, List<String> export) throws Exception {
        world.arena().exports(fight.encounter().toString(), export);
        world.relay().send(topic);
        awaitStored(topic.size());
    }

    private void awaitStored(int count) {
        await().atMost(Duration.ofSeconds(30))
                .until(() -> RestAssured.get("/api/chronicle/encounters/" + fight.encounter())
                        .path("events")
                        .equals(count));
    }

    private static void awaitRefused(int count, UUID encounter) {
        await().until(() -> Integer.valueOf(count)
                .equals(RestAssured.get("/api/chronicle/encounters/" + encounter)
                        .path("refused")));
    }

    private void exportWith(int seq, byte[] line) {
        var body = new java.io.ByteArrayOutputStream();
        for (int i = 1; i <= events; i++) {
            body.writeBytes(i == seq ? line : fight.lines().get(i - 1).getBytes(StandardCharsets.UTF_8));
            body.write('\n');
        }
        world.arena().exports(fight.encounter().toString(), body.toByteArray());
    }

    private void tamper(int seq, String set) throws Exception {
        world.tamper("update chronicle.recorded_event " + set + " where encounter = '" + fight.encounter()
                + "' and seq = " + seq);
    }

    private JsonPath audit() {
        var answer = RestAssured.get("/api/audit/" + fight.encounter());
        assertEquals(200, answer.statusCode(), answer.asString());
        return answer.jsonPath();
    }

    private static String divergence(JsonPath audit) {
        assertEquals("divergent", audit.getString("verdict"), audit.prettify());
        return audit.getInt("divergence.seq") + " " + audit.getString("divergence.where") + " "
                + audit.getString("divergence.check");
    }

    private static String checks(JsonPath audit) {
        var checks = new ArrayList<String>();
        for (int i = 0; i < audit.getList("checks").size(); i++) {
            var code = audit.getString("checks[" + i + "].code");
            checks.add(audit.getString("checks[" + i + "].check") + " "
                    + (audit.getBoolean("checks[" + i + "].ok") ? "true" : code));
        }
        return String.join(", ", checks);
    }
}
