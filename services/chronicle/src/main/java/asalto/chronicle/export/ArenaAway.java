package asalto.chronicle.export;

/** The arena cannot be asked, or not to the end. */
public final class ArenaAway extends Exception {
    private static final long serialVersionUID = 1;

    private final String reason;
    private final boolean answered;

    private ArenaAway(String reason, boolean answered) {
        super(reason);
        this.reason = reason;
        this.answered = answered;
    }

    /** Nobody is there, or nobody who has the log. */
    static ArenaAway gone(String reason) {
        return new ArenaAway(reason, false);
    }

    /** Somebody is there and has the log, and does not show it whole. */
    static ArenaAway answering(String reason) {
        return new ArenaAway(reason, true);
    }

    /** A stable code. */
    public String reason() {
        return reason;
    }

    /** Whether the arena answered, and what it has was not to be had from it all the same. */
    public boolean hasAnswered() {
        return answered;
    }
}
