package asalto.rules.form;

import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;

/** The names that would have been right, for the data of a fault: not more than people read. */
public final class Choices {

    /** How many are named. */
    public static final int MOST = 50;

    private Choices() {}

    /** These names after what else the fault says; where there are more than are named, also how many there are. */
    public static Map<String, String> in(Map<String, String> data, String field, Collection<String> names) {
        var all = new TreeMap<>(data);
        all.put(field, String.join(", ", names.stream().limit(MOST).toList()));
        if (names.size() > MOST) {
            all.put("all", "" + names.size());
        }
        return all;
    }
}
