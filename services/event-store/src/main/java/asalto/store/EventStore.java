package asalto.store;

import asalto.protocol.LoggedEvent;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** The log: what happened in each encounter, appended to and never changed. */
public interface EventStore {

    /** Bytes of data after which a page ends, whatever its limit. Only an empty page says that there is nothing more. */
    long WEIGHT = 512 * 1024;

    /**
     * Appends all the events of one command, or none.
     *
     * @throws StoreUnavailable if the store cannot say what came of it: it may have been done. Whoever has a key asks again.
     */
    default Outcome append(Append append) {
        return append(List.of(append)).getFirst();
    }

    /**
     * Appends for several commands at the cost of one. Each is judged by itself, those of the same encounter one after
     * the other: one that conflicts appends nothing and spoils nothing.
     *
     * @return what came of each, in the order given
     * @throws StoreUnavailable as {@link #append(Append)}, then for all of them alike
     */
    List<Outcome> append(List<Append> appends);

    /** What was answered to an intent that was carried out. To be asked before a command is decided again. */
    Optional<Answered> answered(UUID encounter, String seat, String key);

    /**
     * The next events of an encounter in their order, as they lie there: fewer than the limit if they are heavy, but at
     * least one if there is one.
     *
     * @param afterSeq 0 for the first
     */
    List<LoggedEvent> read(UUID encounter, long afterSeq, int limit);

    /** The seq of an encounter's last event; 0 if it has none. */
    long head(UUID encounter);

    /** How far an encounter has come, as the log has it apart from the events; empty if it has none. */
    Optional<Head> headOf(UUID encounter);

    /** Every encounter that has events, by its id. */
    List<Head> heads();
}
