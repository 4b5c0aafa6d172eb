package asalto.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What travels over the socket: everything that is stored, once, in order, and nothing that is not. */
@QuarkusTest
@WithTestResource(Backing.class)
@DisplayNameGeneration(ReplaceUnderscores.class)
class SocketTest {

    @TestHTTPResource
    URI arena;

    @Test
    void who_comes_gets_the_state_and_then_what_happens() {
        var duel = Duel.opened().declared(1);
        try (var watcher = Watcher.connected(arena).watch(duel)) {
            var subok = watcher.await("subok");
            watcher.await("live");
            duel.started(1, Pace.INSTANT);
            watcher.awaitPosition(duel.version());

            assertEquals("welcome", watcher.frames().getFirst().path("t").asText());
            assertEquals("snapshot", subok.path("mode").asText());
            assertEquals(5, subok.path("pos").asLong());
            assertEquals("gm", subok.path("view").asText());
            var snap = watcher.frames("snap").getFirst();
            assertEquals(5, snap.path("pos").asLong());
            assertEquals(duel.id(), state(watcher).path("id").asText());
            assertEquals(5, state(watcher).path("version").asLong());
            assertEquals(positions(6, duel.version()), watcher.positions());
        }
    }

    /** The state of a snapshot, put together from its parts. */
    private static JsonNode state(Watcher watcher) {
        var parts = watcher.frames("snap");
        assertEquals(parts.getFirst().path("parts").asInt(), parts.size());
        if (parts.size() == 1) {
            return parts.getFirst().path("state");
        }
        var text = new StringBuilder();
        parts.forEach(part -> text.append(part.path("state").asText()));
        return Duel.json(text.toString());
    }

    @Test
    void a_round_comes_one_frame_a_beat_with_type_version_actor_and_data() {
        var duel = Duel.opened().declared(1).started(1, Pace.INSTANT);
        try (var watcher = Watcher.connected(arena).replay(duel)) {
            watcher.await("live");

            assertEquals("tail", watcher.await("subok").path("mode").asText());
            assertEquals(
                    List.of("0/0", "1/0", "1/4", "1/6", "1/9", "1/10"),
                    watcher.frames("ev").stream()
                            .map(frame -> frame.path("round").asText() + "/"
                                    + frame.path("beat").asText())
                            .toList());
            assertEquals(told(duel), shown(watcher));
        }
    }

    private static List<String> told(Duel duel) {
        return duel.events().stream()
                .map(event -> event.path("type").asText() + event.path("v") + event.path("actor") + event.path("data"))
                .toList();
    }

    private static List<String> shown(Watcher watcher) {
        return watcher.frames("ev").stream()
                .flatMap(frame -> Golden.list(frame.path("e")).stream())
                .map(event -> event.path("k").asText() + event.path("v") + event.path("a") + event.path("d"))
                .toList();
    }

    @Test
    void every_beat_strikes_whether_or_not_it_leaves_an_event() {
        var duel = Duel.opened().declared(1);
        try (var watcher = Watcher.connected(arena).watch(duel)) {
            watcher.await("live");
            duel.started(1, Pace.REAL);
            watcher.await(frame -> frame.path("t").asText().equals("tick")
                    && frame.path("beat").asInt() == 10);

            assertEquals(
                    List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
                    watcher.frames("tick").stream()
                            .map(tick -> tick.path("beat").asInt())
                            .toList());
        }
    }

    @Test
    void who_resumes_gets_what_he_has_not_and_nothing_twice() {
        var duel = Duel.opened().played();
        var epoch = epoch(duel);
        for (long position : new long[] {1, 4, 7, 12, duel.version()}) {
            try (var watcher = Watcher.connected(arena).resume(duel, epoch, position)) {
                assertEquals(duel.version(), watcher.await("live").path("pos").asLong());
                assertEquals(positions(position + 1, duel.version()), watcher.positions());
            }
        }
    }

    @Test
    void who_reconnects_twenty_times_while_rounds_are_played_has_every_event_once() throws Exception {
        var duel = Duel.opened();
        var epoch = epoch(duel);
        var player = Thread.ofVirtual().start(() -> duel.declared(1).started(1, Pace.REAL));
        var got = new ArrayList<Long>();
        for (int i = 0; i < 20 || player.isAlive() || !hasEnded(duel); i++) {
            try (var watcher = Watcher.connected(arena).resume(duel, epoch, got.size())) {
                watcher.await("live");
                got.addAll(watcher.positions());
                watcher.cut();
            }
        }
        try (var watcher = Watcher.connected(arena).resume(duel, epoch, got.size())) {
            watcher.await("live");
            got.addAll(watcher.positions());
        }

        assertEquals(positions(1, duel.version()), got);
    }

    @org.junit.jupiter.api.RepeatedTest(5)
    void all_who_come_at_the_same_moment_see_what_follows() {
        var duel = Duel.opened();
        var watchers = java.util.stream.IntStream.range(0, 8)
                .mapToObj(_ -> Watcher.connected(arena))
                .toList();
        try {
            watchers.parallelStream().forEach(watcher -> watcher.watch(duel));
            watchers.forEach(watcher -> watcher.await("live"));

            duel.declared(1);

            watchers.forEach(watcher -> watcher.awaitPosition(duel.version()));
        } finally {
            watchers.forEach(Watcher::close);
        }
    }

    private static boolean hasEnded(Duel duel) {
        return duel.told(1).getLast().path("type").asText().equals("RoundEnded");
    }

    @Test
    void a_position_of_another_history_or_beyond_the_end_is_reset() {
        var duel = Duel.opened();
        var epoch = epoch(duel);
        try (var watcher = Watcher.connected(arena).resume(duel, "gm.somewhere", 2)) {
            assertEquals("rewind", watcher.await("reset").path("why").asText());
            watcher.await("live");
            assertEquals(1, watcher.frames("snap").size());
        }
        try (var watcher = Watcher.connected(arena).resume(duel, epoch, 99)) {
            assertEquals("window", watcher.await("reset").path("why").asText());
            assertEquals(3, watcher.await("live").path("pos").asLong());
        }
    }

    @Test
    void a_heartbeat_follows_events_with_the_heads() {
        var duel = Duel.opened();
        try (var watcher = Watcher.connected(arena).replay(duel)) {
            var heartbeat = watcher.await("hb");

            assertEquals(1, heartbeat.path("n").asLong());
            assertEquals(3, heartbeat.path("heads").path(duel.id()).asLong());
        }
    }

    @Test
    void who_ends_a_subscription_hears_no_more() {
        var duel = Duel.opened();
        try (var watcher = Watcher.connected(arena).watch(duel)) {
            watcher.await("live");
            watcher.say("{\"t\": \"unsub\", \"encounter\": \"" + duel.id() + "\"}");
            assertEquals("unsub", watcher.await("end").path("why").asText());
            duel.declared(1);

            watcher.say("{\"t\": \"unsub\", \"id\": \"z\", \"encounter\": \"" + duel.id() + "\"}");
            assertEquals("z", watcher.await("err").path("id").asText());
            assertEquals(List.of(), watcher.positions());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{`t`: `sub`, `id`: `a`, `encounter`: `00000000-0000-4000-8000-000000000000`} | not-found | | a",
                "{`t`: `sub`, `id`: `a`, `encounter`: `nothing`} | not-found | | a",
                "{`t`: `unsub`, `id`: `a`, `encounter`: `nothing`} | not-found | | a",
                "{`t`: `sub`, `id`: `a`} | missing-field | encounter | a",
                "{`t`: `unsub`, `id`: `a`} | missing-field | encounter | a",
                "{`t`: `sub`, `id`: `a`, `encounter`: 7} | wrong-value | encounter | a",
                "{`t`: `unsub`, `id`: `a`, `encounter`: []} | wrong-value | encounter | a",
                "{`t`: `sub`, `id`: 7, `encounter`: `x`} | wrong-value | id |",
                "{`t`: `unsub`, `id`: {}, `encounter`: `x`} | wrong-value | id |",
                "{`t`: `pong`, `id`: true} | wrong-value | id |",
                "{`t`: `pong`, `id`: `a`, `n`: `7`} | wrong-value | n | a",
                "{`t`: `sub`, `id`: `a`, `encounter`: `x`, `from`: 3} | wrong-value | from | a",
                "{`t`: `sub`, `id`: `a`, `encounter`: `x`, `from`: {}} | missing-field | from.pos | a",
                "{`t`: `sub`, `id`: `a`, `encounter`: `x`, `from`: {`pos`: -1}} | wrong-value | from.pos | a",
                "{`t`: `sub`, `id`: `a`, `encounter`: `x`, `from`: {`pos`: 9007199254740992}} | wrong-value | from.pos | a",
                "{`t`: `sub`, `id`: `a`, `encounter`: `x`, `from`: {`pos`: 1, `epoch`: 2}} | wrong-value | from.epoch | a",
                "{`t`: `dance`, `id`: `a`} | unknown-type | t | a"
            })
    void what_cannot_be_granted_is_told_and_the_connection_stays(String frame, String code, String field, String id) {
        try (var watcher = Watcher.connected(arena).say(frame.replace('`', '"'))) {
            var refused = watcher.await("err");

            assertEquals(code, refused.path("code").asText());
            assertEquals(field, refused.at("/data/field").asText(null));
            assertEquals(id, refused.path("id").asText(null));
            assertFalse(refused.path("retry").asBoolean());
            watcher.watch(Duel.opened()).await("live");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {"{\"t\": | 4001", "[] | 4001", "{\"x\": 1} | 4001", "{\"t\": \"pong\", \"t\": \"sub\"} | 4001"})
    void what_is_no_frame_closes_the_connection(String text, int code) {
        try (var watcher = Watcher.connected(arena).say(text)) {
            assertEquals(code, watcher.awaitClose());
            assertEquals(code, watcher.await("bye").path("code").asInt());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {16 * 1024, 20 * 1024})
    void a_frame_of_more_than_16_kilobytes_closes_the_connection_and_it_is_told_why(int more) {
        try (var watcher = Watcher.connected(arena)) {
            watcher.await("welcome");
            watcher.say("{\"t\": \"pong\", \"x\": \"" + "x".repeat(more) + "\"}");

            assertEquals(1009, watcher.awaitClose());
            assertEquals(1009, watcher.await("bye").path("code").asInt());
        }
    }

    @Test
    void a_frame_in_one_piece_that_is_too_big_is_told_why_too() throws IOException {
        var said = raw(text("{\"t\": \"pong\", \"x\": \"" + "x".repeat(20_000) + "\"}"));

        assertTrue(said.contains("\"t\":\"bye\",\"code\":1009"), said);
    }

    @Test
    void a_frame_without_a_mask_is_no_frame() throws IOException {
        var said = raw(new byte[] {(byte) 0x81, 2, '{', '}'});

        assertTrue(said.contains("\"t\":\"bye\",\"code\":4001"), said);
    }

    /** All that is said from the welcome to the end, when these bytes are sent after the handshake. */
    private String raw(byte[] bytes) throws IOException {
        try (var socket = new Socket(arena.getHost(), arena.getPort())) {
            socket.setSoTimeout(60_000);
            socket.getOutputStream().write("""
                            GET /ws HTTP/1.1\r
                            Host: localhost\r
                            Connection: Upgrade\r
                            Upgrade: websocket\r
                            Sec-WebSocket-Version: 13\r
                            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
                            Sec-WebSocket-Protocol: asalto.v1.json\r
                            \r
                            """.getBytes(StandardCharsets.US_ASCII));
            var said = new StringBuilder();
            while (said.indexOf("\"welcome\"") < 0) {
                said.append((char) socket.getInputStream().read());
            }
            socket.getOutputStream().write(bytes);
            return said + new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        }
    }

    /** One masked text frame; the mask is zero. */
    private static byte[] text(String text) {
        return ByteBuffer.allocate(8 + text.length())
                .put((byte) 0x81)
                .put((byte) (0x80 | 126))
                .putShort((short) text.length())
                .putInt(0)
                .put(text.getBytes(StandardCharsets.US_ASCII))
                .array();
    }

    @Test
    void so_do_fragments_that_come_to_more_together() {
        try (var watcher = Watcher.connected(arena)) {
            watcher.await("welcome");
            for (int i = 0; i < 17; i++) {
                watcher.sayPart("x".repeat(1024), false);
            }

            assertEquals(1009, watcher.awaitClose());
            assertEquals(1009, watcher.await("bye").path("code").asInt());
        }
    }

    @Test
    void a_frame_in_fragments_is_one_frame() {
        var duel = Duel.opened();
        try (var watcher = Watcher.connected(arena)) {
            watcher.sayPart("{\"t\": \"sub\", \"id\"", false)
                    .sayPart(": \"whole\", \"encounter\": \"", false)
                    .sayPart(duel.id() + "\"}", true);

            assertEquals("whole", watcher.await("subok").path("id").asText());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 20, 20 * 1024})
    void what_is_binary_is_no_frame(int bytes) {
        try (var watcher = Watcher.connected(arena)) {
            watcher.sayBinary(new byte[bytes]);

            assertEquals(bytes > 16 * 1024 ? 1009 : 4001, watcher.awaitClose());
            assertEquals("bye", watcher.await("bye").path("t").asText());
        }
    }

    @Test
    void who_watches_nothing_is_closed() {
        try (var watcher = Watcher.connected(arena)) {
            assertEquals(4008, watcher.awaitClose());
        }
    }

    @Test
    void another_protocol_is_not_spoken() {
        try (var watcher = Watcher.connected(arena, "asalto.v9.json")) {
            assertEquals(4002, watcher.awaitClose());
        }
    }

    @Test
    void nothing_is_compressed_though_it_is_offered() throws IOException {
        try (var socket = new Socket(arena.getHost(), arena.getPort())) {
            socket.getOutputStream().write("""
                            GET /ws HTTP/1.1\r
                            Host: localhost\r
                            Connection: Upgrade\r
                            Upgrade: websocket\r
                            Sec-WebSocket-Version: 13\r
                            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
                            Sec-WebSocket-Protocol: asalto.v1.json\r
                            Sec-WebSocket-Extensions: permessage-deflate\r
                            \r
                            """.getBytes(StandardCharsets.US_ASCII));
            var reader = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
            var head = reader.lines()
                    .takeWhile(line -> !line.isEmpty())
                    .map(String::toLowerCase)
                    .toList();

            assertTrue(head.getFirst().contains("101"), head::toString);
            assertTrue(head.contains("sec-websocket-protocol: asalto.v1.json"), head::toString);
            assertFalse(head.toString().contains("sec-websocket-extensions"), head::toString);
        }
    }

    @ParameterizedTest
    @CsvSource({"http://evil.example", "null", "http://localhost.evil.example"})
    void foreign_pages_are_turned_away_before_the_handshake(String origin) {
        var refused = assertThrows(
                CompletionException.class,
                () -> HttpClient.newHttpClient()
                        .newWebSocketBuilder()
                        .header("Origin", origin)
                        .subprotocols(Watcher.PROTOCOL)
                        .buildAsync(Watcher.socketOf(arena), new WebSocket.Listener() {})
                        .join());

        assertEquals(
                403,
                ((WebSocketHandshakeException) refused.getCause()).getResponse().statusCode());
    }

    private String epoch(Duel duel) {
        try (var watcher = Watcher.connected(arena).watch(duel)) {
            return watcher.await("subok").path("epoch").asText();
        }
    }

    private static List<Long> positions(long from, long to) {
        return LongStream.rangeClosed(from, to).boxed().toList();
    }
}
