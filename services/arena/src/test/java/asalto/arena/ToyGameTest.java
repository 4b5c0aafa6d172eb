package asalto.arena;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** A rule system that nobody has ever heard of is played through the arena: it has no special case for any. */
@QuarkusTest
@WithTestResource(Backing.class)
@DisplayNameGeneration(ReplaceUnderscores.class)
class ToyGameTest {

    @Test
    void a_round_is_played_at_once() {
        var id = opened();
        declare(id, "ana", 6);
        declare(id, "bo", 20);

        post(id, "rounds", "{\"dice\": [5, 17]}")
                .statusCode(202)
                .body("version", equalTo(9))
                .body("phase", equalTo("declaring"))
                .body("round", equalTo(2))
                .body("events.type", contains("Started", "Thrown", "Thrown", "Ended"))
                .body("events.beat", contains(0, 1, 2, 4))
                .body("events[2].data.face", equalTo(17));

        given().get("/api/encounters/" + id)
                .then()
                .statusCode(200)
                .body("state.thrown.ana", equalTo(5))
                .body("combatants.id", contains("ana", "bo"));
        given().get("/api/encounters/" + id + "/events?after=5&limit=2")
                .then()
                .body("events", hasSize(2))
                .body("events[0].seq", equalTo(6))
                .body("head", equalTo(9));
    }

    private static String opened() {
        return given().contentType(ContentType.JSON)
                .body("""
                        {"name": "A toy", "ruleset": {"id": "toy"},
                         "combatants": [{"id": "ana", "name": "Ana"}, {"id": "bo", "name": "Bo"}]}""")
                .post("/api/encounters")
                .then()
                .statusCode(201)
                .body("version", equalTo(3))
                .body("phase", equalTo("declaring"))
                .extract()
                .path("id");
    }

    private static void declare(String id, String who, int sides) {
        given().contentType(ContentType.JSON)
                .body("{\"sides\": " + sides + "}")
                .put("/api/encounters/" + id + "/declarations/" + who)
                .then()
                .statusCode(200);
    }

    private static ValidatableResponse post(String id, String noun, String body) {
        return given().contentType(ContentType.JSON)
                .body(body)
                .post("/api/encounters/" + id + "/" + noun)
                .then();
    }
}
