package asalto.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where answers go: they arrive whole, nothing is lost on the way, and nothing else is written over. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class OutputTest {

    @TempDir
    Path folder;

    private Path scenario;
    private String content;

    @BeforeEach
    void write_a_scenario() throws IOException {
        content = Files.readString(Path.of(GoldenFiles.file("08-burst.json")));
        scenario = Files.writeString(folder.resolve("a.json"), content);
    }

    /** A disk without room, or a pipe that nobody reads any more. */
    private static final class Full extends OutputStream {
        @Override
        public void write(int one) throws IOException {
            throw new IOException("No space left on device");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"resolve FILE", "resolve --state FILE", "resolve --help", "--help", "--version"})
    void what_cannot_be_printed_is_told_and_is_no_success(String command) {
        var err = new StringWriter();
        var args = command.replace("FILE", scenario.toString()).split(" ");

        int exit = Asalto.run(new PrintWriter(new Full()), new PrintWriter(err), args);

        assertEquals("asalto: unwritable standard output does not take what is written to it\n", err.toString());
        assertEquals(2, exit);
    }

    @ParameterizedTest
    @ValueSource(strings = {"resolve --check FILE", "resolve --out DIR FILE"})
    void who_prints_nothing_needs_no_output(String command) {
        var err = new StringWriter();
        var args = command.replace("FILE", scenario.toString())
                .replace("DIR", folder.resolve("out").toString())
                .split(" ");

        assertEquals(0, Asalto.run(new PrintWriter(new Full()), new PrintWriter(err), args));
        assertEquals("", err.toString());
    }

    /** In a process of its own, for what the JVM does with its standard output. */
    @ParameterizedTest
    @ValueSource(strings = {"resolve FILE", "--help"})
    void a_full_disk_behind_standard_output_is_noticed(String command) throws Exception {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var args = Stream.concat(
                Stream.of(java, "-cp", System.getProperty("java.class.path"), Asalto.class.getName()),
                Stream.of(command.replace("FILE", scenario.toString()).split(" ")));
        var process = new ProcessBuilder(args.toList())
                .redirectOutput(Path.of("/dev/full").toFile())
                .start();

        var said = process.errorReader().lines().toList();

        assertEquals(List.of("asalto: unwritable standard output does not take what is written to it"), said);
        assertEquals(2, process.waitFor());
    }

    @Test
    void an_answer_is_not_written_over_what_is_to_be_read() throws IOException {
        var other = Files.writeString(folder.resolve("a.err"), content);

        var told = Told.by("resolve", "--out", folder.toString(), scenario.toString(), other.toString());

        assertEquals(
                "asalto: wrong command line: an answer would be written over " + other + ", which is to be read\n",
                told.err());
        assertEquals(2, told.exit());
        assertNothingWritten("a.err", "a.json");
    }

    @Test
    void not_by_another_name_of_it_either() throws IOException {
        var elsewhere = Files.createDirectories(folder.resolve("elsewhere"));
        Files.createLink(folder.resolve("a.exit"), scenario);

        var told = Told.by("resolve", "--out", elsewhere.resolve("..").toString(), scenario.toString());

        assertTrue(told.err().contains("an answer would be written over " + scenario), told.err());
        assertEquals(2, told.exit());
        assertEquals(content, Files.readString(scenario));
        assertNothingWritten("a.exit", "a.json", "elsewhere");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.ndjson", "a.err", "a.exit"})
    void a_link_where_an_answer_would_be_is_not_followed(String name) throws IOException {
        var out = Files.createDirectories(folder.resolve("out"));
        var precious = Files.writeString(folder.resolve("precious"), "precious");
        var link = Files.createSymbolicLink(out.resolve(name), precious);
        assertRefused(out, link + ": unwritable it is a symbolic link, and leads elsewhere\n");
        assertEquals("precious", Files.readString(precious));

        Files.delete(precious);
        assertRefused(out, link + ": unwritable it is a symbolic link, and leads elsewhere\n");
        assertFalse(Files.exists(precious));
    }

    @Test
    void a_folder_where_an_answer_would_be_is_told_before_anything_is_written() throws IOException {
        var out = folder.resolve("out");
        var inTheWay = Files.createDirectories(out.resolve("a.exit"));

        assertRefused(out, inTheWay + ": unwritable it is there already, and is no file\n");
    }

    private void assertRefused(Path out, String sentence) throws IOException {
        assertEquals(new Told("", sentence, 2), Told.by("resolve", "--out", out.toString(), scenario.toString()));
        try (var files = Files.list(out)) {
            assertEquals(1, files.count());
        }
    }

    @Test
    void answers_of_an_earlier_call_are_replaced_whole() throws IOException {
        var out = Files.createDirectories(folder.resolve("out"));
        Files.writeString(out.resolve("a.exit"), "70 and much more");

        assertEquals(
                0,
                Told.by("resolve", "--out", out.toString(), scenario.toString()).exit());

        assertEquals("0\n", Files.readString(out.resolve("a.exit")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a\uFFFDo"})
    void a_folder_without_a_name_or_with_one_that_is_not_understood_is_refused(String name) {
        assertEquals(
                new Told("", "asalto: wrong command line: --out needs the name of a folder, in UTF-8\n", 2),
                Told.by("resolve", "--out", name, scenario.toString()));
        assertFalse(Files.exists(Path.of("a.ndjson")));
    }

    /** What Java makes of a Latin-1 byte in a name. */
    @Test
    void a_file_whose_name_is_not_utf_8_is_told_with_a_way_out() throws Exception {
        var name = "se\uFFFDor.json";

        assertEquals(
                new Told(
                        "",
                        name + ": unreadable its name is not UTF-8 and is not understood: give it another, or give its"
                                + " content on standard input (- instead of the name)\n",
                        2),
                Told.by("resolve", name));
    }

    @Test
    void a_name_in_latin_1_comes_through_a_shell_as_told() throws Exception {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var process = new ProcessBuilder(
                        "sh",
                        "-c",
                        "name=$(printf '%s/se\\361or.json' \"$1\"); cp \"$1/a.json\" \"$name\"; shift; exec \"$@\" \"$name\"",
                        "sh",
                        folder.toString(),
                        java,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Asalto.class.getName(),
                        "resolve")
                .redirectErrorStream(true);
        process.environment().put("LC_ALL", "C.UTF-8");
        var running = process.start();

        var said = running.inputReader().lines().toList();

        assertEquals(1, said.size(), said::toString);
        assertTrue(said.getFirst().contains("its name is not UTF-8"), said::toString);
        assertEquals(2, running.waitFor());
    }

    private void assertNothingWritten(String... there) throws IOException {
        try (var files = Files.list(folder)) {
            assertEquals(
                    List.of(there),
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
    }
}
