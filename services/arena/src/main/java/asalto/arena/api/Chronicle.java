package asalto.arena.api;

import asalto.arena.Places;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/** The chronicle, asked on behalf of whoever asks the arena: the page has one address for both. */
@ApplicationScoped
class Chronicle {

    private static final Logger LOG = Logger.getLogger(Chronicle.class);
    private static final int AT_ONCE = 32;
    private static final Duration REACH = Duration.ofSeconds(2);
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final HttpClient client =
            HttpClient.newBuilder().connectTimeout(REACH).build();
    private final URI address;
    private final Places places = new Places(AT_ONCE, 0);

    Chronicle(@ConfigProperty(name = "asalto.chronicle.url") URI address) {
        this.address = address;
    }

    /** Its answer to a path, as it gives it, unless too many are asking it. */
    Response get(String path) {
        return places.in(() -> ask(path)).orElseGet(Answers::crowded);
    }

    private Response ask(String path) {
        var request = HttpRequest.newBuilder(address.resolve(path))
                .timeout(PATIENCE)
                .header("Accept", MediaType.APPLICATION_JSON)
                .build();
        try {
            var answer = client.send(request, BodyHandlers.ofByteArray());
            return Response.status(answer.statusCode())
                    .type(answer.headers().firstValue("Content-Type").orElse(MediaType.APPLICATION_JSON))
                    .entity(answer.body())
                    .build();
        } catch (IOException e) {
            LOG.debugf("chronicle not reached url=%s reason=%s", address, e.toString());
            return away();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return away();
        }
    }

    private static Response away() {
        return Answers.refused(Problem.of(502, "chronicle-away", Map.of()));
    }
}
