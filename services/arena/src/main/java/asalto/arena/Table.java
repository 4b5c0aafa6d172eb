package asalto.arena;

import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * The mailbox of one encounter: what is decided about it is decided here, one thing at a time, in the order of asking.
 * Keeps the encounter folded, as a cache: dropping it loses nothing.
 */
final class Table {

    private final UUID encounter;
    private final ReentrantLock turn = new ReentrantLock(true);
    private volatile Fold fold;

    Table(UUID encounter) {
        this.encounter = encounter;
        this.fold = Fold.empty(encounter);
    }

    UUID encounter() {
        return encounter;
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
        }
    }

    /** The encounter as it was last seen here. */
    Fold fold() {
        return fold;
    }

    /** Remembers what was seen, unless something later was. */
    synchronized Fold saw(Fold seen) {
        if (seen.version() >= fold.version()) {
            fold = seen;
        }
        return fold;
    }

    /** Forgets what it has seen: the next who asks reads the log. */
    synchronized void forget() {
        fold = Fold.empty(encounter);
    }
}
