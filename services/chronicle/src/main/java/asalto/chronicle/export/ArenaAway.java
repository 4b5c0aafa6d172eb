package asalto.chronicle.export;

/** The arena does not answer, or broke off in the middle of its export. */
public final class ArenaAway extends Exception {
    private static final long serialVersionUID = 1;

    private final String reason;

    ArenaAway(String reason) {
        super(reason);
        this.reason = reason;
    }

    /** A stable code. */
    public String reason() {
        return reason;
    }
}
