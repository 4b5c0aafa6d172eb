package asalto.local;

import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * One server under watch: started when those it needs are ready, started again when it falls.
 *
 * <pre>
 *   waiting --(needs ready, pause over)--> starting --(ready)--> ready
 *      ^                                      |                    |
 *      +----------------- falls --------------+--------------------+
 * </pre>
 */
final class Watch {

    private enum Phase {
        WAITING,
        STARTING,
        READY
    }

    static final int MOST_QUICK_FALLS = 5;
    private static final Duration QUICK = Duration.ofSeconds(5);
    private static final Duration SLOWEST_START = Duration.ofSeconds(120);

    private final Server server;
    private final List<Watch> needs;
    private final Leftovers leftovers;
    private Phase phase = Phase.WAITING;
    private boolean wasReadyOnce;
    private Instant since = Instant.MIN;
    private long logStart;
    private int quickFalls;

    Watch(Server server, List<Watch> needs, Leftovers leftovers) {
        this.server = server;
        this.needs = List.copyOf(needs);
        this.leftovers = leftovers;
    }

    Server server() {
        return server;
    }

    boolean isReady() {
        return phase == Phase.READY;
    }

    /** Looks once; whether the phase changed. */
    boolean look(Instant now) {
        var before = phase;
        switch (phase) {
            case WAITING -> launchWhenPossible(now);
            case STARTING -> lookAtStart(now);
            case READY -> {
                if (server.process().isEmpty()) {
                    fell(now, Duration.between(since, now).compareTo(QUICK) < 0, "fell");
                }
            }
        }
        return phase != before;
    }

    private void launchWhenPossible(Instant now) {
        if (now.isBefore(since) || !needs.stream().allMatch(Watch::isReady)) {
            return;
        }
        Console.tell(server.name(), "starting");
        logStart = server.log().size();
        since = now;
        try {
            server.launch();
        } catch (Trouble trouble) {
            if (!wasReadyOnce) {
                throw trouble;
            }
            Console.say(trouble.getMessage());
            fell(Instant.now(), true, "does not start");
            return;
        }
        phase = Phase.STARTING;
        server.process().ifPresent(process -> leftovers.record(server.name(), process));
    }

    private void lookAtStart(Instant now) {
        if (server.process().isEmpty()) {
            fell(now, true, "fell while it started");
        } else if (server.isReady()) {
            phase = Phase.READY;
            Console.tell(server.name(), "ready after " + Console.seconds(Duration.between(since, Instant.now())));
            wasReadyOnce = true;
            since = now;
        } else if (Duration.between(since, now).compareTo(SLOWEST_START) > 0) {
            server.stop(Duration.ofSeconds(5));
            fell(now, true, "was not ready after " + Console.seconds(SLOWEST_START));
        }
    }

    private void fell(Instant now, boolean quickly, String how) {
        // What fell because something it needs is gone is not to blame.
        var toBlame =
                quickly && needs.stream().allMatch(need -> need.server.process().isPresent());
        quickFalls = toBlame ? quickFalls + 1 : 0;
        if (server.log().tellsOfAFullDisk(logStart)) {
            throw new Trouble(Space.full(server.log().path().getParent().getParent()));
        }
        var fault = server.fault(logStart);
        if (fault.isPresent() && !wasReadyOnce) {
            throw new Trouble(fault.get());
        }
        if (quickFalls >= MOST_QUICK_FALLS) {
            throw new Trouble(fault.orElse("The " + server.name() + " fell " + quickFalls
                    + " times in a row as soon as it was started; its reasons are in "
                    + server.log().path() + "."));
        }
        var pause = Duration.ofMillis(250L << quickFalls);
        Console.tell(server.name(), how + ", starting it again in " + Console.seconds(pause));
        phase = Phase.WAITING;
        since = now.plus(pause);
    }
}
