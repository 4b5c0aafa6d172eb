package asalto.arena.live;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/** What a connection has not answered yet and when it was sent events, and so when it is due for a heartbeat or for its end. */
final class Pulse {

    private static final long NEVER = -1;

    private final LongSupplier clock;
    private volatile long since;
    private final AtomicLong heartbeats = new AtomicLong();
    private volatile long unansweredSince = NEVER;
    private volatile long beatAt;
    private volatile long eventsAt = NEVER;
    private volatile boolean subscribed;

    Pulse() {
        this(Pulse::millis);
    }

    /** @param clock in milliseconds, and never goes back */
    Pulse(LongSupplier clock) {
        this.clock = clock;
        since = clock.getAsLong();
        beatAt = since;
    }

    void heard() {
        unansweredSince = NEVER;
    }

    void sentEvents() {
        eventsAt = clock.getAsLong();
    }

    /** Something was asked to be watched: it may take its time until that is begun. */
    void subscribed() {
        subscribed = true;
    }

    /** What was asked to be watched is not there, and nothing else is watched. */
    void subscribedInVain() {
        since = clock.getAsLong();
        subscribed = false;
    }

    /** The number of the latest heartbeat. */
    long heartbeats() {
        return heartbeats.get();
    }

    boolean isHeartbeatDue() {
        long events = eventsAt;
        boolean tail = events != NEVER && clock.getAsLong() - events >= Timing.TAIL_MILLIS;
        return tail || clock.getAsLong() - beatAt >= Timing.HEARTBEAT_MILLIS;
    }

    /** Whether a heartbeat is due; whoever is told so sends it. */
    boolean takeHeartbeat() {
        if (!isHeartbeatDue()) {
            return false;
        }
        eventsAt = NEVER;
        beatAt = clock.getAsLong();
        if (unansweredSince == NEVER) {
            unansweredSince = beatAt;
        }
        heartbeats.incrementAndGet();
        return true;
    }

    /** Nothing was watched, and the time for it is over. */
    boolean isIdle() {
        return !subscribed && clock.getAsLong() - since >= Timing.UNSUBSCRIBED_MILLIS;
    }

    /** Heartbeats went unanswered. Who was sent none, for all that waits before it, need not answer. */
    boolean isSilent() {
        long since = unansweredSince;
        return since != NEVER && clock.getAsLong() - since >= Timing.UNANSWERED_MILLIS;
    }

    private static long millis() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }
}
