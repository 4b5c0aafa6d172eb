package asalto.arena;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.protocol.Envelope;
import asalto.protocol.Evidence;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** The document's duel, declared and played through REST with the document's dice. */
@QuarkusTest
@WithTestResource(Backing.class)
@DisplayNameGeneration(ReplaceUnderscores.class)
class DuelTest {

    private static final String PARRY = "{\"actions\": [{\"kind\": \"parry\", \"weapon\": \"espada\"}]}";

    @Test
    void it_tells_what_the_golden_file_tells() {
        assertEquals(Golden.events(), Duel.opened().played().told());
    }

    @Test
    void the_view_has_the_state_and_what_lies_on_the_table() {
        Duel.opened()
                .played()
                .view()
                .body("phase", equalTo("declaring"))
                .body("round", equalTo(3))
                .body("combatants.name", equalTo(java.util.List.of("Caballero francés", "Caballero español")))
                .body("state.combatants.find { it.id == 'espanol' }.dead", equalTo(false))
                .body("state.combatants.find { it.id == 'frances' }.dead", equalTo(true))
                .body("state.type", nullValue())
                .body("board.combatants", hasSize(2))
                .body("dice", nullValue());
    }

    @Test
    void a_declaration_may_be_amended_until_the_round_starts_and_not_after() {
        var duel = Duel.opened().declared(1);

        duel.put("declarations/frances", PARRY).then().statusCode(200);
        duel.post("rounds", "{\"pace\": \"step\"}").then().statusCode(202);

        duel.put("declarations/frances", PARRY)
                .then()
                .statusCode(409)
                .body("code", equalTo("wrong-phase"))
                .body("faults[0].code", equalTo("round-underway"));
        assertEquals(
                3,
                duel.events().stream()
                        .filter(event -> event.path("type").asText().equals("ActionsDeclared"))
                        .count());
    }

    @Test
    void dice_that_do_not_fit_refuse_the_start_and_change_nothing() {
        var duel = Duel.opened().declared(1);
        int before = duel.version();

        refused(duel, "[8, 5, 1]", "dice[3]", "dice-ran-out");
        refused(duel, "[8, 5, 1, 2, 5, 4, 1, 9]", "dice[7]", "dice-left-over");
        refused(duel, "[8, 5, 1, 9, 5, 4, 1]", "dice[3]", "die-too-high");

        assertEquals(before, duel.version());
        duel.view().body("phase", equalTo("declaring"));
    }

    private static void refused(Duel duel, String dice, String path, String code) {
        duel.post("rounds", "{\"dice\": " + dice + "}")
                .then()
                .statusCode(422)
                .body("code", equalTo("faulty"))
                .body("faults", hasSize(1))
                .body("faults[0].path", equalTo(path))
                .body("faults[0].code", equalTo(code));
    }

    @Test
    void the_servers_dice_play_a_whole_round() {
        var duel = Duel.opened().declared(1);

        duel.post("rounds", "{}")
                .then()
                .statusCode(202)
                .body("phase", equalTo("declaring"))
                .body("round", equalTo(2))
                .body("events[0].type", equalTo("RoundStarted"))
                .body("events[-1].type", equalTo("RoundEnded"));
    }

    @Test
    void stepping_plays_one_beat_that_leaves_an_event_at_a_time() {
        var duel = Duel.opened().declared(1).started(1, Pace.STEP);
        duel.view()
                .body("phase", equalTo("playing"))
                .body("dice", equalTo("hand"))
                .body("pace", equalTo("step"));

        for (int beat : new int[] {4, 6, 9, 10}) {
            duel.post("beats", "{}").then().statusCode(200).body("events.beat.min()", equalTo(beat));
        }

        duel.post("beats", "{}").then().statusCode(409).body("faults[0].code", equalTo("no-round"));
        assertEquals(Golden.events(1), duel.told());
    }

    @Test
    void only_a_stepped_round_is_stepped() {
        var duel = Duel.opened().declared(1);
        duel.post("rounds", "{\"pace\": \"slow\"}").then().statusCode(202);

        duel.post("beats", "{}").then().statusCode(409).body("faults[0].code", equalTo("not-step"));
    }

    @Test
    void time_passes_between_rounds_with_the_dice_given() {
        var duel = Duel.opened().declared(1).started(1, Pace.INSTANT);

        duel.post("time", "{\"minutes\": 1, \"dice\": [3]}")
                .then()
                .statusCode(422)
                .body("faults[0].code", equalTo("dice-left-over"));
        duel.post("time", "{\"minutes\": 1}")
                .then()
                .statusCode(200)
                .body("events[-1].type", equalTo("TimeAdvanced"))
                .body("events[-1].data.seconds", equalTo(60))
                .body("events[-1].round", equalTo(1));
    }

    @Test
    void nothing_is_done_in_a_closed_encounter() {
        var duel = Duel.opened();

        duel.post("close", "{}").then().statusCode(200).body("phase", equalTo("closed"));

        duel.post("rounds", "{}").then().statusCode(409).body("faults[0].code", equalTo("closed"));
    }

    @Test
    void the_export_is_an_unbroken_chain() {
        var duel = Duel.opened().played();

        var answer = given().get(duel.path() + "/export")
                .then()
                .statusCode(200)
                .contentType(containsString("application/x-ndjson"))
                .extract()
                .response();
        var text = answer.asString();

        var events = text.lines().map(line -> Envelope.read(line).event()).toList();
        assertEquals(duel.version(), events.size());
        assertEquals(Optional.empty(), Evidence.firstBreak(UUID.fromString(duel.id()), events));
        assertEquals(duel.version() + ":" + events.getLast().hash().hex(), answer.header("Asalto-Head"));
    }

    @Test
    void the_supplied_tables_are_there_for_forms() {
        given().get("/api/rulesets/desafio")
                .then()
                .statusCode(200)
                .body("system", equalTo("desafio"))
                .body("options.parryReadiness", equalTo("own-tenth"))
                .body("tables.weapons.broadsword.skill", equalTo("long-swords-1h"));
    }

    @Test
    void the_sample_is_there_once() {
        given().get("/api/encounters")
                .then()
                .statusCode(200)
                .body("encounters.findAll { it.name == 'El duelo (de muestra)' }", hasSize(1))
                .body("encounters.find { it.name == 'El duelo (de muestra)' }.round", equalTo(3));
    }
}
