package asalto.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import asalto.rules.form.Fault;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** What is said of faults. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class WordsTest {

    @Test
    void no_fault_of_a_golden_file_is_told_without_a_sentence() throws IOException {
        for (var file : GoldenFiles.all()) {
            for (var line : Told.by("resolve", file.toString()).errLines()) {
                assertFalse(line.contains(" reason ") || line.contains("?"), line);
            }
        }
    }

    @Test
    void a_code_without_a_sentence_is_told_by_its_data() {
        assertEquals(
                "a: STO-E18 given x, most 3", Words.of(Fault.of("a", "STO-E18", Map.of("most", "3", "given", "x"))));
    }

    @Test
    void every_reason_of_the_page_has_a_sentence() throws IOException {
        var rows = Pattern.compile("(?m)^\\| ([a-z-]+) \\| `([a-z-]+)` \\|")
                .matcher(Files.readString(Path.of("../../docs/faults.md")))
                .results()
                .toList();
        assertEquals(51, rows.size());
        for (var row : rows) {
            var words = Words.of(Fault.of("a", row.group(1), Map.of("reason", row.group(2), "expected", "text")));
            assertFalse(words.contains("reason"), words);
        }
    }

    @Test
    void a_range_is_told_as_far_as_it_is_bounded() {
        assertEquals("a: wrong-value must be from 1 to 10, not 11", range("1", "10", "11"));
        assertEquals("a: wrong-value must be at least 0, not -1", range("0", "2147483647", "-1"));
        assertEquals(
                "a: wrong-value must be an integer of 32 bits, not 2147483648",
                range("-2147483648", "2147483647", "2147483648"));
    }

    private static String range(String least, String most, String given) {
        return Words.of(
                Fault.of("a", "wrong-value", Map.of("reason", "range", "least", least, "most", most, "given", given)));
    }
}
