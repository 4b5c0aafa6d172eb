package asalto.rules;

import java.util.Locale;

/** A constant with a stable name on the wire: lower-case with hyphens. */
public interface Named {

    String name();

    default String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
