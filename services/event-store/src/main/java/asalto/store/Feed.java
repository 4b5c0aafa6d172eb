package asalto.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All events of all encounters in one order, numbered from 1 without holes. What is appended gets its position a moment
 * later, by {@link #step}; a position once given is never given to another event.
 */
public interface Feed {

    /**
     * Gives positions to events that have none yet, the longest waiting first. Only one caller at a time does it, on
     * whatever node; others wait.
     *
     * @return how many it gave; less than the limit: nothing waits any more
     */
    int step(int limit);

    /**
     * The next events behind a position, in order and without holes: fewer than the limit if they are heavier than
     * {@link EventStore#WEIGHT}, but at least one if there is one.
     *
     * @param afterPosition 0 for the first
     */
    List<FedEvent> read(long afterPosition, int limit);

    /** Where the feed stands. */
    FeedHead head();

    /**
     * Makes the caller the one who reads under a name, on whatever node others try.
     *
     * @return nothing while somebody else is
     */
    Optional<Turn> turn(String reader);

    /** The position up to which a reader has told that it is done; 0 if it never did. */
    long checkpoint(String reader);

    /** Remembers how far readers are done, all of them or none. Who is further already stays there. */
    void checkpoint(Map<String, Long> positions);
}
