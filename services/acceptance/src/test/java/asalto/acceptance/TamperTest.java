package asalto.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Somebody who owns a database changes what is stored, in one copy or the other: the audit names the first event concerned. */
@DisplayNameGeneration(ReplaceUnderscores.class)
@ExtendWith(RunningProduct.class)
class TamperTest {

    /** How many events the duel has: 1 that it was opened, 2 who are seated, 34 of both rounds. */
    private static final int EVENTS = 37;

    private static final String EVENT = " log.event where encounter = :id";
    private static final String HEAD = " log.encounter_head set %s where encounter = :id";
    private static final String ROW = " chronicle.recorded_event where encounter = :id";

    /** What is done, and the first event concerned. */
    private record Damage(String what, int seq, String... sql) {

        @Override
        public String toString() {
            return what;
        }
    }

    static Stream<Damage> of_the_log() {
        return Stream.of(
                new Damage("a letter", 10, set("log.event", 10, "result = overlay(result placing '~' from 4)")),
                new Damage("the tail cut off", EVENTS - 3, "delete from" + EVENT + " and seq >= " + (EVENTS - 3)),
                new Damage("the last event gone", EVENTS, "delete from" + EVENT + " and seq = " + EVENTS),
                new Damage("all events gone", 1, "delete from" + EVENT),
                new Damage("events and head gone", 1, "delete from" + EVENT, "delete from" + head("")),
                new Damage("an event in the middle gone", 10, "delete from" + EVENT + " and seq = 10"),
                new Damage("two events swapped", 10, swapped("log.event")),
                new Damage("the head a step on", EVENTS + 1, "update" + head("version = version + 1")),
                new Damage("the head a step back", EVENTS - 1, "update" + head("version = version - 1")),
                new Damage("the head at its start", 1, "update" + head("version = 0")),
                new Damage("another hash in the head", EVENTS, "update" + head("hash = sha256('x')")),
                new Damage(
                        "a hash that is none",
                        10,
                        "alter table log.event drop constraint event_hash_check",
                        set("log.event", 10, "hash = 'x'")));
    }

    static Stream<Damage> of_the_copy() {
        var table = "chronicle.recorded_event";
        return Stream.of(
                new Damage("a letter", 10, set(table, 10, "envelope = overlay(envelope placing '~' from 30)")),
                new Damage("the tail cut off", EVENTS - 3, "delete from" + ROW + " and seq >= " + (EVENTS - 3)),
                new Damage("all rows gone", 1, "delete from" + ROW),
                new Damage("a row in the middle gone", 10, "delete from" + ROW + " and seq = 10"),
                new Damage("two rows swapped", 10, swapped(table)),
                new Damage(
                        "the last row twice",
                        EVENTS,
                        "insert into " + table
                                + " select encounter, seq + 1, envelope, position, epoch, header_hash, topic_id, partition,"
                                + " record_offset from" + ROW + " and seq = " + EVENTS));
    }

    @ParameterizedTest
    @MethodSource("of_the_log")
    void the_log_of_the_arena(Damage damage, Product product) throws Exception {
        var duel = intact(product, damage);

        try (var owner = DatabaseOwner.ofTheArena(product)) {
            owner.change(duel.id(), damage.sql());
        }

        assertNamed(duel, damage.seq(), "arena");
    }

    @ParameterizedTest
    @MethodSource("of_the_copy")
    void the_copy_of_the_chronicle(Damage damage, Product product) throws Exception {
        var duel = intact(product, damage);

        try (var owner = DatabaseOwner.ofTheChronicle(product)) {
            owner.change(duel.id(), damage.sql());
        }

        assertNamed(duel, damage.seq(), "chronicle");
    }

    @Test
    void what_is_left_alone_stays_intact_beside_it(Product product) throws Exception {
        var left = Duel.opened(product, "left alone").playedWhole();
        var cut = Duel.opened(product, "cut").playedWhole();
        left.settledAudit();
        cut.settledAudit();

        try (var owner = DatabaseOwner.ofTheArena(product)) {
            owner.change(cut.id(), "delete from" + EVENT + " and seq > 20");
        }

        assertEquals("divergent", cut.audit().path("verdict").asText());
        assertEquals("intact", left.audit().path("verdict").asText());
    }

    private static Duel intact(Product product, Damage damage) throws Exception {
        var duel = Duel.opened(product, damage.what()).playedWhole();
        var audit = duel.settledAudit();
        assertEquals("intact", audit.path("verdict").asText(), audit::toString);
        assertEquals(EVENTS, audit.path("events").asInt());
        return duel;
    }

    private static void assertNamed(Duel duel, int seq, String where) {
        var audit = duel.audit();
        assertEquals("divergent", audit.path("verdict").asText(), audit::toString);
        assertEquals(seq, audit.at("/divergence/seq").asInt(), audit::toString);
        assertEquals(where, audit.at("/divergence/where").asText(), audit::toString);
    }

    private static String head(String set) {
        return set.isEmpty() ? " log.encounter_head where encounter = :id" : HEAD.formatted(set);
    }

    private static String set(String table, int seq, String change) {
        return "update " + table + " set " + change + " where encounter = :id and seq = " + seq;
    }

    /** Out of the way, into the gap, and back. */
    private static String[] swapped(String table) {
        return new String[] {set(table, 10, "seq = 1000"), set(table, 12, "seq = 10"), set(table, 1000, "seq = 12")};
    }
}
