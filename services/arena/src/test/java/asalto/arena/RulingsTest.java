package asalto.arena;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** A director's rulings, asked for over REST. */
@QuarkusTest
@WithTestResource(Backing.class)
@DisplayNameGeneration(ReplaceUnderscores.class)
class RulingsTest {

    @Test
    void a_modifier_on_what_somebody_else_declared_is_seen_on_the_board_and_in_the_roll() {
        var duel = Duel.opened().declared(1);

        duel.post("rulings", """
                        {"kind": "modifier", "combatant": "espanol", "action": 2, "value": 3, "reason": "barro"}""")
                .then()
                .statusCode(200)
                .body("events.type", contains("RulingMade"))
                .body("events[0].actor", equalTo("espanol"))
                .body("events[0].data.ruling.kind", equalTo("modifier"))
                .body("events[0].data.reason", equalTo("barro"))
                .body("events[0].data.supersedes", nullValue());
        duel.view()
                .body("board.rulings[0].combatant", equalTo("espanol"))
                .body("board.rulings[0].action", equalTo(2))
                .body("board.rulings[0].value", equalTo(3));

        duel.post("rounds", "{\"dice\": [8, 5, 1, 2, 5, 4]}")
                .then()
                .statusCode(202)
                .body(
                        "events.findAll { it.type == 'AttackRolled' && it.actor == 'espanol' && it.data.action == 2 }"
                                + ".data.difficulty.flatten().findAll { it.source == 'gm' }.reason",
                        hasItem("barro"));
    }

    @Test
    void a_correction_is_an_event_and_its_undoing_another() {
        var duel = Duel.opened();

        duel.post("rulings", "{\"kind\": \"death\", \"combatant\": \"frances\", \"reason\": \"un rayo\"}")
                .then()
                .statusCode(200)
                .body("events.type", contains("RulingMade", "Died"))
                .body("events[1].data.cause", equalTo("ruled"));
        duel.view().body("state.combatants[0].dead", equalTo(true));

        duel.post("rulings", "{\"kind\": \"revive\", \"combatant\": \"frances\", \"reason\": \"no hubo tal\"}")
                .then()
                .statusCode(200);
        duel.view().body("state.combatants[0].dead", equalTo(false));
    }

    @Test
    void it_is_done_once_under_one_key_and_not_on_what_nobody_has_seen() {
        var duel = Duel.opened();
        var body = "{\"kind\": \"faint\", \"combatant\": \"frances\", \"reason\": \"gas\"}";

        var first = keyed(duel, body);
        var again = keyed(duel, body);

        first.then().statusCode(200);
        assertEquals(first.asString(), again.asString());
        given().header("If-Match", "\"1\"")
                .contentType(ContentType.JSON)
                .body(body)
                .post(duel.path() + "/rulings")
                .then()
                .statusCode(412);
    }

    private static io.restassured.response.Response keyed(Duel duel, String body) {
        return given().header("Idempotency-Key", "ruled-once")
                .contentType(ContentType.JSON)
                .body(body)
                .post(duel.path() + "/rulings");
    }

    @Test
    void a_roll_is_replaced_in_the_middle_of_a_round_with_the_remaining_dice_in_order() {
        var duel = Duel.opened().declared(1).started(1, Pace.STEP);
        duel.post("beats", "{}").then().body("events[0].seq", equalTo(7)).body("events[0].data.roll", equalTo(8));

        duel.post("rulings", roll(7, 2))
                .then()
                .statusCode(200)
                .body("events[0].type", equalTo("RulingMade"))
                .body("events[0].actor", equalTo("frances"))
                .body("events[0].beat", equalTo(4))
                .body("events[0].data.supersedes", contains(7, 8))
                .body("events[1].data.roll", equalTo(2))
                .body("events[2].data.roll", equalTo(5))
                .body("events[4].data.dice", contains(1))
                .body("events[6].type", equalTo("EnduranceRolled"))
                .body("events[6].data.roll", equalTo(2));
        duel.view().body("state.combatants[1].wounds[0].location", equalTo("abdomen"));

        var next = duel.post("beats", "{}");
        next.then().body("events[0].type", equalTo("AttackRolled")).body("events[0].data.roll", equalTo(5));
        for (int beat = 0; beat < 10 && next.path("phase").equals("playing"); beat++) {
            next = duel.post("beats", "{}");
        }
        next.then().statusCode(200).body("phase", equalTo("declaring"));
        duel.post("rulings", roll(7, 2)).then().statusCode(422).body("faults[0].data.reason", equalTo("superseded"));
    }

    @Test
    void a_roll_is_replaced_after_the_round_and_back_again() {
        var duel = Duel.opened().declared(1).started(1, Pace.INSTANT);
        var before = duel.view().extract().path("state").toString();
        int end = duel.version();

        duel.post("rulings", roll(7, 1)).then().statusCode(200).body("round", equalTo(2));
        assertNotEquals(before, duel.view().extract().path("state").toString());

        duel.post("rulings", roll(end + 2, 8)).then().statusCode(200);
        assertEquals(before, duel.view().extract().path("state").toString());
        assertEquals(8, duel.events().get(6).path("data").path("roll").asInt(), "the old events stay");
    }

    private static String roll(int seq, int face) {
        return "{\"kind\": \"roll\", \"reason\": \"el dado cayó al suelo\", \"roll\": " + seq + ", \"dice\": [" + face
                + "]}";
    }

    @Test
    void every_fault_has_its_path() {
        var duel = Duel.opened();

        duel.post(
                        "rulings",
                        "{\"kind\": \"wound\", \"combatant\": \"nadie\", \"location\": \"tail\", \"level\": \"minor\", \"mood\": 1}")
                .then()
                .statusCode(422)
                .body("faults.path", contains("mood", "reason"));
        duel.post("rulings", "{\"kind\": \"wake\", \"combatant\": \"frances\", \"reason\": \"x\"}")
                .then()
                .statusCode(422)
                .body("faults[0].path", equalTo("combatant"))
                .body("faults[0].data.reason", equalTo("no-need"));
        duel.declared(1).post("rounds", "{\"pace\": \"step\"}").then().statusCode(202);
        duel.post("rulings", "{\"kind\": \"death\", \"combatant\": \"frances\", \"reason\": \"x\"}")
                .then()
                .statusCode(409)
                .body("faults[0].code", equalTo("round-underway"));
    }
}
