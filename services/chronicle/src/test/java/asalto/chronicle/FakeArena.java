package asalto.chronicle;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;

/** An arena that knows exports, and can go away: its address stays the same. */
public final class FakeArena {

    private static final Pattern HASH = Pattern.compile("\"hash\":\"([0-9a-f]{64})\"");

    private final Map<String, byte[]> exports = new ConcurrentHashMap<>();
    private final Map<String, String> announced = new ConcurrentHashMap<>();
    private final Map<String, Integer> status = new ConcurrentHashMap<>();
    private final Map<String, Integer> breaksOffAfter = new ConcurrentHashMap<>();
    private final Set<String> asked = ConcurrentHashMap.newKeySet();
    private int port;
    private HttpServer server;

    public FakeArena() throws IOException {
        start();
    }

    public void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        port = server.getAddress().getPort();
        server.createContext("/", this::answer);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.start();
    }

    public void stop() {
        server.stop(0);
    }

    public String url() {
        return "http://127.0.0.1:" + port;
    }

    public void exports(String encounter, List<String> lines) {
        exports(encounter, (String.join("\n", lines) + "\n").getBytes(UTF_8));
    }

    /** What is announced is what is there: the number of lines, and the hash that the last one names. */
    public void exports(String encounter, byte[] body) {
        var lines = new String(body, UTF_8).lines().toList();
        var hash = lines.isEmpty() ? Optional.<String>empty() : hash(lines.getLast());
        announces(encounter, lines.size() + ":" + hash.orElse("0".repeat(64)));
        exports.put(path(encounter), body);
    }

    private static Optional<String> hash(String line) {
        return HASH.matcher(line).results().map(found -> found.group(1)).findFirst();
    }

    /** What is announced from now on, whatever is there. */
    public void announces(String encounter, String head) {
        announced.put(path(encounter), head);
    }

    public void answers(UUID encounter, int code) {
        status.put(path(encounter.toString()), code);
    }

    public void forgets(UUID encounter) {
        exports.remove(path(encounter.toString()));
    }

    /** From now on the export of this encounter is announced whole and broken off after so many bytes. */
    public void breaksOff(UUID encounter, int bytes) {
        breaksOffAfter.put(path(encounter.toString()), bytes);
    }

    /** Whether anybody has asked for this export. */
    public boolean wasAsked(UUID encounter) {
        return asked.contains(path(encounter.toString()));
    }

    private static String path(String encounter) {
        return "/api/encounters/" + encounter + "/export";
    }

    private void answer(HttpExchange exchange) throws IOException {
        var path = exchange.getRequestURI().getPath();
        asked.add(path);
        var body = exports.get(path);
        int code = body == null ? 404 : status.getOrDefault(path, 200);
        if (code != 200) {
            exchange.sendResponseHeaders(code, -1);
            exchange.close();
            return;
        }
        exchange.getResponseHeaders().add("Content-Type", "application/x-ndjson");
        exchange.getResponseHeaders().add("Asalto-Head", announced.get(path));
        exchange.sendResponseHeaders(200, body.length);
        exchange.getResponseBody().write(body, 0, breaksOffAfter.getOrDefault(path, body.length));
        exchange.getResponseBody().flush();
        exchange.close();
    }
}
