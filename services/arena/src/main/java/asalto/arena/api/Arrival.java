package asalto.arena.api;

import io.vertx.core.buffer.Buffer;
import io.vertx.ext.web.RoutingContext;
import java.time.Duration;
import java.util.Map;
import java.util.function.Consumer;

/** A body on its way in. All of it happens on the event loop of its connection, one thing after the other. */
final class Arrival {

    private static final String CONTINUE = "100-continue";

    private final RoutingContext context;
    private final int most;
    private final Consumer<byte[]> whole;
    private final Buffer read = Buffer.buffer();
    private long timer;
    private boolean isOver;

    /** @param whole is told the body when it is all there; of one that never is, nothing */
    Arrival(RoutingContext context, int most, Consumer<byte[]> whole) {
        this.context = context;
        this.most = most;
        this.whole = whole;
    }

    void begin(Duration patience) {
        var request = context.request();
        timer = context.vertx()
                .setTimer(patience.toMillis(), _ -> end(() -> Refuse.andHangUp(context, tooSlow(patience))));
        // He has hung up: there is nobody to answer.
        request.exceptionHandler(_ -> end(() -> {}));
        request.endHandler(_ -> end(() -> whole.accept(read.getBytes())));
        request.handler(this::add);
        if (CONTINUE.equalsIgnoreCase(request.getHeader("Expect"))) {
            context.response().writeContinue();
        }
    }

    private void add(Buffer part) {
        if (isOver) {
            return;
        }
        if (read.length() + part.length() > most) {
            end(() -> Refuse.andHangUp(context, Intake.tooLarge(most)));
        } else {
            read.appendBuffer(part);
        }
    }

    private void end(Runnable then) {
        if (!isOver) {
            isOver = true;
            context.vertx().cancelTimer(timer);
            then.run();
        }
    }

    private static Problem tooSlow(Duration patience) {
        return Problem.of(408, "too-slow", Map.of("seconds", Long.toString(patience.toSeconds())));
    }
}
