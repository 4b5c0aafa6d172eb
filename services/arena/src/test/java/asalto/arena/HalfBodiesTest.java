package asalto.arena;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** Who sends half a body keeps nobody waiting but himself, and not for ever. */
@QuarkusTest
@WithTestResource(Backing.class)
@DisplayNameGeneration(ReplaceUnderscores.class)
class HalfBodiesTest {

    private static final int SLOW_ONES = 300;
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    @TestHTTPResource
    URI arena;

    private final List<Raw> slow = new ArrayList<>();

    @AfterEach
    void hang_up() throws IOException {
        for (var one : slow) {
            one.close();
        }
    }

    @Test
    void three_hundred_of_them_are_not_noticed_by_the_others_and_are_cut_in_the_end() throws IOException {
        for (int i = 0; i < SLOW_ONES; i++) {
            slow.add(half());
        }

        var duel = Duel.opened().declared(1).started(1, Pace.INSTANT);
        given().get("/api/encounters?limit=1").then().statusCode(200);

        for (var one : slow) {
            assertTrue(one.isUnanswered(), "the others were answered only when this one had been");
        }
        assertEquals(2, duel.view().extract().jsonPath().getInt("round"));
        for (var one : slow) {
            var answer = one.answer();
            assertEquals(408, answer.status());
            assertEquals("too-slow", answer.json().path("code").asText());
        }
    }

    @Test
    void a_body_that_trickles_in_has_no_more_time() throws IOException {
        var one = half();
        slow.add(one);

        Awaitility.await().atMost(PATIENCE).until(() -> !one.write(" ").isUnanswered());

        assertEquals(408, one.answer().status());
    }

    @Test
    void who_asks_whether_to_go_on_is_told_to() throws IOException {
        var one = new Raw(arena).head("""
                POST /api/encounters HTTP/1.1
                Host: localhost
                Content-Type: application/json
                Content-Length: 2
                Expect: 100-continue
                Connection: close""");
        slow.add(one);

        Awaitility.await().until(() -> !one.isUnanswered());
        var answer = one.write("{}").answer();

        assertEquals(100, answer.status());
        assertTrue(answer.body().startsWith("HTTP/1.1 422 "), answer.body());
    }

    private Raw half() throws IOException {
        return new Raw(arena).head("""
                        POST /api/encounters HTTP/1.1
                        Host: localhost
                        Content-Type: application/json
                        Content-Length: 100000""").write("{\"name\": ");
    }
}
