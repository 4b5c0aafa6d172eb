package asalto.local;

import java.time.Duration;
import java.util.Optional;

/** A server that {@code up} keeps running. */
interface Server {

    String name();

    int port();

    LogFile log();

    /** Begins to start it. */
    void launch();

    /** Makes a launch that is under way in another thread fail soon; there will be no other. */
    default void abandonLaunch() {}

    /** Whether it is there and does its work. */
    boolean isReady();

    /** Its (first) process while it lives. */
    Optional<ProcessHandle> process();

    /** What a person has to put right before it can start, as far as it said so since a position of its log. */
    default Optional<String> fault(long since) {
        return Optional.empty();
    }

    /** Asks it to end, and makes it end when it takes longer. */
    void stop(Duration patience);
}
