package asalto.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shell script at the top of the repository, where it has nothing to build with. */
class LauncherTest {

    private static final String NO_JDK = "Asalto needs a JDK 25 and finds none: install one (Debian: apt-get install"
            + " openjdk-25-jdk; macOS: brew install openjdk@25; otherwise: adoptium.net), or set JAVA_HOME to where it"
            + " is.\n";
    private static final String NO_NODE =
            "Asalto needs Node 20.19 or newer, with npm, to build its page and finds none:"
                    + " install it (Debian: apt-get install nodejs npm; macOS: brew install node; otherwise: nodejs.org), or put it"
                    + " on the PATH.\n";

    @TempDir
    private Path folder;

    @Test
    void without_a_jdk_every_command_says_how_to_get_one() throws Exception {
        for (var command : List.of("up", "test", "resolve", "claims")) {
            assertEquals(NO_JDK + "exit 1\n", asalto(Map.of("PATH", ""), command));
        }
    }

    @Test
    void an_older_jdk_or_a_java_without_a_compiler_does_not_count() throws Exception {
        var old = jdk("old", "24.0.2", "javac");
        var runtime = jdk("runtime", "25.0.1", "java");
        assertEquals(
                NO_JDK + "exit 1\n", asalto(Map.of("PATH", "", "JAVA_HOME", old, "ASALTO_JDKS", runtime), "resolve"));
    }

    @Test
    void without_node_the_tests_say_how_to_get_it() throws Exception {
        var jdk = jdk("jdk", "25.0.1", "javac");
        assertEquals(NO_NODE + "exit 1\n", asalto(Map.of("PATH", "", "ASALTO_JDKS", jdk), "test"));
    }

    @Test
    void an_older_node_does_not_count() throws Exception {
        var jdk = jdk("jdk", "25.0.1", "javac");
        var node = folder.resolve("node/bin");
        program(node.resolve("npm"), "exit 0");
        for (var version : List.of("v20.18.3", "v18.20.0")) {
            program(node.resolve("node"), "echo " + version);
            assertEquals(
                    NO_NODE + "exit 1\n",
                    asalto(Map.of("PATH", "", "ASALTO_JDKS", jdk, "ASALTO_NODES", node.toString()), "test"));
        }
    }

    @Test
    void help_needs_nothing_and_an_unknown_command_gets_it() throws Exception {
        var help = asalto(Map.of("PATH", "/usr/bin:/bin"), "help");
        assertTrue(help.startsWith("./asalto up ") && help.endsWith("exit 0\n"), help);
        assertTrue(help.contains("./asalto claims 2.2"), help);
        var unknown = asalto(Map.of("PATH", "/usr/bin:/bin"), "fight");
        assertTrue(unknown.startsWith("There is no command \"fight\".\n") && unknown.endsWith("exit 2\n"), unknown);
    }

    private String jdk(String name, String version, String program) throws IOException {
        var home = folder.resolve(name);
        program(home.resolve("bin").resolve(program), "exit 0");
        Files.writeString(home.resolve("release"), "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"" + version + "\"\n");
        return home.toString();
    }

    private static void program(Path path, String script) throws IOException {
        Files.createDirectories(path.getParent());
        Files.writeString(path, "#!/bin/sh\n" + script + "\n");
        assertTrue(path.toFile().setExecutable(true));
    }

    private static String asalto(Map<String, String> environment, String... arguments) throws Exception {
        var command = new ArrayList<>(List.of(
                "/bin/sh", Path.of("../../asalto").toAbsolutePath().normalize().toString()));
        command.addAll(List.of(arguments));
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().clear();
        builder.environment().putAll(Map.of("HOME", "/nowhere", "ASALTO_JDKS", "", "ASALTO_NODES", ""));
        builder.environment().putAll(environment);
        var process = builder.start();
        try (var said = process.inputReader()) {
            return said.lines().map(line -> line + "\n").reduce("", String::concat) + "exit " + process.waitFor()
                    + "\n";
        }
    }
}
