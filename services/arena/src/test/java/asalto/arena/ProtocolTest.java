package asalto.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Version;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** Clients that would rather speak HTTP/2, as Java's own does, are served like the others. */
@QuarkusTest
@WithTestResource(Backing.class)
@DisplayNameGeneration(ReplaceUnderscores.class)
class ProtocolTest {

    private final HttpClient client =
            HttpClient.newBuilder().version(Version.HTTP_2).build();

    @TestHTTPResource
    URI arena;

    @Test
    void who_asks_for_http_2_is_answered_in_http_1_and_may_change_things() throws Exception {
        var opened = sent(
                "POST", "/api/encounters", Golden.opening("another protocol").toString());
        assertEquals(201, opened.statusCode(), opened.body());
        assertEquals(Version.HTTP_1_1, opened.version());

        var encounter = opened.headers().firstValue("Location").orElseThrow();
        var declared = sent("PUT", encounter + "/declarations/frances", "{\"actions\": []}");
        assertEquals(200, declared.statusCode(), declared.body());
        assertEquals(200, sent("GET", encounter, "").statusCode());
    }

    private HttpResponse<String> sent(String method, String path, String body)
            throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(arena.resolve(path))
                .header("Content-Type", "application/json")
                .method(method, BodyPublishers.ofString(body))
                .build();
        return client.send(request, BodyHandlers.ofString());
    }
}
