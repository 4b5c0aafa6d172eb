package asalto.arena;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.lessThanOrEqualTo;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import jakarta.inject.Inject;
import java.time.Duration;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** A rule system that nobody has ever heard of is played through the arena: it has no special case for any. */
@QuarkusTest
@WithTestResource(Backing.class)
@DisplayNameGeneration(ReplaceUnderscores.class)
class ToyGameTest {

    @Inject
    Pacer pacer;

    @Inject
    Tables tables;

    @Test
    void a_round_is_played_at_once_with_dice_by_hand() {
        var game = opened();

        game.post("rounds", "{\"dice\": [5, 17]}")
                .then()
                .statusCode(202)
                .body("version", equalTo(9))
                .body("phase", equalTo("declaring"))
                .body("round", equalTo(2))
                .body("events.type", contains("Started", "Thrown", "Thrown", "Ended"))
                .body("events.beat", contains(0, 1, 2, 4))
                .body("events[2].data.face", equalTo(17));

        game.view().body("state.thrown.ana", equalTo(5)).body("combatants.id", contains("ana", "bo"));
        given().get(game.path() + "/events?after=5&limit=2")
                .then()
                .body("events", hasSize(2))
                .body("events[0].seq", equalTo(6))
                .body("head", equalTo(9));
    }

    @Test
    void a_round_is_played_by_the_clock_with_dice_of_the_server() {
        var game = opened();

        game.post("rounds", "{\"pace\": \"real\"}").then().statusCode(202).body("events.type", contains("Started"));

        Awaitility.await().atMost(Duration.ofSeconds(30)).until(() -> game.version() == 9);
        game.view().body("round", equalTo(2)).body("state.thrown.values()", everyItem(lessThanOrEqualTo(20)));
    }

    @Test
    void a_round_whose_player_dies_goes_on_with_the_very_next_beat() {
        var game = opened();
        game.post("rounds", "{\"pace\": \"slow\", \"dice\": [5, 17]}").then().statusCode(202);
        Awaitility.await().atMost(Duration.ofSeconds(30)).until(() -> game.version() == 7);

        pacer.drop();
        tables.forget();
        Awaitility.await().atMost(Duration.ofSeconds(30)).until(() -> game.version() == 9);

        game.view().body("state.thrown.ana", equalTo(5)).body("state.thrown.bo", equalTo(17));
    }

    private static Duel opened() {
        var game = new Duel(given().contentType(ContentType.JSON)
                .body("""
                        {"name": "A toy", "ruleset": {"id": "toy"},
                         "combatants": [{"id": "ana", "name": "Ana"}, {"id": "bo", "name": "Bo"}]}""")
                .post("/api/encounters")
                .then()
                .statusCode(201)
                .body("version", equalTo(3))
                .body("phase", equalTo("declaring"))
                .extract()
                .path("id"));
        game.put("declarations/ana", "{\"sides\": 6}").then().statusCode(200);
        game.put("declarations/bo", "{\"sides\": 20}").then().statusCode(200);
        return game;
    }
}
