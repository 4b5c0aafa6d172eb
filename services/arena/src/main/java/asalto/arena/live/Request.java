package asalto.arena.live;

import asalto.protocol.Json;
import asalto.protocol.Parsed;
import asalto.rules.form.Form;
import java.math.BigInteger;
import java.util.Optional;

/** What a client asks for over the socket. Fields that are not known are ignored. */
sealed interface Request {

    /** @param id the client's own, given back; there unless he left it out */
    record Subscribe(Optional<String> id, String encounter, Optional<From> from) implements Request {}

    record Unsubscribe(Optional<String> id, String encounter) implements Request {}

    record Pong() implements Request {}

    /** A type that is not known, or one that lacks something. */
    record Wrong(Optional<String> id, String code) implements Request {}

    /** Not a frame at all. */
    record Malformed() implements Request {}

    /** @param position the last event applied, 0 before the first */
    record From(Optional<String> epoch, long position) {}

    static Request read(String text) {
        return Json.parse(text) instanceof Parsed.Written(Form.Fields fields)
                        && text(fields, "t").isPresent()
                ? read(fields, text(fields, "t").get())
                : new Malformed();
    }

    private static Request read(Form.Fields fields, String type) {
        var id = text(fields, "id");
        var encounter = text(fields, "encounter");
        return switch (type) {
            case "pong" -> new Pong();
            case "unsub" ->
                encounter.<Request>map(one -> new Unsubscribe(id, one)).orElseGet(() -> missing(id));
            case "sub" ->
                encounter.map(one -> subscribe(id, one, field(fields, "from"))).orElseGet(() -> missing(id));
            default -> new Wrong(id, "unknown-type");
        };
    }

    private static Request missing(Optional<String> id) {
        return new Wrong(id, "missing-field");
    }

    private static Request subscribe(Optional<String> id, String encounter, Optional<Form> from) {
        return switch (from.orElse(new Form.Nothing())) {
            case Form.Nothing() -> new Subscribe(id, encounter, Optional.empty());
            case Form.Fields cursor
            when position(cursor).isPresent() ->
                new Subscribe(
                        id,
                        encounter,
                        Optional.of(
                                new From(text(cursor, "epoch"), position(cursor).get())));
            case Form _ -> new Wrong(id, "wrong-value");
        };
    }

    private static Optional<Long> position(Form.Fields cursor) {
        return field(cursor, "pos")
                .filter(pos ->
                        pos instanceof Form.Whole(BigInteger value) && value.signum() >= 0 && value.bitLength() < 54)
                .map(pos -> ((Form.Whole) pos).value().longValueExact());
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
