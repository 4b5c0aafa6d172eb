package asalto.chronicle.intake;

import jakarta.inject.Singleton;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Tells who waits that something more has been stored. A hint only: what is stored is for the database to say. */
@Singleton
public final class Progress {

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition stored = lock.newCondition();
    private long batches;

    /** How many batches this process has stored. */
    public long batches() {
        lock.lock();
        try {
            return batches;
        } finally {
            lock.unlock();
        }
    }

    void made() {
        lock.lock();
        try {
            batches++;
            stored.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Waits until more than so many batches are stored, but no longer than this. */
    public void await(long seen, long nanos) throws InterruptedException {
        lock.lock();
        try {
            long left = nanos;
            while (batches <= seen && left > 0) {
                left = stored.awaitNanos(left);
            }
        } finally {
            lock.unlock();
        }
    }
}
