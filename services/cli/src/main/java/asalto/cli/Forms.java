package asalto.cli;

import asalto.rules.form.Form;
import java.util.Optional;

/** A look at a form before anything has judged it. */
final class Forms {

    private Forms() {}

    /** The first field of that name, if this is an object that has it. */
    static Optional<Form> field(Form form, String name) {
        return form instanceof Form.Fields(var fields)
                ? fields.stream()
                        .filter(field -> field.name().equals(name))
                        .map(Form.Field::value)
                        .findFirst()
                : Optional.empty();
    }
}
