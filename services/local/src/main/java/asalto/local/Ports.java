package asalto.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;

/** The TCP ports of this machine's loopback address. */
final class Ports {

    private Ports() {}

    /** So many different ports that nobody listens on just now. */
    static List<Integer> free(int count) {
        var sockets = new ArrayList<ServerSocket>();
        try {
            for (int i = 0; i < count; i++) {
                sockets.add(new ServerSocket(0, 1, InetAddress.getLoopbackAddress()));
            }
            return sockets.stream().map(ServerSocket::getLocalPort).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            sockets.forEach(Ports::close);
        }
    }

    /** What became of listening on a port of an address. */
    enum Tried {
        FREE,
        TAKEN,
        FORBIDDEN
    }

    static boolean isFree(String host, int port) {
        return tried(host, port) == Tried.FREE;
    }

    /** Listens there for a moment. */
    static Tried tried(String host, int port) {
        try (var socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(host, port));
            return Tried.FREE;
        } catch (IOException e) {
            return String.valueOf(e.getMessage()).contains("already in use") ? Tried.TAKEN : Tried.FORBIDDEN;
        }
    }

    private static void close(ServerSocket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
