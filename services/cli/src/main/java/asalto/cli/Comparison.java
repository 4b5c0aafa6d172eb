package asalto.cli;

import asalto.protocol.Json;
import asalto.rules.form.Form;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Compares values with what is expected. A field that is not expected is not compared, at any depth; null and absent
 * differ; lists are equal entry by entry.
 *
 * @param unordered names of lists whose order has no meaning
 */
record Comparison(Set<String> unordered) {

    private static final String NOTHING = "nothing";
    private static final int SHOWN = 160;

    Optional<Difference> difference(String path, Form expected, Form got) {
        return switch (expected) {
            case Form.Fields(var fields) when got instanceof Form.Fields -> fields(path, fields, got);
            case Form.Items(var items)
            when got instanceof Form.Items(var others) ->
                isUnordered(path) ? unordered(path, items, others) : items(path, items, others);
            default -> isSame(expected, got) ? Optional.empty() : Optional.of(told(path, expected, got));
        };
    }

    private Optional<Difference> fields(String path, List<Form.Field> expected, Form got) {
        return expected.stream()
                .map(field -> {
                    var at = path + "." + field.name();
                    return Forms.field(got, field.name())
                            .map(value -> difference(at, field.value(), value))
                            .orElseGet(() -> Optional.of(new Difference(at, shown(field.value()), NOTHING)));
                })
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<Difference> items(String path, List<Form> expected, List<Form> got) {
        for (int i = 0; i < Math.max(expected.size(), got.size()); i++) {
            var at = path + "[" + i + "]";
            if (i >= got.size()) {
                return Optional.of(new Difference(at, shown(expected.get(i)), NOTHING));
            }
            if (i >= expected.size()) {
                return Optional.of(new Difference(at, NOTHING, shown(got.get(i))));
            }
            var difference = difference(at, expected.get(i), got.get(i));
            if (difference.isPresent()) {
                return difference;
            }
        }
        return Optional.empty();
    }

    private boolean isUnordered(String path) {
        return unordered.contains(path.substring(path.lastIndexOf('.') + 1));
    }

    private Optional<Difference> unordered(String path, List<Form> expected, List<Form> got) {
        return expected.size() == got.size() && canBePaired(expected, got)
                ? Optional.empty()
                : Optional.of(told(path, new Form.Items(expected), new Form.Items(got)));
    }

    /** Whether each expected entry finds one of its own, although an entry may fit several. */
    private boolean canBePaired(List<Form> expected, List<Form> got) {
        return new Pairing(
                        expected.size(),
                        (i, j) -> difference("", expected.get(i), got.get(j)).isEmpty())
                .isComplete();
    }

    private static boolean isSame(Form expected, Form got) {
        return expected.equals(got)
                || number(expected)
                        .flatMap(one -> number(got).filter(other -> one.compareTo(other) == 0))
                        .isPresent();
    }

    private static Optional<BigDecimal> number(Form form) {
        return switch (form) {
            case Form.Whole(var whole) -> Optional.of(new BigDecimal(whole));
            case Form.Decimal(var decimal) -> Optional.of(decimal);
            default -> Optional.empty();
        };
    }

    private static Difference told(String path, Form expected, Form got) {
        return new Difference(path, shown(expected), shown(got));
    }

    private static String shown(Form form) {
        var text = Json.text(form);
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
    }
}
