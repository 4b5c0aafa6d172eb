package asalto.arena;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import org.awaitility.Awaitility;

/** A client of the socket. Keeps every frame, and says what the client's rule makes of them. */
final class Watcher implements WebSocket.Listener, AutoCloseable {

    static final String PROTOCOL = "asalto.v1.json";
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final List<JsonNode> frames = new CopyOnWriteArrayList<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final StringBuilder text = new StringBuilder();
    private WebSocket socket;

    private Watcher() {}

    static Watcher connected(URI arena) {
        return connected(arena, PROTOCOL);
    }

    static Watcher connected(URI arena, String protocol) {
        var watcher = new Watcher();
        watcher.socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .subprotocols(protocol)
                .buildAsync(socketOf(arena), watcher)
                .join();
        return watcher;
    }

    static URI socketOf(URI arena) {
        return URI.create("ws://" + arena.getAuthority() + "/ws");
    }

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean last) {
        text.append(part);
        if (last) {
            frames.add(Duel.json(text.toString()));
            text.setLength(0);
        }
        socket.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
        closed.complete(code);
        return null;
    }

    @Override
    public void onError(WebSocket socket, Throwable trouble) {
        closed.complete(-1);
    }

    Watcher say(String frame) {
        socket.sendText(frame, true).join();
        return this;
    }

    /** Says a part of a frame: what follows belongs to it, unless it is the last. */
    Watcher sayPart(String part, boolean last) {
        socket.sendText(part, last).join();
        return this;
    }

    Watcher sayBinary(byte[] bytes) {
        socket.sendBinary(ByteBuffer.wrap(bytes), true).join();
        return this;
    }

    /** Subscribes without a position: snapshot and what follows. */
    Watcher watch(Duel duel) {
        return say("{\"t\": \"sub\", \"id\": \"1\", \"encounter\": \"" + duel.id() + "\"}");
    }

    /** Subscribes from a position on. */
    Watcher resume(Duel duel, String epoch, long position) {
        return say("{\"t\": \"sub\", \"id\": \"1\", \"encounter\": \"" + duel.id() + "\", \"from\": {\"epoch\": \""
                + epoch + "\", \"pos\": " + position + "}}");
    }

    /** Subscribes to everything from the start. */
    Watcher replay(Duel duel) {
        return say("{\"t\": \"sub\", \"id\": \"1\", \"encounter\": \"" + duel.id() + "\", \"from\": {\"pos\": 0}}");
    }

    JsonNode await(String type) {
        return await(frame -> frame.path("t").asText().equals(type));
    }

    JsonNode await(Predicate<JsonNode> frame) {
        return Awaitility.await()
                .pollInterval(Duration.ofMillis(5))
                .atMost(PATIENCE)
                .until(() -> frames.stream().filter(frame).findFirst().orElse(null), found -> found != null);
    }

    int awaitClose() {
        return closed.orTimeout(PATIENCE.toSeconds(), java.util.concurrent.TimeUnit.SECONDS)
                .join();
    }

    List<JsonNode> frames() {
        return List.copyOf(frames);
    }

    List<JsonNode> frames(String type) {
        return frames.stream()
                .filter(frame -> frame.path("t").asText().equals(type))
                .toList();
    }

    /** The positions of the events in the order in which they came, nothing left out. */
    List<Long> positions() {
        var positions = new ArrayList<Long>();
        for (var frame : frames("ev")) {
            long from = frame.path("p").path(0).asLong();
            long to = frame.path("p").path(1).asLong();
            if (to - from + 1 != frame.path("e").size()) {
                throw new AssertionError("a frame says other positions than it has events: " + frame);
            }
            for (long position = from; position <= to; position++) {
                positions.add(position);
            }
        }
        return positions;
    }

    void awaitPosition(long position) {
        Awaitility.await()
                .pollInterval(Duration.ofMillis(5))
                .atMost(PATIENCE)
                .until(() -> positions().contains(position));
    }

    /** Cuts the connection without a word. */
    void cut() {
        socket.abort();
    }

    @Override
    public void close() {
        socket.abort();
    }
}
