package asalto.arena.api;

import asalto.arena.Ask;
import asalto.rules.form.Fault;
import asalto.rules.form.Form;
import asalto.rules.form.Form.Fields;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** A change of an encounter, as it is asked for. */
record Change(UUID encounter, Ask ask, Form form) {

    /**
     * The fields of the form.
     *
     * @param name of the one that stands in the path
     * @throws Refused if there is no object, or one that has it
     */
    Fields fieldsWithout(String name) {
        if (!(form instanceof Fields fields)) {
            throw faulty(Fault.of("", "wrong-value", Map.of("reason", "type", "expected", "object")));
        }
        if (fields.fields().stream().anyMatch(field -> field.name().equals(name))) {
            throw faulty(Fault.of(name, "unknown-field"));
        }
        return fields;
    }

    private static Refused faulty(Fault fault) {
        return new Refused(Problem.of(422, "faulty", List.of(fault)));
    }
}
