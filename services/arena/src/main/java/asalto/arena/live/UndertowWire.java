package asalto.arena.live;

import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.http.websocketx.WebSocket13FrameDecoder;
import io.netty.handler.codec.http.websocketx.WebSocketDecoderConfig;
import io.undertow.websockets.UndertowSession;
import jakarta.websocket.CloseReason;
import jakarta.websocket.SendResult;
import jakarta.websocket.Session;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jboss.logging.Logger;

/** A session of {@code quarkus-websockets}. */
final class UndertowWire implements Wire {

    private static final Logger LOG = Logger.getLogger(UndertowWire.class);

    private static final String DECODER = "ws-decoder";

    private final Session session;
    private final AtomicInteger inFlight = new AtomicInteger();
    private volatile long movedAt = System.nanoTime();
    private volatile Runnable drained = () -> {};

    private UndertowWire(Session session) {
        this.session = session;
    }

    static UndertowWire of(Session session) {
        leaveViolationsToUs(((UndertowSession) session).getChannel().pipeline());
        return new UndertowWire(session);
    }

    /** The framework's own decoder closes at once when a frame is too big or broken: nobody could say why any more. */
    private static void leaveViolationsToUs(ChannelPipeline pipeline) {
        var config = WebSocketDecoderConfig.newBuilder()
                .maxFramePayloadLength(Timing.REQUEST_BYTES)
                .allowExtensions(false)
                .closeOnProtocolViolation(false)
                .build();
        pipeline.replace(WebSocket13FrameDecoder.class, DECODER, new WebSocket13FrameDecoder(config));
    }

    @Override
    public void offer(String text, int bytes) {
        if (inFlight.getAndAdd(bytes) == 0) {
            movedAt = System.nanoTime();
        }
        session.getAsyncRemote().sendText(text, result -> written(bytes, result));
    }

    private void written(int bytes, SendResult result) {
        inFlight.addAndGet(-bytes);
        movedAt = System.nanoTime();
        if (result.isOK()) {
            drained.run();
        }
    }

    @Override
    public int inFlight() {
        return inFlight.get();
    }

    @Override
    public long stuckMillis() {
        return inFlight.get() == 0 ? 0 : TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - movedAt);
    }

    @Override
    public void whenDrained(Runnable drained) {
        this.drained = drained;
    }

    @Override
    public void close(int code, String why) {
        try {
            session.close(new CloseReason(CloseReason.CloseCodes.getCloseCode(code), why));
        } catch (IOException e) {
            LOG.debugf(e, "socket did not close in good order session=%s", session.getId());
            cut();
        }
    }

    @Override
    public void cut() {
        ((UndertowSession) session).getChannel().close();
    }
}
