package asalto.arena.live;

import java.util.ArrayList;
import java.util.List;

/** A socket that takes everything and writes nothing until it is told to. */
final class StuckWire implements Wire {

    private final List<String> offered = new ArrayList<>();
    private int inFlight;
    private int most;
    private long stuckMillis;
    private boolean cut;
    private Runnable drained = () -> {};

    @Override
    public synchronized void offer(String text, int bytes) {
        offered.add(text);
        inFlight += bytes;
        most = Math.max(most, inFlight);
    }

    @Override
    public synchronized int inFlight() {
        return inFlight;
    }

    @Override
    public synchronized long stuckMillis() {
        return stuckMillis;
    }

    @Override
    public void whenDrained(Runnable drained) {
        this.drained = drained;
    }

    @Override
    public void close(int code, String why) {
        throw new AssertionError("a close frame would queue behind what is not written");
    }

    @Override
    public synchronized void cut() {
        cut = true;
    }

    synchronized List<String> offered() {
        return List.copyOf(offered);
    }

    /** The most that was ever in flight. */
    synchronized int most() {
        return most;
    }

    synchronized boolean isCut() {
        return cut;
    }

    synchronized void stuckFor(long millis) {
        stuckMillis = millis;
    }

    /** Writes all that is in flight. */
    void drain() {
        synchronized (this) {
            inFlight = 0;
        }
        drained.run();
    }
}
