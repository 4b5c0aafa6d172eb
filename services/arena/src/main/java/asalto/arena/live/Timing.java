package asalto.arena.live;

/** The figures of the socket. */
final class Timing {

    /** The most that may be in flight on one connection before its pump waits. */
    static final int WINDOW_BYTES = 64 * 1024;

    /** The largest part of a snapshot, and the largest {@code ev} frame, in characters; both stay under 64 KiB in UTF-8. */
    static final int PART_CHARS = 16 * 1024;

    /** The largest frame that a client may send. */
    static final int REQUEST_BYTES = 16 * 1024;

    /** A heartbeat at least this often. */
    static final long HEARTBEAT_MILLIS = 15_000;

    /** A heartbeat this long after events, so that a lost tail shows. */
    static final long TAIL_MILLIS = 4_000;

    /** A socket that writes nothing for this long is cut. */
    static final long STUCK_MILLIS = 10_000;

    /** Who watches nothing for this long after the welcome is closed. */
    static final long UNSUBSCRIBED_MILLIS = 10_000;

    /** Who says nothing for this long after a heartbeat, is closed: a minute after he was last heard, if all is quiet. */
    static final long UNANSWERED_MILLIS = 45_000;

    /** The largest gap that is bridged by events; beyond it a snapshot is shorter. */
    static final long BEHIND_MOST = 2_000;

    /** Events read from the log at once. */
    static final int PAGE = 500;

    /** How many frames a ring keeps, and how many bytes. */
    static final int RING_FRAMES = 2_000;

    static final long RING_BYTES = 1 << 20;

    /** How many encounters a connection may watch. */
    static final int WATCHED_MOST = 32;

    private Timing() {}
}
