package asalto.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import asalto.arena.LosingStore.Loss;
import asalto.protocol.Json;
import asalto.protocol.LoggedEvent;
import asalto.protocol.Parsed;
import asalto.rules.Command;
import asalto.rules.Encounter.Phase;
import asalto.rules.Tape;
import asalto.rules.form.Form;
import asalto.store.Sealer;
import asalto.store.SecureSalts;
import asalto.store.StoreUnavailable;
import asalto.store.memory.MemoryEventStore;
import asalto.toy.ToyBook;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** What was not stored has not happened, in nobody's memory. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class LostAppendTest {

    private static final String OPENING = """
            {"ruleset": {"id": "toy"}, "combatants": [{"id": "ana", "name": "Ana"}]}""";

    private final UUID encounter = UUID.randomUUID();
    private final LosingStore store =
            new LosingStore(new MemoryEventStore(new Sealer(Clock.systemUTC(), new SecureSalts()), UUID.randomUUID()));
    private final Books books = new Books(List.of(ToyBook.book()));
    private final Log log = new Log(store, books);
    private final Tables tables = new Tables(log);
    private final List<UUID> told = new ArrayList<>();
    private final Play play = new Play(tables, log, watching(), committed -> told.add(committed.encounter()));

    @BeforeEach
    void open() {
        assertInstanceOf(
                Answer.Done.class,
                play.play(
                        encounter,
                        wish(
                                "open",
                                fold -> Verdict.of(
                                        "toy",
                                        books.named("toy").orElseThrow().rules().open(form(OPENING))))));
        told.clear();
    }

    @Test
    void of_a_start_that_was_not_stored_nothing_is_remembered_and_nobody_is_told() {
        store.loses(Loss.BEFORE);
        assertThrows(StoreUnavailable.class, this::start);
        store.loses(Loss.NEVER);

        assertEquals(2, tables.now(encounter).version());
        assertEquals(Phase.DECLARING, tables.now(encounter).encounter().phase());
        assertEquals(List.of(), told);
        assertEquals(3, ((Answer.Done) start()).version());
        assertEquals(List.of(encounter, encounter), told);
    }

    @Test
    void a_start_that_was_stored_although_the_store_was_lost_is_found_in_the_log_and_not_done_again() {
        store.loses(Loss.AFTER);
        assertThrows(StoreUnavailable.class, this::start);
        store.loses(Loss.NEVER);

        assertEquals(3, tables.now(encounter).version());
        assertEquals(Phase.PLAYING, tables.now(encounter).encounter().phase());
        assertEquals(3, ((Answer.Done) start()).version());
        assertEquals(3, store.head(encounter));
    }

    private Answer start() {
        return play.play(
                encounter,
                wish(
                        "start",
                        fold -> Verdict.of(
                                "toy", fold.encounter().decide(new Command.StartRound(), new Tape(List.of())))));
    }

    private static Wish wish(String key, Wish.Plan plan) {
        return new Wish(new Ask(Optional.of(Key.of(key)), Optional.empty()), plan, Words::outcome);
    }

    private Audience watching() {
        return new Audience() {
            @Override
            public void appended(UUID encounter, List<LoggedEvent> events) {
                told.add(encounter);
            }

            @Override
            public void struck(UUID encounter, int round, int beat) {
                throw new AssertionError("no clock runs here");
            }
        };
    }

    private static Form form(String json) {
        return ((Parsed.Written) Json.parse(json.getBytes(StandardCharsets.UTF_8))).form();
    }
}
