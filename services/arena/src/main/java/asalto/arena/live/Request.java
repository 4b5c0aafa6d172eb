package asalto.arena.live;

import asalto.protocol.Json;
import asalto.protocol.Parsed;
import asalto.rules.form.Form;
import java.math.BigInteger;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** What a client asks for over the socket. Fields that are not known are ignored. */
sealed interface Request {

    /** What is there is not what belongs there. */
    String WRONG = "wrong-value";

    /** @param id the client's own, given back; there unless he left it out */
    record Subscribe(Optional<String> id, String encounter, Optional<From> from) implements Request {}

    record Unsubscribe(Optional<String> id, String encounter) implements Request {}

    record Pong() implements Request {}

    /**
     * A type that is not known, or one that lacks something or has something else in its place.
     *
     * @param id if there is one that is a text
     * @param field that is to blame: its name, within an object behind that of the object and a dot
     */
    record Wrong(Optional<String> id, String code, String field) implements Request {}

    /** Not a frame at all. */
    record Malformed() implements Request {}

    /** @param position the last event applied, 0 before the first */
    record From(Optional<String> epoch, long position) {}

    static Request read(String text) {
        return Json.parse(text) instanceof Parsed.Written(Form.Fields fields)
                        && text(fields, "t").isPresent()
                        && isClear(fields)
                ? read(fields, text(fields, "t").get())
                : new Malformed();
    }

    /** Of a field that is there twice nobody knows which one holds. */
    private static boolean isClear(Form.Fields fields) {
        var names = fields.fields().stream().map(Form.Field::name).toList();
        return Set.copyOf(names).size() == names.size();
    }

    private static Request read(Form.Fields fields, String type) {
        var id = text(fields, "id");
        if (isOther(fields, "id")) {
            return new Wrong(id, WRONG, "id");
        }
        return switch (type) {
            case "pong" ->
                field(fields, "n").isPresent() && number(fields, "n").isEmpty()
                        ? new Wrong(id, WRONG, "n")
                        : new Pong();
            case "unsub" -> encounter(fields, id, encounter -> new Unsubscribe(id, encounter));
            case "sub" -> encounter(fields, id, encounter -> subscribe(fields, id, encounter));
            default -> new Wrong(id, "unknown-type", "t");
        };
    }

    private static Request encounter(Form.Fields fields, Optional<String> id, Function<String, Request> request) {
        var wrong = new Wrong(id, isOther(fields, "encounter") ? WRONG : "missing-field", "encounter");
        return text(fields, "encounter").map(request).orElse(wrong);
    }

    private static Request subscribe(Form.Fields fields, Optional<String> id, String encounter) {
        return switch (field(fields, "from").orElse(new Form.Nothing())) {
            case Form.Nothing() -> new Subscribe(id, encounter, Optional.empty());
            case Form.Fields cursor when isOther(cursor, "epoch") -> new Wrong(id, WRONG, "from.epoch");
            case Form.Fields cursor ->
                number(cursor, "pos")
                        .<Request>map(position ->
                                new Subscribe(id, encounter, Optional.of(new From(text(cursor, "epoch"), position))))
                        .orElseGet(() ->
                                new Wrong(id, field(cursor, "pos").isPresent() ? WRONG : "missing-field", "from.pos"));
            case Form _ -> new Wrong(id, WRONG, "from");
        };
    }

    /** Whether something is there under this name, and is no text. */
    private static boolean isOther(Form.Fields fields, String name) {
        return field(fields, name)
                .filter(value -> !(value instanceof Form.Text || value instanceof Form.Nothing))
                .isPresent();
    }

    /** A whole number that JavaScript can count to. */
    private static Optional<Long> number(Form.Fields fields, String name) {
        return field(fields, name)
                .filter(number ->
                        number instanceof Form.Whole(BigInteger value) && value.signum() >= 0 && value.bitLength() < 54)
                .map(number -> ((Form.Whole) number).value().longValueExact());
    }

    private static Optional<String> text(Form.Fields fields, String name) {
        return field(fields, name).filter(value -> value instanceof Form.Text).map(value -> ((Form.Text) value).text());
    }

    private static Optional<Form> field(Form.Fields fields, String name) {
        return fields.fields().stream()
                .filter(field -> field.name().equals(name))
                .map(Form.Field::value)
                .findFirst();
    }
}
