package asalto.local;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClaimsTest {

    @TempDir
    private Path root;

    @BeforeEach
    void page() throws IOException {
        Files.createDirectories(root.resolve("docs"));
        Files.writeString(root.resolve("docs/claims.md"), """
                # Claims

                | issue | claim | command | figure, date |
                |---|---|---|---|
                | 1 | It is quick (quick) | `echo 3 \\| sed 's/$/ seen/'; echo figure 3 s bound 4 s pass` | 3 s |
                | 2 | It is slow | `echo figure 5 s bound 4 s fail; exit 1` | 5 s |
                | 3 | It is silent | `true` | |
                | 4 | It contradicts itself | `echo figure 3 bound 4 pass; exit 1` | |
                """);
    }

    @Test
    void a_claim_that_holds_shows_its_figure_and_its_bound() throws Exception {
        assertEquals("""
                1.1  It is quick (quick)
                  3 seen
                  figure 3 s  bound 4 s  pass
                1 claim holds, 0 do not
                exit 0
                """, claims("1"));
    }

    @Test
    void a_claim_that_does_not_hold_fails_all() throws Exception {
        assertEquals("""
                2.1  It is slow
                  figure 5 s  bound 4 s  FAIL
                0 claims hold, 1 does not
                exit 1
                """, claims("2"));
    }

    @Test
    void a_command_without_a_figure_or_with_two_minds_shows_nothing() throws Exception {
        assertEquals("""
                3.1  It is silent
                  figure none (exit 0)  bound any  FAIL
                4.1  It contradicts itself
                  figure 3, pass with exit 1  bound 4  FAIL
                0 claims hold, 2 do not
                exit 1
                """, claims("3", "4"));
    }

    @Test
    void quick_leaves_the_others_out() throws Exception {
        assertEquals(claims("1"), claims("--quick"));
    }

    @Test
    void one_claim_is_chosen_by_its_own_number() throws Exception {
        Files.writeString(
                root.resolve("docs/claims.md"),
                "| 2 | Another | `echo figure 1 bound 1 pass` | |\n",
                java.nio.file.StandardOpenOption.APPEND);

        assertEquals("""
                2.2  Another
                  figure 1  bound 1  pass
                1 claim holds, 0 do not
                exit 0
                """, claims("2.2"));
    }

    @Test
    void figures_that_nobody_can_read_are_no_success() throws Exception {
        var process = new ProcessBuilder(command("1"))
                .redirectOutput(Path.of("/dev/full").toFile())
                .start();

        assertEquals(
                List.of("Standard output does not take what is written to it."),
                process.errorReader().lines().toList());
        assertEquals(2, process.waitFor());
    }

    @Test
    void an_issue_without_claims_is_named() throws Exception {
        assertEquals("No row of docs/claims.md is chosen by \"9\".\nexit 2\n", claims("9"));
    }

    private List<String> command(String... arguments) {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "-Dasalto.root=" + root,
                Claims.class.getName()));
        command.addAll(List.of(arguments));
        return command;
    }

    private String claims(String... arguments) throws IOException, InterruptedException {
        var process =
                new ProcessBuilder(command(arguments)).redirectErrorStream(true).start();
        try (var said = process.inputReader()) {
            return said.lines().map(line -> line + "\n").reduce("", String::concat) + "exit " + process.waitFor()
                    + "\n";
        }
    }
}
