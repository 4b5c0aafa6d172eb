package asalto.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import asalto.protocol.Parsed.Malformed;
import asalto.protocol.Parsed.Reason;
import asalto.protocol.Parsed.Written;
import asalto.rules.form.Form;
import asalto.rules.form.Form.Field;
import asalto.rules.form.Form.Fields;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayNameGeneration(ReplaceUnderscores.class)
class JsonTest {

    @Test
    void a_name_that_stands_twice_is_kept_twice() {
        var twice = new Fields(
                List.of(new Field("a", new Form.Whole(BigInteger.ONE)), new Field("a", new Form.Truth(true))));

        assertEquals(new Written(twice), Json.parse("{\"a\": 1, \"a\": true}"));
    }

    @ParameterizedTest
    @CsvSource({"5,true", "-0,true", "99999999999999999999,true", "5.0,false", "5e0,false", "1e3,false", "0.50,false"})
    void whole_numbers_and_others_are_told_apart(String number, boolean whole) {
        var form = assertInstanceOf(Written.class, Json.parse(number)).form();

        assertEquals(whole ? new Form.Whole(new BigInteger(number)) : new Form.Decimal(new BigDecimal(number)), form);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"b\":[1,2.50,\"x\\n\\u0000ñ\",true,null,{}],\"a\":{},\"a\":-1}",
                "5.0",
                "[]",
                "\"\uD83D\uDDE1\""
            })
    void a_form_is_written_as_it_stood(String text) {
        assertEquals(
                text,
                Json.text(assertInstanceOf(Written.class, Json.parse(text)).form()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"5e0", "1e3", "1e999999999", "-2.5E-7"})
    void a_decimal_stays_the_same_decimal(String text) {
        var form = assertInstanceOf(Written.class, Json.parse(text)).form();

        assertEquals(new Written(form), Json.parse(Json.text(form)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "{",
                "[1,]",
                "{\"a\"}",
                "{'a':1}",
                "NaN",
                "01",
                "1 2",
                "{} x",
                "// x\n1",
                "\"\t\"",
                "\uFEFF{}",
                "tru",
                "+1",
                ".5",
                "1."
            })
    void what_is_not_json_is_malformed(String text) {
        assertEquals(
                Reason.SYNTAX,
                assertInstanceOf(Malformed.class, Json.parse(text)).reason());
    }

    @Test
    void a_fault_of_syntax_has_its_line_and_column() {
        assertEquals(new Malformed(Reason.SYNTAX, 3, 7), Json.parse("{\n \"a\": 1,\n \"b\": ?\n}"));
    }

    @Test
    void an_exponent_beyond_every_number_is_malformed() {
        assertEquals(Reason.SYNTAX, ((Malformed) Json.parse("-1e-999999999999")).reason());
        assertEquals(Reason.SYNTAX, ((Malformed) Json.parse("123e999999999999")).reason());
        assertEquals(new Written(new Form.Decimal(new BigDecimal("123e1000"))), Json.parse("123e1000"));
    }

    @Test
    void half_a_surrogate_pair_is_malformed() {
        assertEquals(new Malformed(Reason.NOT_UTF_8, 1, 2), Json.parse("[\"\\ud800\"]"));
        assertEquals(new Malformed(Reason.NOT_UTF_8, 1, 1), Json.parse("\"\\udc00x\""));
    }

    @Test
    void bytes_that_are_not_utf_8_are_malformed_where_they_stand() {
        var text = "{\n\"a\": \"ñ\"}".getBytes(StandardCharsets.ISO_8859_1);

        assertEquals(new Malformed(Reason.NOT_UTF_8, 2, 7), Json.parse(text));
        assertEquals(new Malformed(Reason.NOT_UTF_8, 1, 1), Json.parse(new byte[] {(byte) 0xff}));
    }

    @Test
    void another_encoding_than_utf_8_is_malformed() {
        assertInstanceOf(Malformed.class, Json.parse("{}".getBytes(StandardCharsets.UTF_16)));
        assertInstanceOf(Malformed.class, Json.parse("{}".getBytes(StandardCharsets.UTF_16LE)));
        assertInstanceOf(Written.class, Json.parse("\"ñ\"".getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void text_that_ends_in_the_middle_of_a_character_is_not_utf_8() {
        assertEquals(new Malformed(Reason.NOT_UTF_8, 1, 2), Json.parse(new byte[] {'"', (byte) 0xc3}));
    }

    @Test
    void depth_has_a_limit() {
        assertInstanceOf(Written.class, Json.parse("[".repeat(64) + "]".repeat(64)));
        assertEquals(new Malformed(Reason.TOO_DEEP, 1, 65), Json.parse("[".repeat(65) + "]".repeat(65)));
        assertEquals(new Malformed(Reason.TOO_DEEP, 1, 65), Json.parse("[".repeat(100_000)));
    }

    @Test
    void length_has_a_limit() {
        assertInstanceOf(Written.class, Json.parse("9".repeat(1000)));
        assertEquals(
                Reason.TOO_LONG,
                assertInstanceOf(Malformed.class, Json.parse("9".repeat(1001))).reason());
        assertEquals(
                Reason.TOO_LONG,
                assertInstanceOf(Malformed.class, Json.parse('"' + "x".repeat(100_001) + '"'))
                        .reason());
    }

    @Test
    void a_record_s_names_are_as_long_as_a_form_s() throws JsonProcessingException {
        var name = "x".repeat(Json.TEXT_LENGTH);
        assertEquals(1, Json.records().readTree("{\"" + name + "\": 1}").size());
        assertThrows(StreamConstraintsException.class, () -> Json.records().readTree("{\"" + name + "x\": 1}"));
    }
}
