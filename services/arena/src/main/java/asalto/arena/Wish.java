package asalto.arena;

import asalto.protocol.LoggedEvent;
import java.util.List;

/**
 * Something asked for, decided and told by the encounter as it then is.
 *
 * @param plan what follows from it
 * @param telling what the asker is answered
 */
record Wish(Ask ask, Plan plan, Telling telling) {

    /** Decides what follows, given the encounter as it is. May be asked again with a later one. */
    @FunctionalInterface
    interface Plan {
        Verdict verdict(Fold fold);
    }

    /** Writes the answer, a JSON object with the field {@code version}, which is stored with the events. */
    @FunctionalInterface
    interface Telling {
        String text(Fold after, List<LoggedEvent> events);
    }
}
