package asalto.local;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Stands in for a service: ready at once, tells what it was told, falls when {@code FAKE_FALLS} has its name, takes all memory when it is told to. */
final class FakeService {

    private FakeService() {}

    /** The arena's stand-in. */
    public static final class Arena {

        private Arena() {}

        public static void main(String... arguments) throws IOException {
            serve("arena", "ASALTO_PORT");
        }
    }

    /** The chronicle's stand-in. */
    public static final class Chronicle {

        private Chronicle() {}

        public static void main(String... arguments) throws IOException {
            serve("chronicle", "ASALTO_CHRONICLE_PORT");
        }
    }

    private static void serve(String name, String port) throws IOException {
        if (name.equals(System.getenv("FAKE_FALLS"))) {
            System.out.println(System.getenv().getOrDefault("FAKE_WORDS", "It falls."));
            System.exit(3);
        }
        var address = new InetSocketAddress(InetAddress.getLoopbackAddress(), Integer.parseInt(System.getenv(port)));
        var server = HttpServer.create(address, 0);
        server.createContext("/q/health/ready", exchange -> answer(exchange, "ready"));
        server.createContext("/told", exchange -> answer(exchange, told()));
        server.createContext("/gorge", exchange -> answer(exchange, "full of " + gorged().size()));
        server.start();
    }

    private static List<byte[]> gorged() {
        var all = new ArrayList<byte[]>();
        while (true) {
            all.add(new byte[1 << 20]);
        }
    }

    private static String told() {
        return System.getenv().entrySet().stream()
                .filter(entry -> entry.getKey().startsWith("ASALTO_"))
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .collect(Collectors.joining("\n"));
    }

    private static void answer(HttpExchange exchange, String text) {
        try (exchange) {
            var bytes = text.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, bytes.length);
            exchange.getResponseBody().write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
