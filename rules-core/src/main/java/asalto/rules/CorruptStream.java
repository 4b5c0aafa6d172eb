package asalto.rules;

/** An event that cannot follow the events before it: the stream is damaged, or was written by other rules. */
public final class CorruptStream extends RuntimeException {
    private static final long serialVersionUID = 1;

    public CorruptStream(String what) {
        super(what);
    }
}
