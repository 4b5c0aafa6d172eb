package asalto.arena;

import asalto.arena.register.Leases;
import asalto.rules.Encounter.Phase;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.Startup;
import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/**
 * Plays the beats of the rounds that go by the clock, each when it is due.
 *
 * <p>A round has one player: whoever holds its lease. He who dies is succeeded when his lease has run out, by any node,
 * from the beat after the last one stored. Two players would do no harm: the log takes each beat once.
 */
@Startup
@ApplicationScoped
public class Pacer {

    private static final Logger LOG = Logger.getLogger(Pacer.class);
    private static final Duration LOOK = Duration.ofSeconds(1);

    private final Play play;
    private final Rounds rounds;
    private final Tables tables;
    private final Leases leases;
    private final Audience audience;
    private final Map<UUID, Thread> players = new ConcurrentHashMap<>();
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("pacer").daemon().factory());

    Pacer(Play play, Rounds rounds, Tables tables, Leases leases, Audience audience) {
        this.play = play;
        this.rounds = rounds;
        this.tables = tables;
        this.leases = leases;
        this.audience = audience;
    }

    @PostConstruct
    void begin() {
        clock.scheduleWithFixedDelay(this::look, 0, LOOK.toMillis(), TimeUnit.MILLISECONDS);
    }

    void end(@Observes ShutdownEvent end) {
        clock.shutdownNow();
        var running = List.copyOf(players.values());
        drop();
        for (var player : running) {
            await(player);
        }
    }

    private static void await(Thread player) {
        try {
            player.join(Play.PATIENCE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Takes over what nobody plays any more. */
    private void look() {
        try {
            leases.orphaned().forEach(this::drive);
        } catch (RuntimeException e) {
            LOG.warnf("leases cannot be read reason=%s", e.getMessage());
        }
    }

    /** Plays the round of an encounter to its end, unless it is being played here already. */
    public void drive(UUID encounter) {
        players.computeIfAbsent(
                encounter, id -> Thread.ofVirtual().name("pacer-" + id).start(() -> run(id)));
    }

    /** Lets everything lie, as a crash would: rounds stay under way, leases run out. */
    public void drop() {
        players.values().forEach(Thread::interrupt);
    }

    private void run(UUID encounter) {
        try {
            playOn(encounter);
        } catch (InterruptedException e) {
            LOG.debugf("player stopped encounter=%s", encounter);
        } catch (RuntimeException e) {
            LOG.warnf(e, "round interrupted, goes on when the lease has run out encounter=%s", encounter);
        } finally {
            players.remove(encounter, Thread.currentThread());
        }
    }

    private void playOn(UUID encounter) throws InterruptedException {
        while (!isOver(encounter)) {
            var fold = tables.now(encounter);
            int round = fold.encounter().round();
            var beat = rounds.pace(fold).orElse(Pace.INSTANT).beat();
            long due = System.nanoTime();
            for (int next = fold.encounter().beat() + 1; isUnderWay(fold, round); ) {
                due = sleepUntil(due + beat.toNanos());
                if (!leases.take(encounter)) {
                    return;
                }
                boolean played = play(encounter, round, next);
                fold = tables.now(encounter);
                next = played ? next + 1 : Math.max(next, fold.encounter().beat() + 1);
            }
        }
    }

    /** Decided in the encounter's turn, so that no round starts between the look and the release. */
    private boolean isOver(UUID encounter) {
        return tables.of(encounter)
                .inTurn(Play.PATIENCE, () -> {
                    var fold = tables.now(encounter);
                    boolean over = fold.told().isEmpty()
                            || rounds.pace(fold).filter(Pace::isClocked).isEmpty();
                    if (over) {
                        leases.release(encounter);
                        players.remove(encounter, Thread.currentThread());
                    }
                    return over;
                })
                .orElse(false);
    }

    private static boolean isUnderWay(Fold fold, int round) {
        return fold.encounter().phase() == Phase.PLAYING && fold.encounter().round() == round;
    }

    private boolean play(UUID encounter, int round, int beat) {
        var answer = play.play(encounter, new Wish(Ask.OWN, fold -> rounds.beat(fold, beat), Words::outcome));
        audience.struck(encounter, round, beat);
        return answer instanceof Answer.Done;
    }

    /** @return when it was due, or now if that is later: what is late is not made up for by haste */
    private static long sleepUntil(long due) throws InterruptedException {
        long wait = due - System.nanoTime();
        if (wait > 0) {
            TimeUnit.NANOSECONDS.sleep(wait);
            return due;
        }
        return System.nanoTime();
    }
}
