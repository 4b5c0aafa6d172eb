package asalto.arena;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Room for so many who do the same costly thing at once; who finds none waits a little, in the order of coming. */
public final class Places {

    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final Semaphore places;

    public Places(int atOnce) {
        places = new Semaphore(atOnce, true);
    }

    /** What the work gives; empty if there was no room in time. */
    public <T> Optional<T> in(Supplier<T> work) {
        if (!isTaken()) {
            return Optional.empty();
        }
        try {
            return Optional.of(work.get());
        } finally {
            places.release();
        }
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
