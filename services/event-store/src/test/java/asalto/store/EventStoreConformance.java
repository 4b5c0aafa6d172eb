package asalto.store;

import static asalto.store.Log.append;
import static asalto.store.Log.intent;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import asalto.protocol.Hash;
import asalto.protocol.LoggedEvent;
import asalto.store.Outcome.Appended;
import asalto.store.Outcome.Conflict;
import asalto.store.Outcome.KeyReused;
import asalto.store.Outcome.Repeated;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** Every promise of the log. An implementation passes all of it with a fixture and nothing else. */
@DisplayNameGeneration(ReplaceUnderscores.class)
public abstract class EventStoreConformance {

    private static final Instant NOW = Instant.parse("2026-11-30T12:00:00.123456789Z");

    /** What the store under test is to be made with. */
    protected static Sealer sealer() {
        return new Sealer(Clock.fixed(NOW, ZoneOffset.UTC), new SecureSalts());
    }

    protected abstract EventStore store();

    /** The feed of the same log. */
    protected abstract Feed feed();

    private final UUID encounter = UUID.randomUUID();

    // ---- appending

    @Test
    void a_new_encounter_begins_with_seq_1() {
        var appended = assertInstanceOf(Appended.class, store().append(append(encounter, 0, 2)));

        assertEquals(List.of(1L, 2L), seqs(appended.events()));
        assertEquals(appended.events(), Log.all(store(), encounter));
        assertEquals(2, store().head(encounter));
        var head = new Head(encounter, 2, appended.events().getLast().hash());
        assertTrue(store().heads().contains(head));
        assertEquals(Optional.of(head), store().headOf(encounter));
    }

    @Test
    void an_event_is_sealed_behind_the_one_before_it() {
        store().append(append(encounter, 0, 2));
        store().append(append(encounter, 2, 1));

        var events = Log.all(store(), encounter);
        assertEquals(Hash.NONE, events.get(0).previous());
        assertEquals(events.get(1).hash(), events.get(2).previous());
        assertEquals(Optional.empty(), Log.firstBreak(store(), encounter));
    }

    @Test
    void the_time_is_that_of_the_clock_in_whole_microseconds() {
        store().append(append(encounter, 0, 1));

        assertEquals(
                Instant.parse("2026-11-30T12:00:00.123456Z"),
                Log.all(store(), encounter).getFirst().about().time());
    }

    @Test
    void no_two_salts_are_the_same() {
        store().append(append(encounter, 0, 2));

        var salts = Log.all(store(), encounter).stream()
                .map(LoggedEvent::salts)
                .flatMap(each -> List.of(each.result(), each.roll(), each.sheet()).stream());
        assertEquals(6, salts.distinct().count());
    }

    @Test
    void what_was_decided_on_an_older_version_conflicts_and_names_both() {
        store().append(append(encounter, 0, 3));

        assertEquals(new Conflict(2, 3), store().append(append(encounter, 2, 1)));
        assertEquals(new Conflict(0, 3), store().append(append(encounter, 0, 1)));
        assertEquals(new Conflict(4, 3), store().append(append(encounter, 4, 1)));
        assertEquals(3, store().head(encounter));
    }

    @Test
    void an_encounter_that_does_not_exist_is_at_version_0() {
        assertEquals(new Conflict(5, 0), store().append(append(encounter, 5, 1)));
        assertEquals(0, store().head(encounter));
        assertEquals(Optional.empty(), store().headOf(encounter));
        assertEquals(List.of(), store().read(encounter, 0, 10));
        assertFalse(store().heads().stream().anyMatch(head -> head.encounter().equals(encounter)));
    }

    @Test
    void reading_begins_behind_a_seq_and_ends_at_the_limit() {
        store().append(append(encounter, 0, 5));

        assertEquals(List.of(2L, 3L), seqs(store().read(encounter, 1, 2)));
        assertEquals(List.of(5L), seqs(store().read(encounter, 4, 2)));
        assertEquals(List.of(), seqs(store().read(encounter, 5, 2)));
    }

    @Test
    void a_page_ends_when_it_is_heavy_and_the_next_goes_on_behind_it() {
        long before = Log.drain(feed());
        var heavy = Log.event("x".repeat((int) EventStore.WEIGHT * 3 / 7));
        store().append(new Append(encounter, 0, Collections.nCopies(5, heavy), Optional.empty()));
        Log.drain(feed());

        assertEquals(List.of(1L, 2L, 3L), seqs(store().read(encounter, 0, 100)));
        assertEquals(List.of(4L, 5L), seqs(store().read(encounter, 3, 100)));
        assertEquals(List.of(), seqs(store().read(encounter, 5, 100)));
        var fed = Log.all(feed(), before);
        assertEquals(5, fed.size());
        assertEquals(3, feed().read(fed.getFirst().position() - 1, 100).size());
    }

    @Test
    void one_event_heavier_than_a_page_is_a_page() {
        var heaviest = Log.event("x".repeat((int) EventStore.WEIGHT));
        store().append(new Append(encounter, 0, List.of(heaviest, heaviest), Optional.empty()));

        assertEquals(List.of(1L), seqs(store().read(encounter, 0, 100)));
        assertEquals(List.of(2L), seqs(store().read(encounter, 1, 100)));
    }

    // ---- in groups

    @Test
    void in_a_group_one_that_conflicts_spoils_nothing() {
        var other = UUID.randomUUID();
        store().append(append(other, 0, 1));

        var outcomes = store().append(List.of(append(encounter, 0, 1), append(other, 0, 1), append(encounter, 1, 2)));

        assertEquals(
                List.of(1L),
                seqs(assertInstanceOf(Appended.class, outcomes.get(0)).events()));
        assertEquals(new Conflict(0, 1), outcomes.get(1));
        assertEquals(
                List.of(2L, 3L),
                seqs(assertInstanceOf(Appended.class, outcomes.get(2)).events()));
        assertEquals(1, store().head(other));
        assertEquals(Optional.empty(), Log.firstBreak(store(), encounter));
    }

    @Test
    void outcomes_come_in_the_order_asked_for() {
        var ids = List.of(
                UUID.fromString("ffffffff-0000-4000-8000-" + tail()),
                UUID.fromString("00000000-0000-4000-8000-" + tail()));

        var outcomes = store().append(List.of(append(ids.get(0), 0, 2), append(ids.get(1), 0, 1)));

        assertEquals(
                2, assertInstanceOf(Appended.class, outcomes.get(0)).events().size());
        assertEquals(
                1, assertInstanceOf(Appended.class, outcomes.get(1)).events().size());
    }

    private static String tail() {
        return UUID.randomUUID().toString().substring(24);
    }

    // ---- intents

    @Test
    void an_intent_is_answered_from_its_events() {
        var appended = assertInstanceOf(Appended.class, store().append(append(encounter, 0, 2, intent("k"))));

        assertEquals(Optional.of(Log.answer("[1, 2]")), appended.answer());
        assertEquals(
                Optional.of(new Answered(Log.fingerprint("body"), Log.answer("[1, 2]"))),
                store().answered(encounter, Log.ANA, "k"));
    }

    @Test
    void the_same_key_gets_the_same_answer_also_after_later_events() {
        store().append(append(encounter, 0, 1, intent("k")));
        store().append(append(encounter, 1, 4));

        assertEquals(new Repeated(Log.answer("[1]")), store().append(append(encounter, 0, 1, intent("k"))));
        assertEquals(new Repeated(Log.answer("[1]")), store().append(append(encounter, 5, 3, intent("k"))));
        assertEquals(5, store().head(encounter));
    }

    @Test
    void the_same_key_for_something_else_is_refused() {
        store().append(append(encounter, 0, 1, intent(Log.ANA, "k", "body")));

        assertEquals(new KeyReused(), store().append(append(encounter, 1, 1, intent(Log.ANA, "k", "other body"))));
        assertEquals(1, store().head(encounter));
    }

    @Test
    void a_key_belongs_to_one_seat_of_one_encounter() {
        var other = UUID.randomUUID();
        store().append(append(encounter, 0, 1, intent(Log.ANA, "k", "body")));

        assertInstanceOf(Appended.class, store().append(append(encounter, 1, 1, intent("bot", "k", "other"))));
        assertInstanceOf(Appended.class, store().append(append(other, 0, 1, intent(Log.ANA, "k", "other"))));
    }

    @Test
    void a_conflict_leaves_the_key_free() {
        store().append(append(encounter, 0, 1));
        store().append(append(encounter, 0, 1, intent("k")));

        assertEquals(Optional.empty(), store().answered(encounter, Log.ANA, "k"));
        assertInstanceOf(Appended.class, store().append(append(encounter, 1, 1, intent("k"))));
    }

    @Test
    void an_intent_may_have_no_event() {
        store().append(append(encounter, 0, 1));

        assertInstanceOf(Appended.class, store().append(append(encounter, 1, 0, intent("k"))));
        assertEquals(new Repeated(Log.answer("[]")), store().append(append(encounter, 1, 0, intent("k"))));
        assertEquals(1, store().head(encounter));
    }

    @Test
    void an_answer_that_cannot_be_given_leaves_nothing() {
        var failing = new Intent(Log.ANA, "k", Hash.NONE, _ -> {
            throw new IllegalStateException("no answer");
        });

        assertThrows(IllegalStateException.class, () -> store().append(append(encounter, 0, 1, failing)));
        assertEquals(0, store().head(encounter));
        assertEquals(Optional.empty(), store().answered(encounter, Log.ANA, "k"));
    }

    // ---- the feed

    @Test
    void what_was_appended_gets_the_next_positions() {
        long before = Log.drain(feed());
        var other = UUID.randomUUID();
        store().append(append(encounter, 0, 2));
        store().append(append(other, 0, 1));

        assertEquals(List.of(), feed().read(before, 10));
        assertEquals(3, feed().step(100));

        var fed = feed().read(before, 10);
        assertEquals(List.of(before + 1, before + 2, before + 3), positions(fed));
        assertEquals(
                List.of(encounter, encounter, other),
                fed.stream().map(FedEvent::encounter).toList());
        assertEquals(
                Log.all(store(), encounter),
                fed.subList(0, 2).stream().map(FedEvent::event).toList());
        assertEquals(before + 3, feed().head().position());
    }

    @Test
    void positions_are_given_up_to_the_limit_and_never_twice() {
        long before = Log.drain(feed());
        store().append(append(encounter, 0, 5));

        assertEquals(3, feed().step(3));
        assertEquals(2, feed().step(3));
        assertEquals(0, feed().step(3));
        assertEquals(
                List.of(1L, 2L, 3L, 4L, 5L),
                seqs(feed().read(before, 10).stream().map(FedEvent::event).toList()));
        assertEquals(List.of(before + 3), positions(feed().read(before + 2, 1)));
    }

    @Test
    void a_reader_finds_how_far_it_was() {
        var reader = UUID.randomUUID().toString();

        assertEquals(0, feed().checkpoint(reader));
        feed().checkpoint(Map.of(reader, 7L));
        feed().checkpoint(Map.of(reader, 9L, reader + "'s sister", 8L));
        feed().checkpoint(Map.of(reader, 8L));
        assertEquals(9, feed().checkpoint(reader));
        assertEquals(8, feed().checkpoint(reader + "'s sister"));
        assertEquals(0, feed().checkpoint(reader + "'s brother"));
    }

    @Test
    void one_at_a_time_has_the_turn_of_a_name() {
        var reader = UUID.randomUUID().toString();
        var first = feed().turn(reader).orElseThrow();

        assertTrue(feed().turn(reader).isEmpty());
        assertTrue(first.lasts());
        feed().turn(reader + "'s brother").orElseThrow().close();

        first.close();
        var second = feed().turn(reader).orElseThrow();
        assertTrue(second.lasts());
        second.close();
    }

    // ---- many at once

    @Test
    void of_many_who_write_at_once_none_is_lost_and_the_feed_keeps_the_order() throws Exception {
        new Crowd(store(), feed()).write();
    }

    @Test
    void one_intent_asked_for_many_times_at_once_is_carried_out_once() throws Exception {
        store().append(append(encounter, 0, 1));

        var outcomes = Crowd.atOnce(16, _ -> store().append(append(encounter, 1, 1, intent("k"))));

        assertEquals(1, outcomes.stream().filter(Appended.class::isInstance).count());
        assertEquals(
                15,
                outcomes.stream()
                        .filter(new Repeated(Log.answer("[2]"))::equals)
                        .count());
        assertEquals(2, store().head(encounter));
    }

    @Test
    void of_many_who_open_one_encounter_at_once_one_does() throws Exception {
        var outcomes = Crowd.atOnce(16, _ -> store().append(append(encounter, 0, 1)));

        assertEquals(1, outcomes.stream().filter(Appended.class::isInstance).count());
        assertEquals(15, outcomes.stream().filter(new Conflict(0, 1)::equals).count());
        assertEquals(1, store().head(encounter));
    }

    @Test
    void groups_in_any_order_do_not_wait_for_each_other_for_ever() throws Exception {
        var other = UUID.randomUUID();
        store().append(List.of(append(encounter, 0, 1), append(other, 0, 1)));

        var outcomes = Crowd.atOnce(
                16,
                index -> index % 2 == 0
                        ? store().append(List.of(append(encounter, 1, 1), append(other, 1, 1)))
                        : store().append(List.of(append(other, 1, 1), append(encounter, 1, 1))));

        var appended = outcomes.stream().flatMap(List::stream).filter(Appended.class::isInstance);
        assertEquals(2, appended.count());
    }

    private static List<Long> seqs(List<LoggedEvent> events) {
        return events.stream().map(LoggedEvent::seq).toList();
    }

    private static List<Long> positions(List<FedEvent> events) {
        return events.stream().map(FedEvent::position).toList();
    }
}
