package asalto.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** Every code and reason of a fault that the sources can give is in the page for those who meet it. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class FaultsPageTest {

    private static final Path ROOT = Path.of("../..");
    private static final List<String> SOURCES =
            List.of("rules-core/src/main/java", "services/arena/src/main/java", "services/cli/src/main/java");
    private static final String NAME = "\"([a-z]+(?:-[a-z]+)*)\"";
    private static final List<Pattern> GIVEN = Stream.of(
                    "\\b(?:wrong|notAllowed|refuse)\\( ?(?:\"[a-zA-Z.]*\", )?" + NAME,
                    "\"(?:wrong-value|not-allowed)\", " + NAME,
                    "(?<!\"kind\", )\"reason\", " + NAME,
                    "\\bFault\\.of\\( ?[^,()]+, " + NAME,
                    "return \"(malformed|too-large|unreadable|unwritable) ")
            .map(Pattern::compile)
            .toList();

    @Test
    void every_code_and_every_reason_is_in_the_page() throws IOException {
        var page = Files.readString(ROOT.resolve("docs/faults.md"));
        var given = new TreeSet<String>();
        for (var folder : SOURCES) {
            try (var files = Files.walk(ROOT.resolve(folder))) {
                files.filter(file -> file.toString().endsWith(".java"))
                        .forEach(file -> GIVEN.stream()
                                .flatMap(pattern -> pattern.matcher(text(file)).results())
                                .forEach(found -> given.add(found.group(1))));
            }
        }
        assertTrue(given.size() > 70, given::toString);
        given.removeIf(code -> page.contains("`" + code + "`"));
        assertEquals(new TreeSet<>(), given);
    }

    private static String text(Path file) {
        try {
            return Files.readString(file).replaceAll("\\s+", " ");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
