package asalto.chronicle.audit;

import asalto.protocol.Json;
import asalto.protocol.Parts;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/** The parts of an event with one field moved to another part, in every way: what they say together stays the same. */
final class Misplacings {

    private Misplacings() {}

    static List<Parts> of(Parts parts) {
        var texts = List.of(parts.result(), parts.roll(), parts.sheet());
        var moved = new ArrayList<Parts>();
        for (int from = 0; from < texts.size(); from++) {
            for (int to = 0; to < texts.size(); to++) {
                for (var field : object(texts.get(from)).properties()) {
                    if (from != to && !object(texts.get(to)).has(field.getKey())) {
                        moved.add(moved(texts, field.getKey(), from, to));
                    }
                }
            }
        }
        return moved;
    }

    private static Parts moved(List<String> texts, String name, int from, int to) {
        var objects = texts.stream().map(Misplacings::object).toList();
        objects.get(to).set(name, objects.get(from).remove(name));
        return new Parts(
                objects.get(0).toString(),
                objects.get(1).toString(),
                objects.get(2).toString());
    }

    private static ObjectNode object(String text) {
        try {
            return (ObjectNode) Json.records().readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(text, e);
        }
    }
}
