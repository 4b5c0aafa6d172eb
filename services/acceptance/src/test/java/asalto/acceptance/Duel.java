package asalto.acceptance;

import static io.restassured.RestAssured.given;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.restassured.http.ContentType;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.awaitility.Awaitility;

/** The duel of the rule book (§14.4 and §14.5), driven over REST. */
final class Duel {

    static final ObjectMapper JSON = new ObjectMapper();
    private static final String GOLDEN = "services/cli/src/test/resources/golden/desafio/05-duel-rounds-1-and-2.json";

    private final Product product;
    private final String id;

    private Duel(Product product, String id) {
        this.product = product;
        this.id = id;
    }

    /** Opens an encounter with both knights. */
    static Duel opened(Product product, String name) throws IOException {
        return opened(product, name, golden().path("scenario"));
    }

    /** Opens an encounter as a scenario has it. */
    static Duel opened(Product product, String name, JsonNode scenario) {
        ObjectNode body = JSON.createObjectNode().put("name", name);
        body.set("ruleset", scenario.path("ruleset"));
        body.set("combatants", scenario.path("combatants"));
        if (scenario.has("situation")) {
            body.set("situation", scenario.path("situation"));
        }
        var id = given().contentType(ContentType.JSON)
                .body(body.toString())
                .post(product.address() + "/api/encounters")
                .then()
                .statusCode(201)
                .extract()
                .<String>path("id");
        return new Duel(product, id);
    }

    static JsonNode golden() throws IOException {
        return JSON.readTree(Repository.text(GOLDEN));
    }

    String id() {
        return id;
    }

    /** Declares both knights' round as the document has it. */
    Duel declared(int round) throws IOException {
        return declared(scenarioRound(round));
    }

    /** Declares what a round of a scenario has. */
    Duel declared(JsonNode round) {
        for (var declaration : round.path("declarations")) {
            var body = ((ObjectNode) declaration.deepCopy());
            var combatant = body.remove("combatant").asText();
            given().contentType(ContentType.JSON)
                    .body(body.toString())
                    .put(encounter() + "/declarations/" + combatant)
                    .then()
                    .statusCode(200);
        }
        return this;
    }

    /** Starts the round with the document's dice. */
    Duel started(int round, String pace) throws IOException {
        ObjectNode body = JSON.createObjectNode().put("pace", pace);
        body.set("dice", scenarioRound(round).path("dice"));
        given().contentType(ContentType.JSON)
                .body(body.toString())
                .post(encounter() + "/rounds")
                .then()
                .statusCode(202);
        return this;
    }

    Duel playedWhole() throws IOException {
        return declared(1).started(1, "instant").declared(2).started(2, "instant");
    }

    /** A round in which nobody declares anything, at once, with the server's dice. */
    Duel playedIdly() {
        given().contentType(ContentType.JSON)
                .body("{\"pace\": \"instant\"}")
                .post(encounter() + "/rounds")
                .then()
                .statusCode(202);
        return this;
    }

    JsonNode view() {
        return read(given().get(encounter()).then().statusCode(200).extract().asString());
    }

    List<JsonNode> events() {
        var body = given().get(encounter() + "/events?limit=1000")
                .then()
                .statusCode(200)
                .extract()
                .asString();
        var events = new ArrayList<JsonNode>();
        read(body).path("events").forEach(events::add);
        return events;
    }

    /** What the rules printed to a player would be: without the events that only the log needs. */
    List<JsonNode> fight() {
        return events().stream()
                .filter(e -> !List.of("EncounterOpened", "CombatantSeated", "TimeGranted")
                        .contains(e.path("type").asText()))
                .toList();
    }

    String export() {
        return given().get(encounter() + "/export")
                .then()
                .statusCode(200)
                .extract()
                .asString();
    }

    JsonNode audit() {
        return read(given().get(product.address() + "/api/audit/" + id)
                .then()
                .statusCode(200)
                .extract()
                .asString());
    }

    /** The audit once the topic has caught up with the log. */
    JsonNode settledAudit() {
        return Awaitility.await("audit of " + id)
                .atMost(Duration.ofSeconds(60))
                .until(this::audit, a -> !a.path("verdict").asText().equals("incomplete"));
    }

    void awaitRound(int round, String phase) {
        Awaitility.await("round " + round + " " + phase)
                .atMost(Duration.ofSeconds(90))
                .ignoreExceptions()
                .until(
                        this::view,
                        v -> v.path("round").asInt() == round
                                && v.path("phase").asText().equals(phase));
    }

    String encounter() {
        return product.address() + "/api/encounters/" + id;
    }

    private static JsonNode scenarioRound(int round) throws IOException {
        return golden().path("scenario").path("rounds").path(round - 1);
    }

    static JsonNode read(String json) {
        try {
            return JSON.readTree(json);
        } catch (IOException e) {
            throw new AssertionError("not JSON: " + json, e);
        }
    }
}
