package asalto.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** {@code up} as a process of its own, as a person starts it. */
final class UpProcess implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(90);

    private final Path root;
    private final Path words;
    private final Process process;
    private final int port;

    private UpProcess(Path root, int port, Path words, Process process) {
        this.root = root;
        this.port = port;
        this.words = words;
        this.process = process;
    }

    static UpProcess start(Path root, Map<String, String> environment) throws IOException {
        return start(root, Ports.free(1).getFirst(), environment);
    }

    static UpProcess start(Path root, int port, Map<String, String> environment) throws IOException {
        var words = Files.createTempFile(root, "words-", ".txt");
        var command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "-Dasalto.root=" + root,
                Up.class.getName());
        var builder = new ProcessBuilder(Signals.heardBy(command))
                .redirectErrorStream(true)
                .redirectOutput(words.toFile());
        builder.environment().keySet().removeIf(name -> name.startsWith("ASALTO_"));
        builder.environment().put("ASALTO_PORT", Integer.toString(port));
        builder.environment().putAll(environment);
        return new UpProcess(root, port, words, builder.start());
    }

    /** Until it prints its address. */
    UpProcess awaitAddress() {
        await(() -> "address in:\n" + said(), () -> said().contains("Asalto is at ") || !process.isAlive());
        assertEquals("Asalto is at http://localhost:" + port, lastLine());
        return this;
    }

    /** Until there is a file in its data folder. */
    void awaitFile(String name) {
        await(
                () -> name + " after:\n" + said(),
                () -> Files.exists(root.resolve(".asalto").resolve(name)));
    }

    /** Until no process is left that has the folder in its command. */
    static void awaitNobodyOn(Path folder) {
        await(
                () -> "the end of " + processesOn(folder),
                () -> processesOn(folder).isEmpty());
    }

    static List<String> processesOn(Path folder) {
        return ProcessHandle.allProcesses()
                .filter(Processes::lives)
                .flatMap(process -> process.info().commandLine().stream())
                .filter(command -> command.contains(folder.toString()))
                .toList();
    }

    /** Until it ends by itself. */
    int awaitEnd() throws InterruptedException {
        assertTrue(process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS), this::said);
        return process.exitValue();
    }

    /** SIGTERM, and the end. */
    int terminate() throws InterruptedException {
        process.destroy();
        return awaitEnd();
    }

    void signal(String name) throws IOException, InterruptedException {
        new ProcessBuilder("/bin/kill", "-" + name, Long.toString(process.pid()))
                .start()
                .waitFor();
    }

    void kill() throws InterruptedException {
        process.destroyForcibly();
        awaitEnd();
    }

    long pid() {
        return process.pid();
    }

    int port() {
        return port;
    }

    String said() {
        try {
            return Files.readString(words);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String lastLine() {
        return said().lines().reduce("", (_, last) -> last);
    }

    /** A child on {@code run.json}. */
    ProcessHandle child(String server) {
        return childOnFile(server).orElseThrow();
    }

    /** The same, while the file may still tell of one that is gone. */
    Optional<ProcessHandle> childOnFile(String server) {
        var match =
                Pattern.compile("\"pids\": \\{.*\"" + server + "\": ([0-9]+)").matcher(runFile());
        assertTrue(match.find(), runFile());
        return ProcessHandle.of(Long.parseLong(match.group(1)));
    }

    List<ProcessHandle> children() {
        var all = new ArrayList<ProcessHandle>();
        for (var server : List.of("postgres", "kafka", "chronicle", "arena")) {
            if (runFile().contains("\"" + server + "\"")) {
                all.add(child(server));
            }
        }
        return all;
    }

    String runFile() {
        try {
            return Files.readString(root.resolve(".asalto/run.json"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What the arena's stand-in was told. */
    Properties told() throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/told"))
                .build();
        try (var client = HttpClient.newHttpClient()) {
            var told = new Properties();
            told.load(new StringReader(
                    client.send(request, BodyHandlers.ofString()).body()));
            return told;
        }
    }

    /** Makes the arena's stand-in take all memory; its answer does not matter. */
    void gorgeArena() {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/gorge"))
                .build();
        var client = HttpClient.newHttpClient();
        client.sendAsync(request, BodyHandlers.discarding());
    }

    static void await(Supplier<String> what, BooleanSupplier condition) {
        var end = Instant.now().plus(PATIENCE);
        while (!condition.getAsBoolean()) {
            if (Instant.now().isAfter(end)) {
                throw new AssertionError("waited in vain for " + what.get());
            }
            LockSupport.parkNanos(10_000_000);
        }
    }

    @Override
    public void close() {
        process.destroy();
        process.onExit().join();
    }
}
