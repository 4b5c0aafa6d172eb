package asalto.protocol;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.EnumMap;
import java.util.Map;

/** Divides the data of an event by the classes of its fields. */
final class Split {

    private Split() {}

    static Parts of(ObjectNode whole, Fields fields) {
        var parts = parts(whole, fields);
        return new Parts(
                Json.text(parts.get(FieldClass.RESULT)),
                Json.text(parts.get(FieldClass.ROLL)),
                Json.text(parts.get(FieldClass.SHEET)));
    }

    private static Map<FieldClass, ObjectNode> parts(ObjectNode whole, Fields fields) {
        var parts = new EnumMap<FieldClass, ObjectNode>(FieldClass.class);
        for (var each : FieldClass.values()) {
            parts.put(each, Json.records().createObjectNode());
        }
        for (var field : whole.properties()) {
            var name = field.getKey();
            if (fields.classes().containsKey(name)) {
                parts.get(fields.classes().get(name)).set(name, field.getValue());
            } else if (fields.nested().containsKey(name) && field.getValue() instanceof ObjectNode nested) {
                parts(nested, fields.nested().get(name)).forEach((fieldClass, part) -> {
                    if (!part.isEmpty()) {
                        parts.get(fieldClass).set(name, part);
                    }
                });
            } else {
                throw new IllegalStateException("the field " + name + " has no class");
            }
        }
        return parts;
    }
}
