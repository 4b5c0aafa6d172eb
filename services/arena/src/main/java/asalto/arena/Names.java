package asalto.arena;

import asalto.rules.form.Fault;
import asalto.rules.form.Form;
import asalto.rules.form.Form.Field;
import asalto.rules.form.Form.Fields;
import asalto.rules.form.Form.Items;
import asalto.rules.form.Form.Text;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** The ids of combatants as parts of a path. Dots alone are taken out of one on the way here, encoded or not. */
public final class Names {

    private static final Set<String> DOTS = Set.of(".", "..");

    private Names() {}

    /** What keeps a path from naming any of the {@code combatants} of an opening. */
    public static List<Fault> faultsOfAll(Form opening) {
        if (!(field(opening, "combatants").orElse(new Form.Nothing()) instanceof Items(var rows))) {
            return List.of();
        }
        return IntStream.range(0, rows.size())
                .boxed()
                .flatMap(row -> faults(rows.get(row), "combatants[" + row + "].").stream())
                .toList();
    }

    /** What keeps a path from naming the combatant of a row; {@code place} is put before the fault's path. */
    static List<Fault> faults(Form row, String place) {
        return field(row, "id").filter(Names::isDots).stream()
                .map(_ -> Fault.of(place + "id", "wrong-value", Map.of("reason", "dots")))
                .toList();
    }

    private static boolean isDots(Form id) {
        return id instanceof Text(var text) && DOTS.contains(text);
    }

    private static Optional<Form> field(Form form, String name) {
        return form instanceof Fields(var fields)
                ? fields.stream()
                        .filter(field -> field.name().equals(name))
                        .map(Field::value)
                        .findFirst()
                : Optional.empty();
    }
}
