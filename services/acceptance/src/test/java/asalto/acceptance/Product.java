package asalto.acceptance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;

/** The whole product, running as {@code ./asalto up} runs it, with its data in a folder of its own. */
final class Product implements AutoCloseable {

    private static final Duration START = Duration.ofMinutes(3);
    private static final Duration STOP = Duration.ofSeconds(40);

    private final Path data;
    private final int port;
    private Process up;

    private Product(Path data, int port, Process up) {
        this.data = data;
        this.port = port;
        this.up = up;
    }

    static Product started(Path data) throws IOException {
        int port = freePort();
        var product = new Product(data, port, launched(data, port));
        product.awaitReady();
        return product;
    }

    /** Stops it as Ctrl-C does, and starts it again on the same data. */
    void restart() throws IOException, InterruptedException {
        stop();
        up = launched(data, port);
        awaitReady();
    }

    String address() {
        return "http://localhost:" + port;
    }

    /** The operating system's number of one of its processes. */
    long pid(String server) {
        return run().path("pids").path(server).asLong();
    }

    int port(String server) {
        return run().path("ports").path(server).asInt();
    }

    /** The password of a role of its database. */
    String password(String role) throws IOException {
        var secrets = new Properties();
        secrets.load(new StringReader(Files.readString(data.resolve("secrets.properties"))));
        return secrets.getProperty(role);
    }

    /** As {@code kill -9} does: it cannot be caught. */
    void killHard(String server) {
        ProcessHandle.of(pid(server)).orElseThrow().destroyForcibly();
    }

    String log(String server) throws IOException {
        return Files.readString(data.resolve("log").resolve(server + ".log"));
    }

    /** The lines of a server's log that tell an error. */
    List<String> errors(String server) throws IOException {
        return log(server).lines().filter(line -> line.contains(" ERROR ")).toList();
    }

    /** Stops it, and fails if that takes too long. */
    void stop() throws InterruptedException {
        up.destroy();
        if (!up.waitFor(STOP.toSeconds(), TimeUnit.SECONDS)) {
            up.destroyForcibly();
            throw new AssertionError("up did not stop within " + STOP);
        }
    }

    @Override
    public void close() {
        if (up.isAlive()) {
            try {
                stop();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                up.destroyForcibly();
            }
        }
    }

    private static Process launched(Path data, int port) throws IOException {
        var command = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dasalto.root=" + Repository.root(),
                "-cp",
                System.getProperty("java.class.path"),
                "asalto.local.Up");
        command.environment().put("ASALTO_DATA", data.toString());
        command.environment().put("ASALTO_PORT", Integer.toString(port));
        command.redirectErrorStream(true).redirectOutput(data.resolve("up.txt").toFile());
        return command.start();
    }

    private void awaitReady() {
        Awaitility.await("up is ready")
                .atMost(START)
                .failFast(this::checkAlive)
                .until(() -> Files.exists(data.resolve("run.json")));
    }

    private void checkAlive() {
        if (!up.isAlive()) {
            throw new AssertionError("up ended: " + said());
        }
    }

    private String said() {
        try {
            return Files.readString(data.resolve("up.txt"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private JsonNode run() {
        try {
            return new ObjectMapper().readTree(data.resolve("run.json").toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
