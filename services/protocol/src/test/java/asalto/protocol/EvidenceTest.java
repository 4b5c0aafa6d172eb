package asalto.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import asalto.protocol.Evidence.Break;
import asalto.protocol.Evidence.Flaw;
import asalto.rules.CorruptStream;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayNameGeneration(ReplaceUnderscores.class)
class EvidenceTest {

    private final List<LoggedEvent> chain = Chain.of(3);

    @Test
    void a_chain_as_it_was_sealed_has_no_break() {
        assertEquals(Optional.empty(), Evidence.firstBreak(Chain.ENCOUNTER, chain));
    }

    @Test
    void the_hash_is_the_one_that_the_api_describes() {
        // Worked out in another language from the texts, apart from this code.
        assertEquals(Chain.FIRST_HASH, chain.getFirst().hash());
    }

    @ParameterizedTest
    @ValueSource(strings = {"header", "result", "roll", "sheet", "salts", "previous", "hash"})
    void a_change_anywhere_names_the_event(String where) {
        assertEquals(
                Optional.of(new Break(2, Flaw.HASH)),
                Evidence.firstBreak(Chain.ENCOUNTER, Chain.replace(chain, 1, Chain.altered(chain.get(1), where))));
    }

    @Test
    void an_event_left_out_is_missed_where_it_stood() {
        assertEquals(
                Optional.of(new Break(2, Flaw.SEQ)),
                Evidence.firstBreak(Chain.ENCOUNTER, List.of(chain.get(0), chain.get(2))));
    }

    @Test
    void an_event_sealed_anew_breaks_the_chain_behind_it() {
        var forged = Chain.sealed(2, "{\"who\":\"mallory\"}", chain.getFirst().hash());

        assertEquals(
                Optional.of(new Break(3, Flaw.PREVIOUS)),
                Evidence.firstBreak(Chain.ENCOUNTER, Chain.replace(chain, 1, forged)));
    }

    @Test
    void an_event_moved_to_another_place_is_found_by_its_header() {
        var first = chain.getFirst();
        var moved = new LoggedEvent(2, first.header(), first.parts(), first.salts(), first.previous(), first.hash());

        assertEquals(Optional.of(Flaw.HEADER), Evidence.check(Chain.ENCOUNTER, 2, Hash.NONE, moved));
    }

    @Test
    void an_event_of_another_encounter_is_found_by_its_header() {
        assertEquals(Optional.of(new Break(1, Flaw.HEADER)), Evidence.firstBreak(Chain.ANOTHER_ENCOUNTER, chain));
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", "{}", "[]", "null"})
    void a_header_that_is_none_is_corrupt(String text) {
        assertThrows(CorruptStream.class, () -> Header.read(text));
    }

    @Test
    void a_header_is_read_letter_by_letter() {
        var text = chain.getFirst().header();

        assertEquals(text, Header.read(text).text());
        assertThrows(CorruptStream.class, () -> Header.read(text.replace(",", ", ")));
        assertThrows(CorruptStream.class, () -> Header.read(text.replace(":00.000001Z", ":00.0000010Z")));
    }
}
