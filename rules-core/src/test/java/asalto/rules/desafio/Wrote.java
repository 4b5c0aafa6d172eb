package asalto.rules.desafio;

import asalto.rules.form.Form;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Forms written in Java. */
final class Wrote {

    private Wrote() {}

    /** Names and values by turns. */
    static Form fields(Object... namesAndValues) {
        var fields = new ArrayList<Form.Field>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            fields.add(new Form.Field((String) namesAndValues[i], form(namesAndValues[i + 1])));
        }
        return new Form.Fields(fields);
    }

    static Form items(Object... items) {
        return new Form.Items(Arrays.stream(items).map(Wrote::form).toList());
    }

    /** The same with further fields. */
    static Form with(Form form, Object... namesAndValues) {
        var all = new ArrayList<>(((Form.Fields) form).fields());
        all.addAll(((Form.Fields) fields(namesAndValues)).fields());
        return new Form.Fields(all);
    }

    private static Form form(Object value) {
        return switch (value) {
            case Form form -> form;
            case String text -> new Form.Text(text);
            case Integer whole -> new Form.Whole(BigInteger.valueOf(whole));
            case Boolean truth -> new Form.Truth(truth);
            case List<?> list -> items(list.toArray());
            default -> throw new IllegalArgumentException("not written: " + value);
        };
    }
}
