package asalto.rules.desafio;

import asalto.rules.form.Form;
import java.util.ArrayList;
import java.util.List;

/** A combatant to be seated; an average person unless something else is said. */
record Sheet(String id, List<Object> attributes, List<Object> skills, List<Form> weapons, List<Object> more) {

    static Sheet of(String id, int strength, int agility, int endurance, int size) {
        return new Sheet(
                id,
                List.of("strength", strength, "agility", agility, "endurance", endurance, "size", size),
                List.of(),
                List.of(),
                List.of());
    }

    static Sheet agility(String id, int agility) {
        return of(id, 5, agility, 5, 5);
    }

    Sheet skill(String skill, int value) {
        return new Sheet(id, attributes, joined(skills, skill, value), weapons, more);
    }

    /** A weapon of the table under its own name. */
    Sheet weapon(String model, Object... other) {
        var all = new ArrayList<>(weapons);
        all.add(Wrote.with(Wrote.fields("id", model, "model", model), other));
        return new Sheet(id, attributes, skills, all, more);
    }

    /** A weapon with all that a row of the table has. */
    Sheet weapon(Form written) {
        var all = new ArrayList<>(weapons);
        all.add(written);
        return new Sheet(id, attributes, skills, all, more);
    }

    Sheet with(String field, Object value) {
        return new Sheet(id, attributes, skills, weapons, joined(more, field, value));
    }

    private static List<Object> joined(List<Object> list, Object... added) {
        var all = new ArrayList<>(list);
        all.addAll(List.of(added));
        return all;
    }

    Form form() {
        var sheet = Wrote.fields(
                "id",
                id,
                "attributes",
                Wrote.fields(attributes.toArray()),
                "skills",
                Wrote.fields(skills.toArray()),
                "weapons",
                weapons);
        return Wrote.with(sheet, more.toArray());
    }
}
