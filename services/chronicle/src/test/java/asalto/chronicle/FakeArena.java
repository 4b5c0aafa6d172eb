package asalto.chronicle;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;

/** An arena that knows exports, and can go away: its address stays the same. */
public final class FakeArena {

    private final Map<String, byte[]> exports = new ConcurrentHashMap<>();
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

    public void exports(String encounter, byte[] body) {
        exports.put(path(encounter), body);
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
        if (body == null) {
            exchange.sendResponseHeaders(404, -1);
            exchange.close();
            return;
        }
        exchange.getResponseHeaders().add("Content-Type", "application/x-ndjson");
        exchange.sendResponseHeaders(200, body.length);
        exchange.getResponseBody().write(body, 0, breaksOffAfter.getOrDefault(path, body.length));
        exchange.getResponseBody().flush();
        exchange.close();
    }
}
