package asalto.store;

import asalto.protocol.LoggedEvent;
import java.util.List;
import java.util.Optional;

/** What came of an append. */
public sealed interface Outcome {

    /**
     * It is stored.
     *
     * @param answer of the intent, if there was one
     */
    record Appended(List<LoggedEvent> events, Optional<Answer> answer) implements Outcome {
        public Appended {
            events = List.copyOf(events);
        }
    }

    /** The encounter had gone on; nothing was stored. */
    record Conflict(long expected, long actual) implements Outcome {}

    /** The intent had been carried out before; nothing was stored. The answer is the one given then. */
    record Repeated(Answer answer) implements Outcome {}

    /** The key had been used for something else; nothing was stored. */
    record KeyReused() implements Outcome {}
}
