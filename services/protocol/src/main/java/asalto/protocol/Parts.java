package asalto.protocol;

import asalto.rules.CorruptStream;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/**
 * The data of an event as three JSON texts, one for each class of its fields; the texts are what is stored and hashed.
 *
 * @param result what all may see
 * @param roll dice and difficulties
 * @param sheet what is on a combatant's sheet
 */
public record Parts(String result, String roll, String sheet) {

    /**
     * The whole data: the deep merge of the three.
     *
     * @throws CorruptStream if a part is not an object, or two parts say different things of one field
     */
    public ObjectNode data() {
        var data = Json.records().createObjectNode();
        for (var part : List.of(result, roll, sheet)) {
            merge(data, object(part));
        }
        return data;
    }

    private static void merge(ObjectNode into, ObjectNode part) {
        for (var field : part.properties()) {
            var there = into.get(field.getKey());
            if (there == null) {
                into.set(field.getKey(), field.getValue());
            } else if (there instanceof ObjectNode left && field.getValue() instanceof ObjectNode right) {
                merge(left, right);
            } else {
                throw new CorruptStream("two parts have the field " + field.getKey());
            }
        }
    }

    /** @throws CorruptStream if it is none */
    static ObjectNode object(String text) {
        try {
            if (Json.records().readTree(text) instanceof ObjectNode object) {
                return object;
            }
        } catch (JsonProcessingException e) {
            throw new CorruptStream("a part is not JSON: " + e.getOriginalMessage());
        }
        throw new CorruptStream("a part is not a JSON object");
    }
}
