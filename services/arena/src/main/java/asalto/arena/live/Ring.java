package asalto.arena.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The latest frames of an encounter, without a hole, for all who watch it. Safe for many threads; nothing in here waits
 * for anything.
 */
final class Ring {

    private final int most;
    private final long mostBytes;
    private final ArrayList<Frame> frames = new ArrayList<>();
    private long floor;
    private long head;
    private long bytes;

    /**
     * @param floor the position before its first frame
     * @param most how many frames it keeps; of twice as many the older half is let go
     * @param mostBytes how many bytes of them, alike; the last one is kept whatever it weighs
     */
    Ring(long floor, int most, long mostBytes) {
        this.floor = floor;
        this.head = floor;
        this.most = most;
        this.mostBytes = mostBytes;
    }

    /** Takes the frames that go on from its head; those that it has, or that leave a hole, are left out. */
    synchronized void add(List<Frame> more) {
        for (var frame : more) {
            if (frame.from() == head + 1) {
                frames.add(frame);
                head = frame.to();
                bytes += frame.bytes();
                if (frames.size() > 2 * most || bytes > 2 * mostBytes) {
                    letGo();
                }
            }
        }
    }

    private void letGo() {
        int old = 0;
        while (frames.size() - old > most || bytes > mostBytes && frames.size() - old > 1) {
            bytes -= frames.get(old).bytes();
            old++;
        }
        if (old > 0) {
            floor = frames.get(old - 1).to();
            frames.subList(0, old).clear();
        }
    }

    /** The position of the last event in it. */
    synchronized long head() {
        return head;
    }

    /** Whether what comes after a position is in here, or is still to come. */
    synchronized boolean holds(long position) {
        return position >= floor;
    }

    /** The frame that has the event after a position; empty at the head. Ask only for what it holds. */
    synchronized Optional<Frame> after(long position) {
        if (position >= head) {
            return Optional.empty();
        }
        int low = 0;
        int high = frames.size() - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (frames.get(middle).to() > position) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return Optional.of(frames.get(low));
    }
}
