package asalto.arena;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.protocol.Json;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** The document's duel, declared and played through REST with the document's dice. */
@QuarkusTest
@WithTestResource(Backing.class)
@DisplayNameGeneration(ReplaceUnderscores.class)
class DuelTest {

    @Test
    void the_duel_of_the_document_tells_what_the_golden_file_tells() throws IOException {
        var golden = golden();
        var scenario = golden.path("scenario");
        var id = opened(scenario);

        for (var round : scenario.path("rounds")) {
            for (var declaration : round.path("declarations")) {
                declare(id, declaration);
            }
            given().contentType(ContentType.JSON)
                    .body("{\"dice\": " + round.path("dice") + "}")
                    .post("/api/encounters/" + id + "/rounds")
                    .then()
                    .statusCode(202);
        }

        assertEquals(listed(golden.path("expect").path("events")), told(id));
    }

    private static String opened(JsonNode scenario) {
        var opening = ((ObjectNode) scenario.deepCopy()).put("name", "El duelo").without("rounds");
        return given().contentType(ContentType.JSON)
                .body(opening.toString())
                .post("/api/encounters")
                .then()
                .statusCode(201)
                .extract()
                .path("id");
    }

    private static void declare(String id, JsonNode declaration) {
        var body = ((ObjectNode) declaration.deepCopy()).without("combatant");
        given().contentType(ContentType.JSON)
                .body(body.toString())
                .put("/api/encounters/" + id + "/declarations/"
                        + declaration.path("combatant").asText())
                .then()
                .statusCode(200);
    }

    /** The events of the contract; the log begins with those that only it has. */
    private static List<JsonNode> told(String id) throws IOException {
        var page = given().get("/api/encounters/" + id + "/events").asString();
        var events = new ArrayList<JsonNode>();
        for (var event : Json.records().readTree(page).path("events")) {
            if (event.path("round").asInt() > 0) {
                events.add(((ObjectNode) event).without(List.of("seq", "v", "time")));
            }
        }
        return events;
    }

    private static List<JsonNode> listed(JsonNode events) {
        var list = new ArrayList<JsonNode>();
        events.forEach(list::add);
        return list;
    }

    private static JsonNode golden() throws IOException {
        try (var file = DuelTest.class.getResourceAsStream("/duel.golden.json")) {
            return Json.records().readTree(file);
        }
    }
}
