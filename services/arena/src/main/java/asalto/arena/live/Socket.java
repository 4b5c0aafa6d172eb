package asalto.arena.live;

import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.websocket.OnClose;
import jakarta.websocket.OnError;
import jakarta.websocket.OnMessage;
import jakarta.websocket.OnOpen;
import jakarta.websocket.Session;
import jakarta.websocket.server.ServerEndpoint;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jboss.logging.Logger;

/**
 * The door for sockets. Foreign pages have been turned away before the handshake. Called on the event loop, for each
 * connection in order.
 */
@ServerEndpoint(value = "/ws", subprotocols = Socket.PROTOCOL)
@ApplicationScoped
public class Socket {

    static final String PROTOCOL = "asalto.v1.json";

    private static final Logger LOG = Logger.getLogger(Socket.class);

    private final Gallery gallery;
    private final Map<String, Hearing> hearings = new ConcurrentHashMap<>();

    Socket(Gallery gallery) {
        this.gallery = gallery;
    }

    @OnOpen
    void open(Session session) {
        var connection = gallery.welcome(session.getId(), UndertowWire.of(session));
        hearings.put(session.getId(), new Hearing(connection));
        if (!PROTOCOL.equals(session.getNegotiatedSubprotocol())) {
            connection.bye(Bye.VERSION);
        }
    }

    @OnMessage
    void text(Session session, String part, boolean isLast) {
        if (hearings.get(session.getId()) instanceof Hearing hearing) {
            hearing.text(part, isLast);
        }
    }

    @OnMessage
    void binary(Session session, byte[] part, boolean isLast) {
        if (hearings.get(session.getId()) instanceof Hearing hearing) {
            hearing.binary();
        }
    }

    @OnClose
    void close(Session session) {
        if (hearings.remove(session.getId()) instanceof Hearing hearing) {
            hearing.connection().end();
        }
    }

    @OnError
    void error(Session session, Throwable trouble) {
        LOG.debugf(trouble, "socket in trouble connection=%s", session.getId());
        if (hearings.get(session.getId()) instanceof Hearing hearing) {
            if (trouble instanceof CorruptedWebSocketFrameException frame) {
                hearing.connection().bye(reason(frame));
            } else {
                hearing.connection().cut();
            }
        }
    }

    private static Bye reason(CorruptedWebSocketFrameException frame) {
        return frame.closeStatus().equals(WebSocketCloseStatus.MESSAGE_TOO_BIG) ? Bye.TOO_BIG : Bye.MALFORMED;
    }
}
