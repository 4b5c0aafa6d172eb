package asalto.rules.form;

import asalto.rules.form.Reading.Faulty;
import asalto.rules.form.Reading.Sound;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Supplier;

/**
 * The faults of one reading. A place is named once, with the first fault that was found there. A thousand places are told;
 * of what was found after them the last fault says how much it is. For one thread.
 */
public final class Faults {

    public static final String UNKNOWN_FIELD = "unknown-field";
    public static final String MISSING_FIELD = "missing-field";
    public static final String WRONG_VALUE = "wrong-value";
    public static final String UNKNOWN_COMBATANT = "unknown-combatant";
    public static final String NOT_ALLOWED = "not-allowed";

    /** How many places are told: more than anybody mends at once, and few enough for an answer. */
    public static final int MOST = 1_000;

    private final SequencedMap<String, Fault> byPath = new LinkedHashMap<>();
    private int found;
    private int untold;

    /** A reading that has found nothing wrong yet. */
    public Faults() {}

    public void add(String path, String code, Map<String, String> data) {
        found++;
        if (byPath.size() < MOST) {
            byPath.putIfAbsent(path, Fault.of(path, code, data));
        } else if (!byPath.containsKey(path)) {
            untold++;
        }
    }

    /** The places at fault, in the order in which they were found. */
    public List<Fault> all() {
        var all = new ArrayList<>(byPath.values());
        if (untold > 0) {
            all.add(Fault.of(
                    "", NOT_ALLOWED, Map.of("reason", "more-faults", "told", "" + MOST, "untold", "" + untold)));
        }
        return all;
    }

    /** What the reading comes to: the value if nothing at all was at fault. */
    public <T> Reading<T> reading(Optional<T> value) {
        return byPath.isEmpty() ? new Sound<>(value.orElseThrow()) : new Faulty<>(all());
    }

    /** This moment of the reading. */
    public Mark mark() {
        return new Mark(found);
    }

    /** A moment of a reading, to ask later whether anything was found since. */
    public final class Mark {
        private final int before;

        private Mark(int before) {
            this.before = before;
        }

        public boolean isClean() {
            return found == before;
        }

        /** The value, if nothing was found at fault since. */
        public <T> Optional<T> ifClean(Supplier<T> value) {
            return isClean() ? Optional.of(value.get()) : Optional.empty();
        }
    }
}
