package asalto.arena.live;

import asalto.arena.live.Request.Malformed;
import asalto.arena.live.Request.Pong;
import asalto.arena.live.Request.Subscribe;
import asalto.arena.live.Request.Unsubscribe;
import asalto.arena.live.Request.Wrong;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.jboss.logging.Logger;

/**
 * One client. What he asks for and what is sent to him is worked off by one pump at a time, which stops when the window
 * is full and goes on when something has left it.
 */
final class Connection {

    private static final Logger LOG = Logger.getLogger(Connection.class);
    private static final int UNANSWERED_MOST = 64;

    private final String id;
    private final Wire wire;
    private final Gallery gallery;
    private final Executor pumps;
    private final BlockingQueue<Request> asked = new ArrayBlockingQueue<>(UNANSWERED_MOST);
    private final Map<String, Cursor> cursors = new ConcurrentHashMap<>();
    private final Queue<Cursor> turns = new ArrayDeque<>();
    private final AtomicInteger wakes = new AtomicInteger();
    private final AtomicBoolean open = new AtomicBoolean(true);
    private final Pulse pulse = new Pulse();

    Connection(String id, Wire wire, Gallery gallery, Executor pumps) {
        this.id = id;
        this.wire = wire;
        this.gallery = gallery;
        this.pumps = pumps;
        wire.whenDrained(this::wake);
    }

    void welcome() {
        send(Frames.of("welcome")
                .put("v", 1)
                .put("conn", id)
                .put("now", Instant.now().toString())
                .put("hb", Timing.HEARTBEAT_MILLIS));
    }

    /** Takes what the client says; never waits. */
    void ask(Request request) {
        pulse.heard();
        switch (request) {
            case Malformed() -> bye(Bye.MALFORMED);
            case Pong() -> {}
            case Subscribe _, Unsubscribe _, Wrong _ -> {
                if (request instanceof Subscribe) {
                    pulse.subscribed();
                }
                if (asked.offer(request)) {
                    wake();
                } else {
                    bye(Bye.ABUSE);
                }
            }
        }
    }

    /** There may be something to do. */
    void wake() {
        if (wakes.getAndIncrement() == 0) {
            pumps.execute(this::pump);
        }
    }

    private void pump() {
        int seen;
        do {
            seen = wakes.get();
            work();
        } while (!wakes.compareAndSet(seen, 0));
    }

    private void work() {
        try {
            while (hasRoom() && asked.poll() instanceof Request request) {
                answer(request);
            }
            while (hasRoom() && goRound()) {
                // Until nobody has anything more, or nothing more fits.
            }
            if (hasRoom() && pulse.takeHeartbeat()) {
                heartbeat();
            }
        } catch (RuntimeException e) {
            LOG.warnf(e, "connection ended because the log could not be read connection=%s", id);
            bye(Bye.DEPENDENCY);
        }
    }

    private boolean hasRoom() {
        return open.get() && wire.inFlight() < Timing.WINDOW_BYTES;
    }

    /** Gives each cursor a turn while there is room; whoever had it goes to the end. Whether anything was sent. */
    private boolean goRound() {
        boolean sent = false;
        for (int left = turns.size(); left > 0 && hasRoom(); left--) {
            var cursor = turns.remove();
            if (cursors.get(cursor.stage().encounter().toString()) == cursor) {
                turns.add(cursor);
                sent |= advance(cursor);
            }
        }
        return sent;
    }

    private boolean advance(Cursor cursor) {
        var frame = cursor.next();
        frame.ifPresent(next -> {
            pulse.sentEvents();
            wire.offer(next.text(), next.bytes());
        });
        if (cursor.hasCaughtUp()) {
            send(Frames.of("live")
                    .put("encounter", cursor.stage().encounter().toString())
                    .put("pos", cursor.position()));
        }
        return frame.isPresent();
    }

    private void answer(Request request) {
        switch (request) {
            case Subscribe subscribe -> subscribe(subscribe);
            case Unsubscribe(var asker, var encounter) -> unsubscribe(asker, encounter);
            case Wrong(var asker, var code, var field) -> refuse(asker, code, field);
            case Pong _, Malformed _ -> throw new IllegalStateException("is answered at once: " + request);
        }
    }

    private void subscribe(Subscribe asked) {
        if (cursors.size() >= Timing.WATCHED_MOST && !cursors.containsKey(asked.encounter())) {
            error(asked.id(), "too-many");
            return;
        }
        gallery.enter(asked.encounter(), this).ifPresentOrElse(stage -> begin(asked, stage), () -> findNothing(asked));
    }

    private void findNothing(Subscribe asked) {
        error(asked.id(), "not-found");
        if (cursors.isEmpty()) {
            pulse.subscribedInVain();
        }
    }

    private void begin(Subscribe asked, Stage stage) {
        var way = Resumption.of(asked.from(), stage.epoch(), stage.head());
        switch (way) {
            case Resumption.Tail(long position) -> {
                accept(asked, stage, "tail", position);
                follow(new Cursor(stage, position, stage.head()));
            }
            case Resumption.Snapshot(var reset) -> {
                var snapshot = gallery.snapshot(stage);
                accept(asked, stage, "snapshot", snapshot.position());
                reset.ifPresent(why -> send(Frames.of("reset")
                        .put("encounter", stage.encounter().toString())
                        .put("epoch", stage.epoch())
                        .put("why", why)));
                snapshot.frames().forEach(this::send);
                follow(new Cursor(stage, snapshot.position(), stage.head()));
            }
        }
    }

    private void follow(Cursor cursor) {
        cursors.put(cursor.stage().encounter().toString(), cursor);
        turns.add(cursor);
        if (!open.get()) {
            gallery.forget(this);
        }
    }

    private void accept(Subscribe asked, Stage stage, String mode, long position) {
        var frame = Frames.of("subok");
        asked.id().ifPresent(asker -> frame.put("id", asker));
        send(frame.put("encounter", stage.encounter().toString())
                .put("view", Gallery.VIEW)
                .put("epoch", stage.epoch())
                .put("pos", position)
                .put("head", stage.head())
                .put("mode", mode));
    }

    private void unsubscribe(Optional<String> asker, String encounter) {
        if (cursors.remove(encounter) instanceof Cursor cursor) {
            gallery.leave(cursor.stage(), this);
            send(Frames.of("end").put("encounter", encounter).put("why", "unsub"));
        } else {
            error(asker, "not-found");
        }
    }

    private void error(Optional<String> asker, String code) {
        send(error(code, asker));
    }

    /** Names the field that is to blame. */
    private void refuse(Optional<String> asker, String code, String field) {
        var frame = error(code, asker);
        frame.putObject("data").put("field", field);
        send(frame);
    }

    private static ObjectNode error(String code, Optional<String> asker) {
        var frame = Frames.of("err");
        asker.ifPresent(one -> frame.put("id", one));
        return frame.put("code", code).put("retry", false);
    }

    /** A tick of an encounter's clock: left out where the window is full, for it says nothing that is not said again. */
    void strike(String tick) {
        if (hasRoom()) {
            offer(tick);
        }
    }

    /** Looks after what is due, once a second. */
    void look() {
        if (wire.stuckMillis() > Timing.STUCK_MILLIS) {
            LOG.debugf("connection cut that took nothing connection=%s bytes=%d", id, wire.inFlight());
            cut();
        } else if (pulse.isSilent()) {
            bye(Bye.SILENT);
        } else if (pulse.isIdle()) {
            bye(Bye.NO_SUBSCRIPTION);
        } else if (pulse.isHeartbeatDue()) {
            wake();
        }
    }

    private void heartbeat() {
        var frame = Frames.of("hb")
                .put("n", pulse.heartbeats())
                .put("now", Instant.now().toString());
        var heads = frame.putObject("heads");
        cursors.forEach(
                (encounter, cursor) -> heads.put(encounter, cursor.stage().head()));
        send(frame);
    }

    /** Says why, and closes in good order. */
    void bye(Bye why) {
        if (open.get()) {
            send(Frames.of("bye")
                    .put("code", why.code())
                    .put("why", why.id())
                    .put("rc", why.reconnect())
                    .put("afterMs", why.afterMillis()));
            end();
            wire.close(why.code(), why.id());
        }
    }

    /** Ends it without a word: none could be given any more. */
    void cut() {
        end();
        wire.cut();
    }

    /** The other side is gone. */
    void end() {
        if (open.compareAndSet(true, false)) {
            gallery.forget(this);
        }
    }

    private void send(ObjectNode frame) {
        offer(Frames.text(frame));
    }

    private void offer(String text) {
        wire.offer(text, text.getBytes(StandardCharsets.UTF_8).length);
    }
}
