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
    private final ArrayList<Frame> frames = new ArrayList<>();
    private long floor;
    private long head;

    /**
     * @param floor the position before its first frame
     * @param most how many frames it keeps
     */
    Ring(long floor, int most) {
        this.floor = floor;
        this.head = floor;
        this.most = most;
    }

    /** Takes the frames that go on from its head; those that it has, or that leave a hole, are left out. */
    synchronized void add(List<Frame> more) {
        for (var frame : more) {
            if (frame.from() == head + 1) {
                frames.add(frame);
                head = frame.to();
            }
        }
        if (frames.size() > 2 * most) {
            var old = frames.subList(0, frames.size() - most);
            floor = old.getLast().to();
            old.clear();
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
