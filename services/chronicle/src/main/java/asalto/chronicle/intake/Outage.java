package asalto.chronicle.intake;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/** What is to be told of trouble that goes on: that it began, once a minute that it lasts, and that it is over. For one thread. */
final class Outage {

    private static final Duration AGAIN = Duration.ofMinutes(1);

    private final InstantSource clock;
    private Optional<Instant> told = Optional.empty();

    Outage(InstantSource clock) {
        this.clock = clock;
    }

    /** There is trouble; whether to tell it. */
    boolean isNews() {
        var now = clock.instant();
        boolean isNews = told.isEmpty() || !now.isBefore(told.get().plus(AGAIN));
        if (isNews) {
            told = Optional.of(now);
        }
        return isNews;
    }

    /** All is well; whether that is to be told. */
    boolean isOver() {
        boolean isOver = told.isPresent();
        told = Optional.empty();
        return isOver;
    }
}
