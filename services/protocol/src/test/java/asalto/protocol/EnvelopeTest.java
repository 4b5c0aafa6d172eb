package asalto.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import asalto.rules.CorruptStream;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayNameGeneration(ReplaceUnderscores.class)
class EnvelopeTest {

    private final LoggedEvent event = Chain.of(2).getLast();
    private final String text = Envelope.write(event);

    @Test
    void an_envelope_says_readably_what_the_evidence_says() {
        var salts = event.salts();
        assertEquals(
                """
                {"seq":2,"round":1,"beat":2,"type":"Sneezed","version":1,"actor":"ana","time":"2026-11-30T12:00:00.000001Z",\
                "data":{"who":"ñandú","roll":7,"skill":3},"evidence":{"header":"{\\"encounter\\":\\"%s\\",\\"seq\\":2,\
                \\"time\\":\\"2026-11-30T12:00:00.000001Z\\",\\"round\\":1,\\"beat\\":2,\\"type\\":\\"Sneezed\\",\\"version\\":1,\
                \\"actor\\":\\"ana\\"}","result":"{\\"who\\":\\"ñandú\\"}","roll":"{\\"roll\\":7}","sheet":"{\\"skill\\":3}",\
                "salts":["%s","%s","%s"],"previous":"%s","hash":"%s"}}""".formatted(
                                Chain.ENCOUNTER,
                                salts.result().hex(),
                                salts.roll().hex(),
                                salts.sheet().hex(),
                                event.previous().hex(),
                                event.hash().hex()),
                text);
    }

    @Test
    void what_was_written_is_read_and_nothing_differs() {
        assertEquals(new Envelope(event, List.of()), Envelope.read(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "seq     | {\"seq\":2,               | {\"seq\":3,",
                "round   | \"round\":1,              | \"round\":2,",
                "beat    | \"beat\":2,               | \"beat\":\"2\",",
                "type    | \"type\":\"Sneezed\",     | \"type\":\"Coughed\",",
                "version | \"version\":1,            | \"version\":1.0,",
                "actor   | \"actor\":\"ana\",        | \"actor\":null,",
                "time    | \"time\":\"2026           | \"time\":\"2025",
                "data    | \"roll\":7,               | \"roll\":1,",
                "form    | {\"seq\":2,               | {\"seq\": 2,"
            })
    void a_readable_field_that_says_something_else_is_named(String field, String written, String instead) {
        var first = text.indexOf(written);
        var lied = text.substring(0, first) + instead + text.substring(first + written.length());

        assertEquals(List.of(field), Envelope.read(lied).differing());
    }

    @Test
    void a_field_beside_those_of_an_envelope_is_a_difference() {
        assertEquals(
                List.of("form"),
                Envelope.read(text.replaceFirst("\\{", "{\"mood\":1,")).differing());
    }

    @ParameterizedTest
    @ValueSource(strings = {"header", "result", "roll", "sheet", "salts", "previous", "hash"})
    void an_event_that_was_tampered_with_still_travels(String column) {
        var altered = Chain.altered(event, column);

        assertEquals(new Envelope(altered, List.of()), Envelope.read(Envelope.write(altered)));
    }

    @Test
    void an_event_that_cannot_be_read_any_more_still_travels() {
        var parts = new Parts("garbage", "{}", "{}");
        var broken = new LoggedEvent(2, "garbage", parts, event.salts(), event.previous(), event.hash());

        assertEquals(new Envelope(broken, List.of()), Envelope.read(Envelope.write(broken)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[]", "{}", "{\"evidence\":{}}", "{\"evidence\":null}"})
    void what_is_no_envelope_is_corrupt(String text) {
        assertThrows(CorruptStream.class, () -> Envelope.read(text));
    }
}
