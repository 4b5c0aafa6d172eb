package asalto.arena;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Room for so many who do the same costly thing at once. A few more may wait a little for it, in the order of coming: each
 * of them keeps a thread from everybody else.
 */
public final class Places {

    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final Semaphore doors;
    private final Semaphore places;

    /**
     * @param atOnce how many may be inside, at least one
     * @param waiting how many more may wait to come in
     */
    public Places(int atOnce, int waiting) {
        doors = new Semaphore(atOnce + waiting);
        places = new Semaphore(atOnce, true);
    }

    /** What the work gives; empty if there was no room in time. */
    public <T> Optional<T> in(Supplier<T> work) {
        if (!enter()) {
            return Optional.empty();
        }
        try {
            return Optional.of(work.get());
        } finally {
            leave();
        }
    }

    /** Takes a place if there is one in time; who has one gives it back by {@link #leave}. */
    public boolean enter() {
        if (!doors.tryAcquire()) {
            return false;
        }
        if (isTaken()) {
            return true;
        }
        doors.release();
        return false;
    }

    public void leave() {
        places.release();
        doors.release();
    }

    private boolean isTaken() {
        try {
            return places.tryAcquire(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
