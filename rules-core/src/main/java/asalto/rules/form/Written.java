package asalto.rules.form;

import asalto.rules.Named;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * A written value and the place where it stands. Each way of reading it gives the value, or nothing and a fault at that
 * place.
 */
public final class Written {

    /** A number of more digits, written out, is refused: {@code 1e999999999} has a thousand million. */
    private static final int MOST_DIGITS = 500;

    /** How many characters an id may have. */
    public static final int MOST_OF_AN_ID = 200;

    /** How much of what was written is repeated in a fault. */
    private static final int MOST_REPEATED = 500;

    private final Form form;
    private final String path;
    private final Faults faults;

    private Written(Form form, String path, Faults faults) {
        this.form = form;
        this.path = path;
        this.faults = faults;
    }

    /** The root of what was written; its path is empty. */
    public static Written root(Form form, Faults faults) {
        return new Written(form, "", faults);
    }

    public Form form() {
        return form;
    }

    public Faults faults() {
        return faults;
    }

    public boolean isNull() {
        return form instanceof Form.Nothing;
    }

    /** A text of 1 to {@code most} characters. */
    public Optional<String> text(int most) {
        return text().filter(text -> isShort(text, most));
    }

    /** An id that is given to something: of 1 to 200 characters, none of them a control character. */
    public Optional<String> id() {
        return text().filter(this::canBeId);
    }

    /** Whether a text that is not empty can be an id; if not, that is a fault of this place. */
    boolean canBeId(String text) {
        if (text.chars().anyMatch(Character::isISOControl)) {
            wrong("control-character");
            return false;
        }
        return isShort(text, MOST_OF_AN_ID);
    }

    private boolean isShort(String text, int most) {
        int length = text.codePointCount(0, text.length());
        if (length > most) {
            wrong("length", Map.of("least", "1", "most", "" + most, "given", "" + length));
        }
        return length <= most;
    }

    /** A text, not empty. */
    public Optional<String> text() {
        if (!(form instanceof Form.Text(var text))) {
            return wrongType("text");
        }
        if (text.isEmpty()) {
            wrong("empty");
            return Optional.empty();
        }
        return Optional.of(text);
    }

    public Optional<Boolean> truth() {
        return form instanceof Form.Truth(var truth) ? Optional.of(truth) : wrongType("truth");
    }

    /** An integer of 32 bits. */
    public Optional<Integer> whole() {
        return whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    public Optional<Integer> whole(int least) {
        return whole(least, Integer.MAX_VALUE);
    }

    public Optional<Integer> whole(int least, int most) {
        if (!(form instanceof Form.Whole(var value))) {
            return wrongType("integer");
        }
        if (value.compareTo(BigInteger.valueOf(least)) < 0 || value.compareTo(BigInteger.valueOf(most)) > 0) {
            wrong("range", Map.of("least", "" + least, "most", "" + most, "given", value.toString()));
            return Optional.empty();
        }
        return Optional.of(value.intValueExact());
    }

    /** A number above 0, whole or not. */
    public Optional<BigDecimal> positive() {
        return switch (form) {
            case Form.Whole(var whole) -> positive(new BigDecimal(whole));
            case Form.Decimal(var decimal) -> positive(decimal);
            default -> wrongType("number");
        };
    }

    private Optional<BigDecimal> positive(BigDecimal number) {
        if (number.signum() <= 0) {
            wrong("not-positive", Map.of("given", number.toString()));
            return Optional.empty();
        }
        if (Math.abs((long) number.scale()) + number.precision() > MOST_DIGITS) {
            wrong("digits", Map.of("given", number.toString(), "most", "" + MOST_DIGITS));
            return Optional.empty();
        }
        return Optional.of(number);
    }

    /** One of the constants, by its name on the wire. */
    public <E extends Enum<E> & Named> Optional<E> choice(Class<E> of) {
        var constants = List.of(of.getEnumConstants());
        return choice(constants.stream().map(Named::id).toList())
                .flatMap(id ->
                        constants.stream().filter(it -> it.id().equals(id)).findFirst());
    }

    /** One of these texts. */
    public Optional<String> choice(Collection<String> choices) {
        if (!(form instanceof Form.Text(var text))) {
            return wrongType("text");
        }
        if (!choices.contains(text)) {
            wrong("choice", Choices.in(Map.of("given", text), "choices", choices));
            return Optional.empty();
        }
        return Optional.of(text);
    }

    /** The places in a list of whatever length. */
    public Optional<List<Written>> items() {
        return items(Integer.MAX_VALUE);
    }

    private Optional<List<Written>> items(int most) {
        if (!(form instanceof Form.Items(var items))) {
            return wrongType("list");
        }
        if (!hasRoom(items.size(), most)) {
            return Optional.empty();
        }
        return Optional.of(IntStream.range(0, items.size())
                .mapToObj(i -> new Written(items.get(i), path + "[" + i + "]", faults))
                .toList());
    }

    /** Whether so many are not too many; if they are, that is a fault of this place. */
    public boolean hasRoom(int size, int most) {
        if (size > most) {
            wrong("count", Map.of("least", "0", "most", "" + most, "given", "" + size));
        }
        return size <= most;
    }

    /** The values in a list of whatever length, if each of them is sound. */
    public <T> Optional<List<T>> list(Function<Written, Optional<T>> item) {
        return list(Integer.MAX_VALUE, item);
    }

    /** The values in a list, if each of them is sound. A list of more than {@code most} is not looked into. */
    public <T> Optional<List<T>> list(int most, Function<Written, Optional<T>> item) {
        var mark = faults.mark();
        return items(most).flatMap(items -> {
            var values = items.stream().map(item).flatMap(Optional::stream).toList();
            return mark.ifClean(() -> values);
        });
    }

    /**
     * The fields of an object. Names that it must not have, lacks or has twice are faults; an object that lacks one is
     * not looked into further.
     */
    public Optional<WrittenFields> fields(Shape shape) {
        if (!(form instanceof Form.Fields(var fields))) {
            return wrongType("object");
        }
        var read = new WrittenFields(this, fields);
        read.refuseUnknown(shape);
        return read.hasAll(shape.required()) ? Optional.of(read) : Optional.empty();
    }

    /** The fields of an object whose names are ids. One of more than {@code most} is not looked into. */
    public Optional<WrittenFields> entries(int most) {
        if (!(form instanceof Form.Fields(var fields))) {
            return wrongType("object");
        }
        if (!hasRoom(fields.size(), most)) {
            return Optional.empty();
        }
        var read = new WrittenFields(this, fields);
        read.refuseTwice();
        return Optional.of(read);
    }

    /** The text of the field that says which shape an object has, before its other fields are looked at. */
    public Optional<String> discriminator(String name, Collection<String> choices) {
        if (!(form instanceof Form.Fields(var fields))) {
            return wrongType("object");
        }
        var read = new WrittenFields(this, fields);
        if (!read.hasAll(List.of(name))) {
            return Optional.empty();
        }
        if (read.at(name).isEmpty()) {
            field(name, form).notAllowed("given-twice");
        }
        return read.read(name, written -> written.choice(choices));
    }

    /** The place of a field of this object. */
    Written field(String name, Form value) {
        return new Written(value, path.isEmpty() ? name : path + "." + name, faults);
    }

    public void wrong(String reason) {
        wrong(reason, Map.of());
    }

    /** Type, range, enumeration, or the name of nothing. */
    public void wrong(String reason, Map<String, String> data) {
        fault(Faults.WRONG_VALUE, reason, data);
    }

    public void notAllowed(String reason) {
        notAllowed(reason, Map.of());
    }

    /** Forbidden although it is well formed. */
    public void notAllowed(String reason, Map<String, String> data) {
        fault(Faults.NOT_ALLOWED, reason, data);
    }

    public void unknownCombatant(String id) {
        faults.add(path, Faults.UNKNOWN_COMBATANT, Map.of("given", repeated(id)));
    }

    void missing() {
        faults.add(path, Faults.MISSING_FIELD, Map.of());
    }

    public void unknown() {
        faults.add(path, Faults.UNKNOWN_FIELD, Map.of());
    }

    private void fault(String code, String reason, Map<String, String> data) {
        var all = new TreeMap<>(data);
        all.computeIfPresent("given", (_, given) -> repeated(given));
        all.put("reason", reason);
        faults.add(path, code, all);
    }

    /** What was written, or its beginning. */
    private static String repeated(String given) {
        return given.length() <= MOST_REPEATED
                ? given
                : given.substring(0, given.offsetByCodePoints(0, MOST_REPEATED / 2)) + "…";
    }

    private <T> Optional<T> wrongType(String expected) {
        wrong("type", Map.of("expected", expected));
        return Optional.empty();
    }
}
