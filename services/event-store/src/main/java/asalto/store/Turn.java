package asalto.store;

/** Being the one who reads the feed under a name. Ends with {@link #close}, or when the store loses sight of its holder. */
public interface Turn extends AutoCloseable {

    /** Whether it still lasts. It may end at any moment after: it saves double work, and promises nothing more. */
    boolean lasts();

    @Override
    void close();
}
