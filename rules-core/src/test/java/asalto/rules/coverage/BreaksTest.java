package asalto.rules.coverage;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** {@code docs/breaks.tsv}, by which {@code docs/claims/break-rules.sh} breaks rules, fits the code as it stands. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class BreaksTest {

    private static final Path TABLE = Path.of("../docs/breaks.tsv");

    /** A line of the table: in that file this text stands once, and instead of it comes another one. */
    private record Break(String rule, String file, String text, String instead) {

        static Break of(String line) {
            var cells = line.split("\t", -1);
            assertEquals(4, cells.length, "rule, file, text and what comes instead: " + line);
            return new Break(cells[0], cells[1], cells[2], cells[3]);
        }

        void fits() throws IOException {
            var source = Files.readString(Path.of("src/main", file));
            var found = Pattern.compile(Pattern.quote(text)).matcher(source).results();
            assertEquals(1, found.count(), rule + " breaks " + file + " where it says: " + text);
            assertNotEquals(text, instead, rule + " stays whole");
        }
    }

    @Test
    void every_break_finds_its_text_exactly_once() throws IOException {
        assertAll(breaks().stream().map(one -> one::fits));
    }

    @Test
    void every_rule_that_has_code_can_be_broken_and_no_other() throws IOException {
        var code = RuleTable.citations("D", Path.of("src/main/java/asalto/rules"));
        var book = new RuleTable("D", Path.of("../docs/rules/desafio.md"), code, new TreeMap<>());
        var coded = new TreeSet<>(book.rules());
        book.withoutCode().forEach(coded::remove);
        assertTrue(coded.size() > 70, "the book has its rules");
        assertEquals(coded, breaks().stream().map(Break::rule).collect(Collectors.toCollection(TreeSet::new)));
    }

    private static List<Break> breaks() throws IOException {
        return Files.readAllLines(TABLE).stream().map(Break::of).toList();
    }
}
