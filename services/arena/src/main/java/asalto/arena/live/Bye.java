package asalto.arena.live;

import asalto.rules.Named;

/** Why the server closes a connection. 40xx: come back changed or not at all; 41xx: back off; 42xx: come back now. */
enum Bye implements Named {
    TOO_BIG(1009, "never"),
    DRAINING(1012, "backoff"),
    MALFORMED(4001, "never"),
    VERSION(4002, "never"),
    NO_SUBSCRIPTION(4008, "never"),
    ABUSE(4008, "never"),
    DEPENDENCY(4123, "backoff"),
    SILENT(4200, "now");

    private static final int BACKOFF_MILLIS = 1000;

    private final int code;
    private final String reconnect;

    Bye(int code, String reconnect) {
        this.code = code;
        this.reconnect = reconnect;
    }

    int code() {
        return code;
    }

    /** Whether to come back: now, backoff, never. */
    String reconnect() {
        return reconnect;
    }

    int afterMillis() {
        return reconnect.equals("backoff") ? BACKOFF_MILLIS : 0;
    }
}
