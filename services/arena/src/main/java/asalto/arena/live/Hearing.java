package asalto.arena.live;

/**
 * What a client says, put together from the fragments in which it comes: the framework would gather them without end.
 * Used by the event loop alone.
 */
final class Hearing {

    private final Connection connection;
    private final StringBuilder said = new StringBuilder();

    Hearing(Connection connection) {
        this.connection = connection;
    }

    Connection connection() {
        return connection;
    }

    void text(String part, boolean isLast) {
        if (said.length() + part.length() > Timing.REQUEST_BYTES) {
            said.setLength(0);
            connection.bye(Bye.TOO_BIG);
            return;
        }
        said.append(part);
        if (isLast) {
            var whole = said.toString();
            said.setLength(0);
            connection.ask(Request.read(whole));
        }
    }

    /** Frames are texts. */
    void binary() {
        connection.bye(Bye.MALFORMED);
    }
}
