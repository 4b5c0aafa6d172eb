package asalto.arena.live;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** When a connection was last heard and when it was sent events, and so when it is due for a heartbeat or for its end. */
final class Pulse {

    private static final long NEVER = -1;

    private final long since = now();
    private final AtomicLong heartbeats = new AtomicLong();
    private volatile long heardAt = now();
    private volatile long beatAt = now();
    private volatile long eventsAt = NEVER;
    private volatile boolean subscribed;

    void heard() {
        heardAt = now();
    }

    void sentEvents() {
        eventsAt = now();
    }

    void subscribed() {
        subscribed = true;
    }

    /** The number of the latest heartbeat. */
    long heartbeats() {
        return heartbeats.get();
    }

    boolean isHeartbeatDue() {
        long events = eventsAt;
        boolean tail = events != NEVER && now() - events >= Timing.TAIL_MILLIS;
        return tail || now() - beatAt >= Timing.HEARTBEAT_MILLIS;
    }

    /** Whether a heartbeat is due; whoever is told so sends it. */
    boolean takeHeartbeat() {
        if (!isHeartbeatDue()) {
            return false;
        }
        eventsAt = NEVER;
        beatAt = now();
        heartbeats.incrementAndGet();
        return true;
    }

    /** Nothing was watched, and the time for it is over. */
    boolean isIdle() {
        return !subscribed && now() - since >= Timing.UNSUBSCRIBED_MILLIS;
    }

    /** Heartbeats went unanswered. */
    boolean isSilent() {
        return now() - heardAt >= Timing.SILENT_MILLIS;
    }

    private static long now() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }
}
