package asalto.arena.live;

/** A socket as the pump sees it: offers texts, counts what has not left yet, can be cut. */
interface Wire {

    /** Gives a text to the socket; never waits. What it holds is in flight until it has been written. */
    void offer(String text, int bytes);

    /** The bytes that were offered and have not been written. */
    int inFlight();

    /** How long something has been in flight without anything having been written, in milliseconds. */
    long stuckMillis();

    /** Called after something was written. */
    void whenDrained(Runnable drained);

    /** Closes in good order: what is in flight goes first. */
    void close(int code, String why);

    /** Cuts the connection at once and frees what is in flight. A close frame would queue behind it for ever. */
    void cut();
}
