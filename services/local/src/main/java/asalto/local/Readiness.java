package asalto.local;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/** Whether a server answers. */
final class Readiness {

    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final HttpClient CLIENT =
            HttpClient.newBuilder().connectTimeout(PATIENCE).build();

    private Readiness() {}

    /** A Quarkus service says that it is ready. */
    static boolean ofService(String url) {
        var request = HttpRequest.newBuilder(URI.create(url + "/q/health/ready"))
                .timeout(PATIENCE)
                .build();
        try {
            return CLIENT.send(request, BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException notYet) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Somebody accepts connections. */
    static boolean ofPort(int port) {
        try (var socket = new Socket()) {
            socket.connect(new InetSocketAddress("127.0.0.1", port), (int) PATIENCE.toMillis());
            return true;
        } catch (IOException notYet) {
            return false;
        }
    }
}
