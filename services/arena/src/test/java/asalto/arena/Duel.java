package asalto.arena;

import static io.restassured.RestAssured.given;

import asalto.protocol.Json;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import java.util.List;

/** The document's duel, played through REST. */
record Duel(String id) {

    static Duel opened() {
        return new Duel(given().contentType(ContentType.JSON)
                .body(Golden.opening("El duelo").toString())
                .post("/api/encounters")
                .then()
                .statusCode(201)
                .extract()
                .path("id"));
    }

    /** Declares what the document has both knights do. */
    Duel declared(int round) {
        for (var declaration : Golden.round(round).path("declarations")) {
            ObjectNode body = declaration.deepCopy();
            var who = body.remove("combatant").asText();
            put("declarations/" + who, body.toString()).then().statusCode(200);
        }
        return this;
    }

    /** Starts a round with the document's dice. */
    Duel started(int round, Pace pace) {
        var body = "{\"pace\": \"" + pace.id() + "\", \"dice\": " + Golden.dice(round) + "}";
        post("rounds", body).then().statusCode(202);
        return this;
    }

    Duel played() {
        return declared(1).started(1, Pace.INSTANT).declared(2).started(2, Pace.INSTANT);
    }

    String path() {
        return "/api/encounters/" + id;
    }

    Response post(String noun, String body) {
        return given().contentType(ContentType.JSON).body(body).post(path() + "/" + noun);
    }

    Response put(String noun, String body) {
        return given().contentType(ContentType.JSON).body(body).put(path() + "/" + noun);
    }

    ValidatableResponse view() {
        return given().get(path()).then().statusCode(200);
    }

    int version() {
        return view().extract().path("version");
    }

    /** All events as they are shown. */
    List<JsonNode> events() {
        var text = given().get(path() + "/events?limit=1000").asString();
        return Golden.list(json(text).path("events"));
    }

    /** The events of the contract, as the golden file has them. The log has others before the first round. */
    List<JsonNode> told() {
        return events().stream()
                .filter(event -> event.path("round").asInt() > 0)
                .<JsonNode>map(event -> ((ObjectNode) event).without(List.of("seq", "v", "time")))
                .toList();
    }

    List<JsonNode> told(int round) {
        return told().stream()
                .filter(event -> event.path("round").asInt() == round)
                .toList();
    }

    static JsonNode json(String text) {
        try {
            return Json.records().readTree(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError("not JSON: " + text, e);
        }
    }
}
