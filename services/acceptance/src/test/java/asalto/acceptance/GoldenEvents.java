package asalto.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** Holds events against those that a golden file expects: a field that is not expected is not compared. */
final class GoldenEvents {

    private GoldenEvents() {}

    static void assertMatches(JsonNode expected, List<JsonNode> events) {
        assertEquals(expected.size(), events.size(), () -> "number of events: " + events);
        for (int i = 0; i < events.size(); i++) {
            var found = events.get(i);
            for (var field : expected.get(i).properties()) {
                if (!field.getKey().equals("data")) {
                    assertEquals(field.getValue(), found.path(field.getKey()), at(i, field.getKey()));
                }
            }
            for (var field : expected.get(i).path("data").properties()) {
                if (field.getKey().equals("difficulty")) {
                    assertEquals(sorted(field.getValue()), sorted(found.at("/data/difficulty")), at(i, "difficulty"));
                } else {
                    assertEquals(
                            field.getValue(), found.path("data").path(field.getKey()), at(i, "data." + field.getKey()));
                }
            }
        }
    }

    private static List<String> sorted(JsonNode list) {
        return java.util.stream.StreamSupport.stream(list.spliterator(), false)
                .map(JsonNode::toString)
                .sorted()
                .toList();
    }

    private static String at(int index, String field) {
        return "events[" + index + "]." + field;
    }
}
