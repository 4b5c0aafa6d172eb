package asalto.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
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

    private static String played(String file) {
        return "java ${jar} resolve ${file}\n".replace("${file}", file);
    }

    /** What it says, what it prints, its exit code. */
    private List<String> resolve(String... files) throws Exception {
        var process = start(files);
        try (var out = process.inputReader();
                var err = process.errorReader()) {
            var printed = text(out.lines().toList())
                    .replace(
                            root.toRealPath()
                                    .resolve("services/cli/target/cli-0.1.0.jar")
                                    .toString(),
                            "${jar}");
            return List.of(text(err.lines().toList()), printed, Integer.toString(process.waitFor()));
        }
    }

    private Process start(String... files) throws IOException {
        var command = new ArrayList<>(List.of("/bin/sh", root.resolve("asalto").toString(), "resolve"));
        command.addAll(List.of(files));
        var builder = new ProcessBuilder(command);

        builder.environment().put("JAVA_HOME", root.resolve("jdk").toString());
        builder.environment().put("PATH", "/usr/bin:/bin");
        return builder.start();
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
