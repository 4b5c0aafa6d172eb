package asalto.arena.stream;

import asalto.store.Feed;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Optional;

/**
 * Gives positions to what was appended and carries it to Kafka, on one thread of its own. Store and Kafka may be away, at
 * the start and at any time: it goes on when they are back, and positions are given without Kafka too. Of the relays of
 * several nodes one sends and the others stand by.
 */
public final class Relay implements AutoCloseable {

    private static final Logger LOG = System.getLogger(Relay.class.getName());

    /** How soon it looks by itself when nobody wakes it: other nodes' appends are not told to this one. */
    private static final Duration IDLE = Duration.ofMillis(50);

    private static final Duration BETWEEN_TRIES = Duration.ofSeconds(1);
    private static final int BATCH = 500;

    private final Feed feed;
    private final String bootstrap;
    private final Bell bell = new Bell();
    private final Thread thread = new Thread(this::run, "relay");
    private volatile boolean isClosed;
    private long nextTry = System.nanoTime();
    private String lastTrouble = "";

    /** @param bootstrap Kafka's addresses */
    public Relay(Feed feed, String bootstrap) {
        this.feed = feed;
        this.bootstrap = bootstrap;
    }

    /** Begins, and returns at once: nothing has to be there yet. */
    public Relay start() {
        thread.start();
        return this;
    }

    /** Tells that something was appended. A hint: what is not told is found a moment later. */
    public void wake() {
        bell.ring();
    }

    /** Ends the thread. What was not acknowledged is found and sent, if need be, by the next relay. */
    @Override
    public void close() {
        isClosed = true;
        // Also out of a call to Kafka, which may wait for long.
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void run() {
        Optional<Sending> sending = Optional.empty();
        while (!isClosed) {
            try {
                boolean more = feed.step(BATCH) == BATCH;
                if (sending.isEmpty() && System.nanoTime() - nextTry >= 0) {
                    nextTry = System.nanoTime() + BETWEEN_TRIES.toNanos();
                    sending = Sending.open(feed, bootstrap, bell);
                    tellRecovery();
                }
                if (sending.isPresent()) {
                    more |= sending.get().advance(BATCH);
                }
                if (!more) {
                    bell.await(IDLE);
                }
            } catch (RuntimeException e) {
                end(sending);
                sending = Optional.empty();
                waitAfter(e);
            }
        }
        end(sending);
    }

    private static void end(Optional<Sending> sending) {
        // An interrupt has done its work by now; it would disturb the producer's end.
        Thread.interrupted();
        sending.ifPresent(Sending::close);
    }

    /** Whatever it was, events must go on: it is told once, and tried again. */
    private void waitAfter(RuntimeException trouble) {
        if (isClosed) {
            return;
        }
        if (!lastTrouble.equals(trouble.toString())) {
            lastTrouble = trouble.toString();
            LOG.log(Level.WARNING, "The relay starts over.", trouble);
        }
        bell.pause(BETWEEN_TRIES);
    }

    private void tellRecovery() {
        if (!lastTrouble.isEmpty()) {
            lastTrouble = "";
            LOG.log(Level.INFO, "The relay goes on.");
        }
    }
}
