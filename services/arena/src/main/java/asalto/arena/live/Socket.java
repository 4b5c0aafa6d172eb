package asalto.arena.live;

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
    private final Map<String, Connection> connections = new ConcurrentHashMap<>();

    Socket(Gallery gallery) {
        this.gallery = gallery;
    }

    @OnOpen
    void open(Session session) {
        session.setMaxTextMessageBufferSize(Timing.REQUEST_BYTES);
        var connection = gallery.welcome(session.getId(), new UndertowWire(session));
        connections.put(session.getId(), connection);
        if (!PROTOCOL.equals(session.getNegotiatedSubprotocol())) {
            connection.bye(Bye.VERSION);
        }
    }

    @OnMessage
    void message(Session session, String text) {
        if (connections.get(session.getId()) instanceof Connection connection) {
            if (text.length() > Timing.REQUEST_BYTES) {
                connection.bye(Bye.TOO_BIG);
            } else {
                connection.ask(Request.read(text));
            }
        }
    }

    @OnClose
    void close(Session session) {
        if (connections.remove(session.getId()) instanceof Connection connection) {
            connection.end();
        }
    }

    @OnError
    void error(Session session, Throwable trouble) {
        LOG.debugf(trouble, "socket in trouble connection=%s", session.getId());
        if (connections.get(session.getId()) instanceof Connection connection) {
            connection.bye(Bye.TOO_BIG);
        }
    }
}
