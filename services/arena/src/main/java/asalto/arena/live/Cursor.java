package asalto.arena.live;

import java.util.ArrayDeque;
import java.util.Optional;

/** Where one connection stands in one encounter. Used by the connection's pump alone. */
final class Cursor {

    private final Stage stage;
    private final ArrayDeque<Frame> read = new ArrayDeque<>();
    private long position;
    private long live;

    /**
     * @param position the last event that the other side has
     * @param live where it will have caught up
     */
    Cursor(Stage stage, long position, long live) {
        this.stage = stage;
        this.position = position;
        this.live = live;
    }

    Stage stage() {
        return stage;
    }

    long position() {
        return position;
    }

    /** The next frame, and moves behind it; empty if there is none yet. */
    Optional<Frame> next() {
        if (read.isEmpty()) {
            read.addAll(stage.after(position));
        }
        var frame = Optional.ofNullable(read.poll());
        frame.ifPresent(taken -> position = taken.to());
        return frame;
    }

    /** Whether it has just caught up: true once. */
    boolean hasCaughtUp() {
        if (live < 0 || position < live) {
            return false;
        }
        live = -1;
        return true;
    }
}
