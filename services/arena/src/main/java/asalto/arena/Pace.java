package asalto.arena;

import asalto.rules.Named;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;

/** How fast a round's beats follow one another. */
public enum Pace implements Named {
    /** The whole round at once. */
    INSTANT(Duration.ZERO),
    /** A beat every tenth of a second. */
    REAL(Duration.ofMillis(100)),
    /** A beat a second. */
    SLOW(Duration.ofSeconds(1)),
    /** A beat whenever the director asks for it. */
    STEP(Duration.ZERO);

    private final Duration beat;

    Pace(Duration beat) {
        this.beat = beat;
    }

    /** The time from one beat to the next; zero where no clock plays. */
    public Duration beat() {
        return beat;
    }

    /** Whether a clock plays the beats. */
    public boolean isClocked() {
        return !beat.isZero();
    }

    public static Optional<Pace> named(String id) {
        return Arrays.stream(values()).filter(pace -> pace.id().equals(id)).findFirst();
    }
}
