package asalto.arena.api;

import asalto.rules.form.Fault;
import java.util.List;
import java.util.Map;

/** Whole numbers in a query. */
final class Figures {

    private Figures() {}

    /** The number that was asked with; a refusal that names its bounds, if it is none or outside of them. */
    static long between(String name, String text, long least, long most) {
        try {
            long number = Long.parseLong(text);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw new Refused(faulty(name, least, most));
        }
        throw new Refused(faulty(name, least, most));
    }

    private static Problem faulty(String name, long least, long most) {
        var data = Map.of("reason", "range", "least", Long.toString(least), "most", Long.toString(most));
        return Problem.of(422, "faulty", List.of(Fault.of(name, "wrong-value", data)));
    }
}
