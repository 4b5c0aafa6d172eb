package asalto.acceptance;

import static io.restassured.RestAssured.get;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The product is stopped as Ctrl-C stops it, and started again on the same data. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class RestartTest {

    @TempDir
    Path data;

    @Test
    void the_same_encounters_are_there_with_the_same_hashes_and_no_process_is_left() throws Exception {
        try (var product = Product.started(data)) {
            var duel = Duel.opened(product, "kept").playedWhole();
            duel.settledAudit();
            var before = exports(product);
            var processes = List.of("postgres", "kafka", "arena", "chronicle").stream()
                    .map(product::pid)
                    .toList();

            product.restart();

            for (var pid : processes) {
                assertTrue(ProcessHandle.of(pid).filter(ProcessHandle::isAlive).isEmpty(), "still runs: " + pid);
            }
            assertEquals(before, exports(product));
            assertEquals("intact", duel.settledAudit().path("verdict").asText());
        }
    }

    private static TreeMap<String, String> exports(Product product) {
        var exports = new TreeMap<String, String>();
        for (String id : get(product.address() + "/api/encounters").jsonPath().getList("encounters.id", String.class)) {
            exports.put(
                    id,
                    get(product.address() + "/api/encounters/" + id + "/export").asString());
        }
        assertTrue(exports.size() >= 3, exports::toString);
        return exports;
    }
}
