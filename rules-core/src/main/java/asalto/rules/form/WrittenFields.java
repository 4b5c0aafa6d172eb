package asalto.rules.form;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedCollection;
import java.util.function.Function;
import java.util.function.Supplier;

/** The fields of a written object, by name. What is read of a field that is absent or at fault is nothing. */
public final class WrittenFields {

    private final Written whole;
    private final List<Form.Field> fields;
    private final Faults.Mark mark;

    WrittenFields(Written whole, List<Form.Field> fields) {
        this.whole = whole;
        this.fields = fields;
        this.mark = whole.faults().mark();
    }

    /** The object itself, for what is wrong with it as a whole. */
    public Written whole() {
        return whole;
    }

    /** The names, in written order, each once. */
    public SequencedCollection<String> names() {
        var names = new LinkedHashSet<String>();
        fields.forEach(field -> names.add(field.name()));
        return names;
    }

    /** Whether it is written at all. */
    public boolean has(String name) {
        return fields.stream().anyMatch(field -> field.name().equals(name));
    }

    /** The value of a field, if it is written exactly once. */
    public Optional<Written> at(String name) {
        var found = fields.stream().filter(field -> field.name().equals(name)).toList();
        return found.size() == 1
                ? Optional.of(whole.field(name, found.getFirst().value()))
                : Optional.empty();
    }

    /** What a field says; nothing if it is absent or at fault. */
    public <T> Optional<T> read(String name, Function<Written, Optional<T>> reader) {
        return at(name).flatMap(reader);
    }

    /** The same of a field that may be null, which then says nothing. */
    public <T> Optional<T> readUnlessNull(String name, Function<Written, Optional<T>> reader) {
        return at(name).filter(written -> !written.isNull()).flatMap(reader);
    }

    /** The place of a field, for what is wrong with it; also of one that is not written. */
    public Written place(String name) {
        return at(name).orElseGet(() -> whole.field(name, new Form.Nothing()));
    }

    /** Says that a field is missing which the others ask for. */
    public void missing(String name) {
        place(name).missing();
    }

    /** The value, if nothing in this object was found at fault. */
    public <T> Optional<T> ifSound(Supplier<T> value) {
        return mark.ifClean(value);
    }

    boolean hasAll(List<String> required) {
        var absent = required.stream().filter(name -> !has(name)).toList();
        absent.forEach(this::missing);
        return absent.isEmpty();
    }

    void refuseUnknown(Shape shape) {
        names().stream()
                .filter(name -> !shape.knows(name))
                .forEach(name -> place(name).unknown());
        refuseTwice();
    }

    void refuseTwice() {
        names().stream()
                .filter(name -> at(name).isEmpty())
                .forEach(name -> place(name).notAllowed("given-twice"));
    }
}
