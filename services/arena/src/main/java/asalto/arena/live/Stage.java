package asalto.arena.live;

import asalto.protocol.LoggedEvent;
import asalto.rules.CorruptStream;
import asalto.store.EventStore;
import java.lang.ref.SoftReference;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One encounter that is watched: its ring, and who watches. */
final class Stage {

    private final UUID encounter;
    private final EventStore store;
    private final String epoch;
    private final Ring ring;
    private final AtomicLong announced;
    private final ReentrantLock filling = new ReentrantLock();
    private final ReentrantLock picturing = new ReentrantLock();
    private SoftReference<@Nullable Snapshot> pictured = new SoftReference<>(null);
    private final Set<Connection> watching = ConcurrentHashMap.newKeySet();

    /**
     * @param epoch of its only view
     * @param floor where its ring begins
     */
    Stage(UUID encounter, EventStore store, String epoch, long floor) {
        this.encounter = encounter;
        this.store = store;
        this.epoch = epoch;
        this.ring = new Ring(floor, Timing.RING_FRAMES, Timing.RING_BYTES);
        this.announced = new AtomicLong(floor);
    }

    UUID encounter() {
        return encounter;
    }

    String epoch() {
        return epoch;
    }

    void enter(Connection connection) {
        watching.add(connection);
    }

    void leave(Connection connection) {
        watching.remove(connection);
    }

    boolean isDeserted() {
        return watching.isEmpty();
    }

    /** Events that were just committed. */
    void appended(List<LoggedEvent> events) {
        ring.add(Frames.of(encounter, events));
        reached(events.getLast().seq());
    }

    /** The log is known to reach a position: whoever watches looks. */
    void reached(long position) {
        announced.accumulateAndGet(position, Math::max);
        watching.forEach(Connection::wake);
    }

    /** Gives a frame that may be left out to all who watch. */
    void strike(String tick) {
        watching.forEach(connection -> connection.strike(tick));
    }

    /** The last position known to be stored. */
    long head() {
        return Math.max(ring.head(), announced.get());
    }

    /** A snapshot: the last one for all who come while nothing happens, or else a new one, which one of them makes. */
    Snapshot snapshot(Supplier<Snapshot> making) {
        picturing.lock();
        try {
            var last = pictured.get();
            if (last != null && last.position() >= head()) {
                return last;
            }
            var made = making.get();
            pictured = new SoftReference<>(made);
            return made;
        } finally {
            picturing.unlock();
        }
    }

    /** What comes after a position, from the ring or from the log; empty at the head. */
    List<Frame> after(long position) {
        if (ring.head() < announced.get()) {
            fill();
        }
        if (!ring.holds(position)) {
            return read(position);
        }
        return ring.after(position).map(frame -> whole(frame, position)).orElse(List.of());
    }

    /** A cursor may stand in the middle of a frame: then what it has not is read from the log. */
    private List<Frame> whole(Frame frame, long position) {
        return frame.from() == position + 1 ? List.of(frame) : read(position, (int) (frame.to() - position));
    }

    /** Brings the ring up to what was announced. No lock is held that an appender would wait for. */
    private void fill() {
        filling.lock();
        try {
            while (ring.head() < announced.get()) {
                long head = ring.head();
                ring.add(read(head));
                if (ring.head() == head) {
                    throw missing(head);
                }
            }
        } finally {
            filling.unlock();
        }
    }

    private List<Frame> read(long position) {
        return read(position, Timing.PAGE);
    }

    private List<Frame> read(long position, int most) {
        var events = store.read(encounter, position, most);
        long next = position + 1;
        for (var event : events) {
            if (event.seq() != next) {
                throw missing(next - 1);
            }
            next++;
        }
        return Frames.of(encounter, events);
    }

    private CorruptStream missing(long position) {
        return new CorruptStream("the log of " + encounter + " has nothing after seq " + position);
    }

    /** Looks whether the log has gone on without anybody here having been told. */
    void look() {
        long version = store.head(encounter);
        if (version > head()) {
            reached(version);
        }
    }
}
