package asalto.arena;

import asalto.protocol.Json;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** The golden file of the document's duel. */
final class Golden {

    private static final JsonNode FILE = read();

    private Golden() {}

    /** The body that opens it. */
    static ObjectNode opening(String name) {
        ObjectNode opening = FILE.path("scenario").deepCopy();
        return opening.put("name", name).without("rounds");
    }

    /** @param round from 1 */
    static JsonNode round(int round) {
        return FILE.path("scenario").path("rounds").path(round - 1);
    }

    static String dice(int round) {
        return round(round).path("dice").toString();
    }

    /** What is told of both rounds. */
    static List<JsonNode> events() {
        return list(FILE.path("expect").path("events"));
    }

    /** What is told of one round. */
    static List<JsonNode> events(int round) {
        return events().stream()
                .filter(event -> event.path("round").asInt() == round)
                .toList();
    }

    static List<JsonNode> list(JsonNode items) {
        var list = new ArrayList<JsonNode>();
        items.forEach(list::add);
        return list;
    }

    private static JsonNode read() {
        try (var file = Golden.class.getResourceAsStream("/duel.golden.json")) {
            return Json.records().readTree(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
