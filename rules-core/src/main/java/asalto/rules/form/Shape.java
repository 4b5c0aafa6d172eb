package asalto.rules.form;

import java.util.List;
import java.util.stream.Stream;

/** The names that an object may have: those that must be there and those that may. */
public record Shape(List<String> required, List<String> optional) {

    public Shape {
        required = List.copyOf(required);
        optional = List.copyOf(optional);
    }

    public static Shape of(String... required) {
        return new Shape(List.of(required), List.of());
    }

    /** The same, and these may be there too. */
    public Shape with(String... more) {
        return new Shape(
                required, Stream.concat(optional.stream(), Stream.of(more)).toList());
    }

    public List<String> names() {
        return Stream.concat(required.stream(), optional.stream()).toList();
    }

    public boolean knows(String name) {
        return required.contains(name) || optional.contains(name);
    }
}
