package asalto.rules.form;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedCollection;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.function.Supplier;

/** The fields of a written object, by name. What is read of a field that is absent or at fault is nothing. */
public final class WrittenFields {

    private final Written whole;
    private final SequencedMap<String, List<Form>> byName = new LinkedHashMap<>();
    private final Faults.Mark mark;

    WrittenFields(Written whole, List<Form.Field> fields) {
        this.whole = whole;
        this.mark = whole.faults().mark();
        fields.forEach(field ->
                byName.computeIfAbsent(field.name(), _ -> new ArrayList<>()).add(field.value()));
    }

    /** The object itself, for what is wrong with it as a whole. */
    public Written whole() {
        return whole;
    }

    /** The names, in written order, each once. */
    public SequencedCollection<String> names() {
        return Collections.unmodifiableSequencedSet(byName.sequencedKeySet());
    }

    /** Whether it is written at all. */
    public boolean has(String name) {
        return byName.containsKey(name);
    }

    /** The value of a field, if it is written exactly once. */
    public Optional<Written> at(String name) {
        var values = byName.getOrDefault(name, List.of());
        return values.size() == 1 ? Optional.of(whole.field(name, values.getFirst())) : Optional.empty();
    }

    /** Whether a name that is an id can be one; if not, that is a fault at its place. */
    public boolean canBeId(String name) {
        if (name.isEmpty()) {
            place(name).wrong("empty");
            return false;
        }
        return place(name).canBeId(name);
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
