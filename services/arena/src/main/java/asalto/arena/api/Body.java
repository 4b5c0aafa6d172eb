package asalto.arena.api;

import asalto.rules.form.Fault;
import asalto.rules.form.Faults;
import asalto.rules.form.Form;
import asalto.rules.form.Form.Field;
import asalto.rules.form.Form.Fields;
import asalto.rules.form.Shape;
import asalto.rules.form.Written;
import asalto.rules.form.WrittenFields;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The fields of a body that the arena reads itself. What the rules are to read is passed on as it was written, with
 * whatever is wrong with it.
 */
final class Body {

    private final Faults faults = new Faults();
    private final boolean object;
    private final List<Field> rest;
    private final Optional<WrittenFields> own;

    private Body(Form form, Shape shape, Predicate<Field> isOwn) {
        object = form instanceof Fields;
        if (form instanceof Fields(var fields)) {
            rest = fields.stream().filter(isOwn.negate()).toList();
            own = Written.root(new Fields(fields.stream().filter(isOwn).toList()), faults)
                    .fields(shape);
        } else {
            rest = List.of();
            own = Written.root(form, faults).fields(shape);
        }
    }

    /** A body that the arena reads alone: no other fields. */
    static Body alone(Form form, Shape shape) {
        return new Body(form, shape, _ -> true);
    }

    /** A body that the rules read too: all fields but these. */
    static Body shared(Form form, Shape shape) {
        return new Body(form, shape, field -> shape.knows(field.name()));
    }

    /** A text of 1 to {@code most} characters, not blank and without control characters. */
    Optional<String> line(String name, int most) {
        return own.flatMap(fields -> fields.read(name, Written::text)).filter(text -> isLine(name, text, most));
    }

    private boolean isLine(String name, String text, int most) {
        int length = text.codePointCount(0, text.length());
        var place = own.orElseThrow().place(name);
        if (length > most) {
            place.wrong("length", Map.of("most", "" + most, "given", "" + length));
        } else if (text.codePoints().allMatch(Body::showsNothing)
                || text.chars().anyMatch(Character::isISOControl)) {
            place.wrong("not-a-line");
        } else {
            return true;
        }
        return false;
    }

    private static boolean showsNothing(int letter) {
        return Character.isWhitespace(letter)
                || Character.isSpaceChar(letter)
                || Character.getType(letter) == Character.FORMAT;
    }

    /** One of the names, if the field is there; null counts as not there. */
    Optional<String> choice(String name, List<String> names) {
        return own.flatMap(fields -> fields.readUnlessNull(name, written -> written.choice(names)));
    }

    /** Faces of dice, if the field is there; null counts as not there. */
    Optional<List<Integer>> faces(String name) {
        return own.flatMap(fields -> fields.readUnlessNull(name, written -> written.list(face -> face.whole(1))));
    }

    /** Texts, if the field is there; null counts as not there. */
    Optional<List<String>> texts(String name) {
        return own.flatMap(fields -> fields.readUnlessNull(name, written -> written.list(Written::text)));
    }

    /** What is left to the rules. */
    Fields rest() {
        return new Fields(rest);
    }

    List<Fault> faults() {
        return faults.all();
    }

    /** Whether it is an object at all. */
    boolean isObject() {
        return object;
    }

    /** @throws Refused with all that is wrong with it */
    void mustBeSound() {
        if (!faults.all().isEmpty()) {
            throw new Refused(Problem.of(422, "faulty", faults.all()));
        }
    }
}
