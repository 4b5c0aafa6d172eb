package asalto.arena.stream;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Wakes the relay's thread. Rung while nobody waits, it is heard by the next who does. */
final class Bell {

    private final Semaphore rung = new Semaphore(0);

    void ring() {
        if (rung.availablePermits() == 0) {
            rung.release();
        }
    }

    /** Waits until it is rung, or for so long. Being interrupted ends the wait; the thread stays interrupted. */
    void await(Duration most) {
        try {
            if (rung.tryAcquire(most.toMillis(), TimeUnit.MILLISECONDS)) {
                rung.drainPermits();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits for so long whoever rings, unless interrupted. */
    void pause(Duration time) {
        try {
            Thread.sleep(time);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
