package asalto.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the launcher builds and when, with a stand-in for Maven that counts its calls and one for Java that says how it was called. */
class LauncherBuildTest {

    private static final String PROGRESS = """
            Building; the first time this fetches what it needs and takes minutes ...
              Asalto rules core [1/2]
              Asalto command line [2/2]
            """;

    @TempDir
    private Path root;

    @BeforeEach
    void tree() throws IOException {
        Files.copy(Path.of("../../asalto"), root.resolve("asalto"));
        for (var source : List.of(
                "rules-core/src/main/Rule.java", "services/protocol/pom.xml", "services/cli/pom.xml", "pom.xml")) {
            write(source, "");
        }
        Files.createDirectories(root.resolve(".mvn"));
        Files.createDirectories(root.resolve("node"));
        write("jdk/release", "JAVA_VERSION=\"25\"\n");
        program("jdk/bin/javac", "");
        program(
                "jdk/bin/java",
                "[ $# -gt 0 ] && case \"$*\" in *AOTCacheOutput*) ;; *) echo \"java ${*##*-jar }\" ;; esac");
        program("mvnw", """
                echo called >>calls
                echo '[INFO] Building Asalto rules core 0.1.0                [1/2]'
                echo '[INFO] Building Asalto command line 0.1.0              [2/2]'
                mkdir -p services/cli/target
                : >services/cli/target/cli-0.1.0.jar
                """);
        try (var files = Files.walk(root)) {
            files.forEach(LauncherBuildTest::makeOld);
        }
    }

    @Test
    void the_first_call_builds_and_the_next_does_not() throws Exception {
        assertEquals(List.of(PROGRESS, played("fight.json"), "0"), resolve("fight.json"));
        assertEquals(List.of("", played("fight.json"), "0"), resolve("fight.json"));
        assertEquals(1, builds());
    }

    @Test
    void a_changed_source_a_removed_one_and_a_removed_product_are_built_again() throws Exception {
        resolve();
        write("rules-core/src/main/Rule.java", "changed");
        assertEquals(PROGRESS, resolve().getFirst());
        write("rules-core/src/main/Other.java", "");
        resolve();
        Files.delete(root.resolve("rules-core/src/main/Other.java"));
        assertEquals(PROGRESS, resolve().getFirst());
        Files.delete(root.resolve("services/cli/target/cli-0.1.0.jar"));
        assertEquals(PROGRESS, resolve().getFirst());
        assertEquals(5, builds());
    }

    @Test
    void a_changed_test_is_not_a_reason_to_build() throws Exception {
        write("rules-core/src/test/RuleTest.java", "");
        resolve();
        write("rules-core/src/test/RuleTest.java", "changed");
        assertEquals("", resolve().getFirst());
    }

    @Test
    void a_build_that_fails_shows_its_errors_and_is_tried_again() throws Exception {
        program("mvnw", "echo '[ERROR] Rule.java:[3,5] no such symbol'; exit 1");
        var log = root.toRealPath().resolve("target/resolve.log");
        var failed = """
                Building; the first time this fetches what it needs and takes minutes ...
                [ERROR] Rule.java:[3,5] no such symbol
                The build failed; all of what it said is in %s.
                """.formatted(log);
        assertEquals(List.of(failed, "", "1"), resolve());
        assertEquals(List.of(failed, "", "1"), resolve());
    }

    @Test
    void two_calls_at_once_build_once() throws Exception {
        program("mvnw", """
                echo called >>calls
                until [ -e go ]; do sleep 0.1; done
                mkdir -p services/cli/target
                : >services/cli/target/cli-0.1.0.jar
                """);
        var first = start();
        UpProcess.await(() -> "the first build", () -> Files.exists(root.resolve("calls")));
        var second = start();

        try (var words = second.errorReader()) {
            var line = words.readLine();
            assertTrue(line.startsWith("Another call is building (process "), line);
            Files.createFile(root.resolve("go"));
            assertEquals(0, first.waitFor());
            assertEquals(0, second.waitFor());
        }
        assertEquals(1, builds());
    }

    @Test
    void a_build_that_was_killed_does_not_block_the_next() throws Exception {
        write("target/building/pid", "999999999");
        assertEquals("0", resolve().getLast());
    }

    @Test
    void a_build_of_everything_is_one_of_the_command_line_too() throws Exception {
        program("mvnw", """
                echo called >>calls
                for service in cli arena local; do mkdir -p services/$service/target/quarkus-app; done
                : >services/cli/target/cli-0.1.0.jar
                : >services/arena/target/quarkus-app/quarkus-run.jar
                : >services/local/target/class-path
                """);
        program("node/node", "echo v22.0.0");
        program("node/npm", "");
        assertEquals(0, run(root, List.of("/bin/sh", "asalto", "up")).waitFor());
        assertEquals(List.of("", played("fight.json"), "0"), resolve("fight.json"));
        assertEquals(1, builds());
    }

    @Test
    void it_knows_its_folder_through_links_and_called_by_name() throws Exception {
        var links = Files.createDirectories(root.resolve("links"));
        Files.createSymbolicLink(links.resolve("a"), Path.of("../asalto"));
        Files.createSymbolicLink(links.resolve("b"), Path.of("a"));
        Files.createSymbolicLink(root.resolve("node/c"), Path.of("../links/b"));
        resolve();
        for (var words : List.of(
                List.of("/bin/sh", "a"),
                List.of("/bin/sh", "b"),
                List.of("/bin/sh", "./b"),
                List.of("/bin/sh", "../links/b"),
                List.of("/bin/sh", "-c", "c \"$@\"", "sh"))) {
            assertEquals(
                    List.of("", played("x"), "0"), ended(run(links, Programs.joined(words, List.of("resolve", "x")))));
        }
        assertEquals(List.of("", played("x"), "0"), ended(run(root, List.of("/bin/sh", "asalto", "resolve", "x"))));
    }

    @Test
    void kill_ends_a_build_at_once_with_all_that_it_started() throws Exception {
        program("mvnw", "sleep 100 & echo $! >sleeper.new; mv sleeper.new sleeper; wait");
        for (var signal : List.of("TERM", "HUP", "INT")) {
            var process = start();
            var sleeper = root.resolve("sleeper");
            UpProcess.await(() -> "the build", () -> Files.exists(sleeper));
            var program = ProcessHandle.of(
                            Long.parseLong(Files.readString(sleeper).strip()))
                    .orElseThrow();
            new ProcessBuilder("/bin/kill", "-" + signal, Long.toString(process.pid()))
                    .start()
                    .waitFor();
            var code = Map.of("TERM", 143, "HUP", 129, "INT", 130).get(signal);
            assertTrue(process.waitFor(30, TimeUnit.SECONDS), signal);
            assertEquals(code, process.exitValue());
            assertTrue(Processes.haveEnded(List.of(program), Duration.ofSeconds(10)), signal);
            assertFalse(Files.exists(root.resolve("target/building")));
            Files.delete(sleeper);
        }
    }

    @Test
    void java_reads_the_names_of_files_as_utf_8_whatever_the_locale() throws Exception {
        resolve();
        program("jdk/bin/java", "echo \"${LC_ALL:-$LC_CTYPE}\"");
        for (var locale : List.of("", "C", "POSIX", "es_ES@euro")) {
            var process = builder(root, List.of("/bin/sh", "asalto", "resolve"));
            process.environment().remove("LC_CTYPE");
            process.environment().remove("LANG");
            process.environment().put("LC_ALL", locale);
            assertEquals(List.of("", "C.UTF-8\n", "0"), ended(process.start()));
        }
        var process = builder(root, List.of("/bin/sh", "asalto", "resolve"));
        process.environment().put("LC_ALL", "es_ES.UTF-8");
        assertEquals(List.of("", "es_ES.UTF-8\n", "0"), ended(process.start()));
    }

    @Test
    void it_finds_the_home_of_who_has_none_in_the_environment() throws Exception {
        program("mvnw", "echo \"$HOME\" >home; mkdir -p services/cli/target; : >services/cli/target/cli-0.1.0.jar");
        var builder = builder(root, List.of("/bin/sh", "asalto", "resolve"));
        builder.environment().remove("HOME");
        assertEquals("0", ended(builder.start()).get(2));
        assertEquals(
                System.getProperty("user.home"),
                Files.readString(root.resolve("home")).strip());
    }

    @Test
    void the_tests_end_with_one_line_that_counts_those_of_the_page_too() throws Exception {
        program("node/node", "echo v22.0.0");
        program("node/npm", "");
        program("node/chromium", "");
        program("mvnw", """
                mkdir -p rules-core/target/surefire-reports services/web/target/vitest-reports
                echo '<testsuite name="A" tests="3" errors="1" skipped="0" failures="0">' >rules-core/target/surefire-reports/TEST-A.xml
                {
                    echo '<testsuites name="vitest tests" tests="4" failures="1" errors="0" time="1">'
                    echo '<testsuite name="a" tests="3" failures="1" errors="0" skipped="1" time="1"/>'
                    echo '<testsuite name="b" tests="1" failures="0" errors="0" skipped="0" time="1"/>'
                } >services/web/target/vitest-reports/page.xml
                exit 1
                """);
        var said = ended(run(root, List.of("/bin/sh", "asalto", "test")));
        assertEquals(
                "The build failed; what failed is told above.\nTests run: 7, Failures: 1, Errors: 1, Skipped: 1\n",
                said.get(1));
        assertEquals("1", said.get(2));
    }

    private static String played(String file) {
        return "java ${jar} resolve ${file}\n".replace("${file}", file);
    }

    private List<String> resolve(String... files) throws Exception {
        return ended(start(files));
    }

    /** What it says, what it prints, its exit code. */
    private List<String> ended(Process process) throws Exception {
        var jar = root.toRealPath().resolve("services/cli/target/cli-0.1.0.jar").toString();
        try (var out = process.inputReader();
                var err = process.errorReader()) {
            var printed = text(out.lines().toList()).replace(jar, "${jar}");
            return List.of(text(err.lines().toList()), printed, Integer.toString(process.waitFor()));
        }
    }

    private Process start(String... files) throws IOException {
        var asalto = root.resolve("asalto").toString();
        return run(root, Programs.joined(List.of("/bin/sh", asalto, "resolve"), List.of(files)));
    }

    private Process run(Path where, List<String> command) throws IOException {
        return builder(where, command).start();
    }

    private ProcessBuilder builder(Path where, List<String> command) {
        var builder = new ProcessBuilder(Signals.heardBy(command)).directory(where.toFile());
        builder.environment().put("JAVA_HOME", root.resolve("jdk").toString());
        builder.environment().put("PATH", root.resolve("node") + ":/usr/bin:/bin");
        return builder;
    }

    private long builds() throws IOException {
        try (var lines = Files.lines(root.resolve("calls"))) {
            return lines.count();
        }
    }

    private void write(String file, String text) throws IOException {
        var path = root.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    private void program(String file, String script) throws IOException {
        write(file, "#!/bin/sh\n" + script + "\n");
        assertTrue(root.resolve(file).toFile().setExecutable(true));
    }

    private static String text(List<String> lines) {
        return lines.stream().map(line -> line + "\n").reduce("", String::concat);
    }

    private static void makeOld(Path path) {
        try {
            Files.setLastModifiedTime(path, FileTime.from(Instant.EPOCH));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
