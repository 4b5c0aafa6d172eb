package asalto.arena.live;

import asalto.arena.Audience;
import asalto.arena.Views;
import asalto.protocol.LoggedEvent;
import asalto.store.EventStore;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.Startup;
import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/** Where those who watch sit: the stages of this node, its connections, and the clock that looks after both. */
@Startup
@ApplicationScoped
public class Gallery implements Audience {

    /** Until there are seats, everybody sees what a director sees; its positions are the log's seq. */
    static final String VIEW = "gm";

    private static final Logger LOG = Logger.getLogger(Gallery.class);

    private final EventStore store;
    private final Views views;
    private final Map<UUID, Stage> stages = new ConcurrentHashMap<>();
    private final Set<Connection> connections = ConcurrentHashMap.newKeySet();
    /** So many are made at once: each is a whole state, three times over while it is cut into frames. */
    private final Semaphore snapshots = new Semaphore(4, true);

    private final ExecutorService pumps = Executors.newThreadPerTaskExecutor(
            Thread.ofVirtual().name("pump-", 0).factory());
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("gallery").daemon().factory());

    Gallery(EventStore store, Views views) {
        this.store = store;
        this.views = views;
    }

    @PostConstruct
    void begin() {
        clock.scheduleWithFixedDelay(this::lookAfterAll, 1000, 1000, TimeUnit.MILLISECONDS);
        clock.scheduleWithFixedDelay(this::lookAtTheLog, 500, 500, TimeUnit.MILLISECONDS);
    }

    void drain(@Observes ShutdownEvent end) {
        connections.forEach(connection -> connection.bye(Bye.DRAINING));
        clock.shutdownNow();
        pumps.shutdownNow();
    }

    Connection welcome(String id, Wire wire) {
        var connection = new Connection(id, wire, this, pumps);
        connections.add(connection);
        connection.welcome();
        return connection;
    }

    /** Takes a connection out of every stage. */
    void forget(Connection connection) {
        connections.remove(connection);
        stages.values().forEach(stage -> leave(stage, connection));
    }

    /** Lets a connection in to an encounter; empty if there is none of this id. */
    Optional<Stage> enter(String encounter, Connection connection) {
        return id(encounter).flatMap(this::stage).map(found -> {
            var stage = entered(found, connection);
            stage.reached(store.head(stage.encounter()));
            return stage;
        });
    }

    /** All who come to an encounter, at the same moment too, come to one stage: what is appended is told to that one. */
    private Stage entered(Stage found, Connection connection) {
        synchronized (stages) {
            var stage = stages.computeIfAbsent(found.encounter(), _ -> found);
            stage.enter(connection);
            return stage;
        }
    }

    void leave(Stage stage, Connection connection) {
        synchronized (stages) {
            stage.leave(connection);
            if (stage.isDeserted()) {
                stages.remove(stage.encounter(), stage);
            }
        }
    }

    private static Optional<UUID> id(String text) {
        try {
            return Optional.of(UUID.fromString(text)).filter(id -> id.toString().equals(text));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private Optional<Stage> stage(UUID encounter) {
        if (stages.get(encounter) instanceof Stage stage) {
            return Optional.of(stage);
        }
        var first = store.read(encounter, 0, 1);
        if (first.isEmpty()) {
            return Optional.empty();
        }
        long floor = Math.max(0, store.head(encounter) - Timing.BEHIND_MOST);
        return Optional.of(new Stage(encounter, store, epoch(first.getFirst()), floor));
    }

    /** Changes when the encounter is another one under the same id, as after a restored backup that lost its beginning. */
    private static String epoch(LoggedEvent first) {
        return VIEW + "." + first.hash().hex().substring(0, 12);
    }

    /** The state of an encounter as frames, and the position that it stands for. */
    Snapshot snapshot(Stage stage) {
        return stage.snapshot(() -> {
            snapshots.acquireUninterruptibly();
            try {
                var view = views.of(stage.encounter()).orElseThrow();
                return Snapshot.of(stage, view.summary().version(), Frames.tree(view));
            } finally {
                snapshots.release();
            }
        });
    }

    @Override
    public void appended(UUID encounter, List<LoggedEvent> events) {
        if (stages.get(encounter) instanceof Stage stage) {
            stage.appended(events);
        }
    }

    @Override
    public void struck(UUID encounter, int round, int beat) {
        if (stages.get(encounter) instanceof Stage stage) {
            ObjectNode tick = Frames.of("tick").put("encounter", encounter.toString());
            stage.strike(Frames.text(tick.put("round", round)
                    .put("beat", beat)
                    .put("now", Instant.now().toString())));
        }
    }

    private void lookAfterAll() {
        try {
            connections.forEach(Connection::look);
        } catch (RuntimeException e) {
            LOG.warn("connections could not be looked after", e);
        }
    }

    /** Other nodes append too. */
    private void lookAtTheLog() {
        try {
            stages.values().forEach(Stage::look);
        } catch (RuntimeException e) {
            LOG.debugf("the log cannot be looked at reason=%s", e.getMessage());
        }
    }
}
