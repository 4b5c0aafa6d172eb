package asalto.acceptance;

import static io.restassured.RestAssured.given;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.hamcrest.Matchers.is;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.restassured.http.ContentType;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** As much as may be written, many times over, and read by many at once: the arena bears it. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class HeavyTest {

    private static final int ENCOUNTERS = 8;
    private static final int DECLARATIONS = 300;
    private static final int READERS = 200;
    private static final int HUNG_UP = 8;
    private static final int FIRST_BYTES = 1024;
    private static final String REASON = "😀".repeat(490);

    @TempDir
    Path data;

    @Test
    void the_heaviest_encounters_are_written_read_played_and_audited() throws Exception {
        try (var product = Product.started(data)) {
            long arena = product.pid("arena");
            var duels = new ArrayList<Duel>();
            for (int i = 0; i < ENCOUNTERS; i++) {
                duels.add(Duel.opened(product, "heavy", heavyScenario()));
            }

            var written = atOnce(8, DECLARATIONS, i -> declare(duels.get(i % ENCOUNTERS), product, i));
            var read = atOnce(READERS, 2 * READERS, i -> read(duels.get(i % ENCOUNTERS), product, i));

            assertEquals(Set.of(200), written);
            read.removeAll(Set.of(200, 503));
            assertEquals(Set.of(), read);
            assertEquals(arena, product.pid("arena"));
            for (int i = 0; i < HUNG_UP; i++) {
                hangUp(product, duels.get(i));
            }
            var played = duels.getFirst();
            given().baseUri(product.address())
                    .contentType(ContentType.JSON)
                    .body("{\"pace\": \"instant\"}")
                    .post("/api/encounters/" + played.id() + "/rounds")
                    .then()
                    .statusCode(is(202));
            played.awaitRound(2, "declaring");
            assertEquals("intact", played.settledAudit().path("verdict").asText());
            assertEquals(arena, product.pid("arena"));
            assertEquals(List.of(), product.errors("arena"), "who hangs up is no error of ours");
        }
    }

    /** Many combatants with long names, and as many reasons as may stand. */
    private static ObjectNode heavyScenario() throws IOException {
        ObjectNode scenario = Duel.golden().path("scenario").deepCopy();
        var cast = scenario.withArray("combatants");
        var first = cast.get(0);
        var modifiers = scenario.withObject("situation").withArray("modifiers");
        for (int i = 0; i < 50; i++) {
            modifiers
                    .addObject()
                    .put("combatant", first.path("id").asText())
                    .put("value", 0)
                    .put("reason", REASON);
        }
        for (int i = 0; i < 450; i++) {
            cast.add(((ObjectNode) first.deepCopy())
                    .put("id", i + "é".repeat(180))
                    .put("name", "n".repeat(200)));
        }
        return scenario;
    }

    private static int declare(Duel duel, Product product, int i) {
        var declaration = Duel.JSON.createObjectNode();
        var modifiers =
                declaration.putArray("actions").addObject().put("kind", "dodge").putArray("modifiers");
        for (int k = 0; k < 30; k++) {
            modifiers.addObject().put("value", 0).put("reason", REASON);
        }
        return given().baseUri(product.address())
                .contentType(ContentType.JSON)
                .body(declaration.toString())
                .put("/api/encounters/" + duel.id() + "/declarations/" + (i % 16 < 8 ? "frances" : "espanol"))
                .statusCode();
    }

    private static int read(Duel duel, Product product, int i) {
        var one = "/" + duel.id();
        var what = List.of("", one, one + "/events?limit=1000", one + "/export", one + "/events?after=452&limit=1000")
                .get(i / ENCOUNTERS % 5);
        return given().baseUri(product.address()).get("/api/encounters" + what).statusCode();
    }

    /** Begins to read an export and goes. */
    private static void hangUp(Product product, Duel duel) throws IOException {
        var address = URI.create(product.address());
        try (var socket = new Socket()) {
            socket.setReceiveBufferSize(FIRST_BYTES);
            socket.connect(new InetSocketAddress(address.getHost(), address.getPort()));
            socket.getOutputStream().write("""
                    GET /api/encounters/%s/export HTTP/1.1
                    Host: %s

                    """.formatted(duel.id(), address.getAuthority())
                    .replace("\n", "\r\n")
                    .getBytes(UTF_8));
            assertEquals('H', socket.getInputStream().read());
        }
    }

    /** What was answered to so many asks, so many of them at the same time. */
    private static Set<Integer> atOnce(int threads, int asks, Ask ask) throws InterruptedException, ExecutionException {
        try (var pool = Executors.newFixedThreadPool(threads)) {
            List<Future<Integer>> answers = IntStream.range(0, asks)
                    .mapToObj(i -> pool.submit(() -> ask.status(i)))
                    .toList();
            var statuses = new TreeSet<Integer>();
            for (var answer : answers) {
                statuses.add(answer.get());
            }
            return statuses;
        }
    }

    @FunctionalInterface
    private interface Ask {
        int status(int which);
    }
}
