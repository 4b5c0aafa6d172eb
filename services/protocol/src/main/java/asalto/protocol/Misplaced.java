package asalto.protocol;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Looks for fields that stand in a part of another class than theirs: they are shown to others than they should be. */
final class Misplaced {

    private Misplaced() {}

    /** Their paths, in the order of the parts. A name that has no class stands nowhere wrong: older versions had others. */
    static List<String> in(Parts parts, Fields fields) {
        var texts = new EnumMap<FieldClass, String>(Map.of(
                FieldClass.RESULT, parts.result(),
                FieldClass.ROLL, parts.roll(),
                FieldClass.SHEET, parts.sheet()));
        var paths = new ArrayList<String>();
        texts.forEach((part, text) -> look(Parts.object(text), part, fields, "", paths));
        return List.copyOf(paths);
    }

    private static void look(ObjectNode object, FieldClass part, Fields fields, String above, List<String> paths) {
        for (var field : object.properties()) {
            var name = field.getKey();
            var own = fields.classes().getOrDefault(name, part);
            if (own != part) {
                paths.add(above + name);
            } else if (fields.nested().containsKey(name) && field.getValue() instanceof ObjectNode nested) {
                look(nested, part, fields.nested().get(name), above + name + ".", paths);
            }
        }
    }
}
