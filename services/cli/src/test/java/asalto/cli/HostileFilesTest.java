package asalto.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Set;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever lies where a scenario should, the answer is one line and the exit 2. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class HostileFilesTest {

    @TempDir
    private Path folder;

    /** @param end of the only line */
    private void assertOneLine(byte[] content, String end) throws IOException {
        var file = folder.resolve("hostile.json");
        Files.write(file, content);
        var told = Told.by("resolve", file.toString());
        assertEquals(2, told.exit());
        assertEquals("", told.out());
        assertEquals(1, told.errLines().size());
        assertTrue(told.err().startsWith(file + ": ") && told.err().endsWith(end + "\n"), told.err());
    }

    private void assertOneLine(String content, String line) throws IOException {
        assertOneLine(content.getBytes(StandardCharsets.UTF_8), line);
    }

    @Test
    void what_is_no_scenario_is_told_in_one_line() throws IOException {
        assertOneLine("[".repeat(100_000), ": objects and lists lie too deep in each other");
        assertOneLine("", ": this is not JSON");
        assertOneLine("{\0}", ": this is not JSON");
        assertOneLine("\uFEFF{}", ": this is not JSON");
        assertOneLine(new byte[] {'{', (byte) 0xff}, ": this is not UTF-8");
        assertOneLine("9".repeat(1_000_000), ": a text or a number is too long");
        assertOneLine(
                Scenarios.scenario(
                        "{\"id\": \"desafio\"}", "[" + Scenarios.B + "]", ", \"rounds\": [], \"rounds\": []"),
                "rounds: not-allowed is given twice");
    }

    @Test
    void a_file_of_200_megabytes_is_not_read_whole() throws IOException {
        var file = folder.resolve("large.json");
        try (var large = new RandomAccessFile(file.toFile(), "rw")) {
            large.setLength(200 << 20);
        }
        assertEquals(
                new Told("", file + ": too-large it has more than 67108864 bytes\n", 2),
                Told.by("resolve", file.toString()));
    }

    @Test
    void a_named_pipe_is_not_waited_for() throws IOException, InterruptedException {
        var pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        assertEquals(new Told("", pipe + ": unreadable it is no file\n", 2), Told.by("resolve", pipe.toString()));
    }

    @Test
    void a_device_below_dev_is_read() {
        assertEquals(
                new Told("", "/dev/null: malformed line 1, column 1: this is not JSON\n", 2),
                Told.by("resolve", "/dev/null"));
        assertEquals(
                new Told("", "/dev/zero: too-large it has more than 67108864 bytes\n", 2),
                Told.by("resolve", "/dev/zero"));
    }

    /** All pairings of these would be tried for longer than anybody lives. */
    @Test
    void entries_that_fit_in_many_ways_but_for_one_are_compared_at_once() {
        assertEquals(1, differences("[" + "{}, ".repeat(39) + "{\"value\": 2}]"));
        assertEquals(0, differences("[" + "{}, ".repeat(39) + "{\"value\": 1}]"));
        assertEquals(0, differences("[{\"value\": 1}" + ", {}".repeat(39) + "]"));
    }

    private static long differences(String expected) {
        var got = "[" + String.join(", ", Collections.nCopies(40, "{\"value\": 1}")) + "]";
        return new Comparison(Set.of("difficulty"))
                .difference("difficulty", Scenarios.form(expected), Scenarios.form(got)).stream()
                        .count();
    }

    @Test
    void an_entry_gives_way_to_one_that_has_no_other_choice() {
        assertTrue(new Pairing(3, (entry, other) -> entry != 2 || other == 0).isComplete());
        assertFalse(new Pairing(3, (entry, other) -> entry == 0 || other == 0).isComplete());
    }
}
