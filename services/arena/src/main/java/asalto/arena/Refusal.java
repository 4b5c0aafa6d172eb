package asalto.arena;

import asalto.rules.form.Fault;
import java.util.List;
import java.util.Map;

/**
 * Why something asked for was not done. Told to the asker and never stored.
 *
 * @param code a stable name of {@code docs/api.md}
 */
public record Refusal(Kind kind, String code, List<Fault> faults) {

    public Refusal {
        faults = List.copyOf(faults);
    }

    /** What sort of obstacle it is: each door has its own words for it. */
    public enum Kind {
        /** Nothing of that name. */
        ABSENT,
        /** The encounter is not where this can be done. */
        PHASE,
        /** The same key is being decided. */
        BUSY,
        /** The encounter has moved on since the asker looked. */
        CONFLICT,
        /** The form has faults. */
        FAULTY
    }

    public static Refusal absent() {
        return new Refusal(Kind.ABSENT, "not-found", List.of(Fault.of("", "not-found")));
    }

    public static Refusal phase(List<Fault> faults) {
        return new Refusal(Kind.PHASE, "wrong-phase", faults);
    }

    public static Refusal phase(String why) {
        return phase(List.of(Fault.of("", why)));
    }

    public static Refusal busy() {
        return new Refusal(Kind.BUSY, "in-flight", List.of(Fault.of("", "in-flight")));
    }

    public static Refusal conflict(long expected, long actual) {
        var data = Map.of("expected", Long.toString(expected), "actual", Long.toString(actual));
        return new Refusal(Kind.CONFLICT, "version-conflict", List.of(Fault.of("", "version-conflict", data)));
    }

    public static Refusal keyReused() {
        return new Refusal(Kind.FAULTY, "key-reused", List.of(Fault.of("", "key-reused")));
    }

    public static Refusal faulty(List<Fault> faults) {
        return new Refusal(Kind.FAULTY, "faulty", faults);
    }
}
