package asalto.chronicle.audit;

import asalto.chronicle.copy.Copy;
import asalto.chronicle.copy.Recorded;
import asalto.chronicle.intake.Progress;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** The rows of one encounter, read once from the first on; what is on its way may be waited for, a bounded time in all. */
final class Rows {

    private static final int PAGE = 500;
    /** Another process may have stored it: then nobody wakes us. */
    private static final long LOOK_AGAIN = Duration.ofMillis(100).toNanos();

    private final Copy copy;
    private final Progress progress;
    private final String encounter;
    private final Deque<Recorded> page = new ArrayDeque<>();
    private long patience;
    private long after;

    Rows(Copy copy, Progress progress, String encounter, Duration patience) {
        this.copy = copy;
        this.progress = progress;
        this.encounter = encounter;
        this.patience = patience.toNanos();
    }

    /** The next row, if it is there. */
    Optional<Recorded> next() throws SQLException {
        if (page.isEmpty()) {
            page.addAll(copy.page(encounter, after, PAGE));
        }
        var row = Optional.ofNullable(page.poll());
        row.ifPresent(there -> after = there.seq());
        return row;
    }

    /** The next row, as soon as it is there, or nothing when patience is at its end. */
    Optional<Recorded> awaitNext() throws SQLException, InterruptedException {
        long seen = progress.batches();
        var row = next();
        while (row.isEmpty() && patience > 0) {
            long before = System.nanoTime();
            progress.await(seen, Math.min(LOOK_AGAIN, patience));
            patience -= System.nanoTime() - before;
            seen = progress.batches();
            row = next();
        }
        return row;
    }
}
