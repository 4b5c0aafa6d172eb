package asalto.arena.api;

import asalto.rules.form.Fault;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Whole numbers in a query. */
final class Figures {

    /** As many digits as a long surely holds, in no other script. */
    private static final Pattern WHOLE = Pattern.compile("[0-9]{1,18}");

    private Figures() {}

    /** The number that was asked with; a refusal that names its bounds, if it is none or outside of them. */
    static long between(String name, String text, long least, long most) {
        if (WHOLE.matcher(text).matches()) {
            long number = Long.parseLong(text);
            if (number >= least && number <= most) {
                return number;
            }
        }
        throw new Refused(faulty(name, least, most));
    }

    private static Problem faulty(String name, long least, long most) {
        var data = Map.of("reason", "range", "least", Long.toString(least), "most", Long.toString(most));
        return Problem.of(422, "faulty", List.of(Fault.of(name, "wrong-value", data)));
    }
}
