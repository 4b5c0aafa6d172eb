package asalto.arena.api;

import asalto.arena.Books;
import asalto.arena.Names;
import asalto.protocol.RuleBook;
import asalto.rules.Decision.Refused;
import asalto.rules.form.Fault;
import asalto.rules.form.Form;
import asalto.rules.form.Form.Fields;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Which rules an opening is for, and what is wrong with it. */
final class Openings {

    private Openings() {}

    /** The rules that {@code ruleset.id} names. */
    static Optional<RuleBook> system(Fields opening, Books books) {
        return field(opening, "ruleset")
                .flatMap(ruleset -> ruleset instanceof Fields fields ? field(fields, "id") : Optional.empty())
                .flatMap(id -> id instanceof Form.Text(var text) ? books.named(text) : Optional.empty());
    }

    /** The faults of a body, those of the rules after our own; of an opening without known rules, only that. */
    static List<Fault> faults(Body body, Optional<RuleBook> system, Books books) {
        var theirs = system.map(book ->
                        book.rules().open(body.rest()) instanceof Refused(var faults) ? faults : List.<Fault>of())
                .orElseGet(() -> body.isObject() ? List.of(unknown(body.rest(), books)) : List.of());
        return Stream.of(body.faults(), theirs, Names.faultsOfAll(body.rest()))
                .flatMap(List::stream)
                .toList();
    }

    private static Fault unknown(Fields opening, Books books) {
        var ruleset = field(opening, "ruleset");
        if (ruleset.isEmpty()) {
            return Fault.of("ruleset", "missing-field");
        }
        if (!(ruleset.get() instanceof Fields fields)) {
            return Fault.of("ruleset", "wrong-value", Map.of("reason", "type", "expected", "object"));
        }
        return switch (field(fields, "id").orElse(new Form.Nothing())) {
            case Form.Text(var given) ->
                Fault.of(
                        "ruleset.id",
                        "wrong-value",
                        Map.of("reason", "choice", "given", given, "choices", String.join(", ", books.ids())));
            case Form.Nothing() when field(fields, "id").isEmpty() -> Fault.of("ruleset.id", "missing-field");
            case Form _ -> Fault.of("ruleset.id", "wrong-value", Map.of("reason", "type", "expected", "text"));
        };
    }

    private static Optional<Form> field(Fields fields, String name) {
        return fields.fields().stream()
                .filter(field -> field.name().equals(name))
                .map(Form.Field::value)
                .findFirst();
    }
}
