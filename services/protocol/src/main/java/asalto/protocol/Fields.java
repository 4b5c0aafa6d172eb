package asalto.protocol;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.Set;

/**
 * The class of each field of an object.
 *
 * @param classes of the fields that are shown or kept back as a whole
 * @param nested of the objects whose fields have classes of their own
 * @param nullable the fields that are written as null when they are absent; others are left out
 */
public record Fields(
        SequencedMap<String, FieldClass> classes, SequencedMap<String, Fields> nested, SequencedSet<String> nullable) {

    public Fields {
        classes = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(classes));
        nested = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(nested));
        nullable = Collections.unmodifiableSequencedSet(new LinkedHashSet<>(nullable));
        if (!Collections.disjoint(classes.keySet(), nested.keySet())) {
            throw new IllegalArgumentException("a field is either whole or nested: " + classes + nested);
        }
    }

    public static Fields none() {
        return new Fields(new LinkedHashMap<>(), new LinkedHashMap<>(), new LinkedHashSet<>());
    }

    public Fields result(String... names) {
        return with(FieldClass.RESULT, names);
    }

    public Fields roll(String... names) {
        return with(FieldClass.ROLL, names);
    }

    public Fields sheet(String... names) {
        return with(FieldClass.SHEET, names);
    }

    public Fields nested(String name, Fields fields) {
        var more = new LinkedHashMap<>(nested);
        more.put(name, fields);
        return new Fields(classes, more, nullable);
    }

    public Fields nullable(String... names) {
        var more = new LinkedHashSet<>(nullable);
        Collections.addAll(more, names);
        return new Fields(classes, nested, more);
    }

    /** Every field that has a class, or whose own fields have. */
    public Set<String> names() {
        var names = new LinkedHashSet<>(classes.keySet());
        names.addAll(nested.keySet());
        return names;
    }

    private Fields with(FieldClass fieldClass, String... names) {
        Map<String, FieldClass> more = new LinkedHashMap<>(classes);
        for (var name : names) {
            if (more.put(name, fieldClass) != null) {
                throw new IllegalArgumentException(name + " has two classes");
            }
        }
        return new Fields(new LinkedHashMap<>(more), nested, nullable);
    }
}
