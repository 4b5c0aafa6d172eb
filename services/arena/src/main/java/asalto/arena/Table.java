package asalto.arena;

import java.lang.ref.Reference;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * The mailbox of one encounter: what is decided about it is decided here, one thing at a time, in the order of asking.
 */
final class Table {

    private final UUID encounter;
    private final ReentrantLock turn = new ReentrantLock(true);

    Table(UUID encounter) {
        this.encounter = encounter;
    }

    UUID encounter() {
        return encounter;
    }

    /** How many wait for their turn; an estimate, for those who watch. */
    int waiting() {
        return turn.getQueueLength();
    }

    /** Does something when it is its turn; empty if that would take longer than one has patience for. */
    <T> Optional<T> inTurn(Duration patience, Supplier<T> work) {
        try {
            if (!turn.tryLock(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                return Optional.empty();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
        try {
            return Optional.of(work.get());
        } finally {
            turn.unlock();
            // Tables finds it again by a weak reference: it has to last as long as the turn.
            Reference.reachabilityFence(this);
        }
    }
}
