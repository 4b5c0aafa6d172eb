package asalto.arena;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever can be seated can be named in a path, by percent-encoding his id; who cannot be named is not seated. */
@QuarkusTest
@WithTestResource(Backing.class)
@DisplayNameGeneration(ReplaceUnderscores.class)
class OddIdsTest {

    private static final String PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a/b", "/", "/a", "a/", "a//b", "a/../b", "../a", "./a", "a/.", "a%2Fb", "%2F", "%2E%2E", "%", "100%",
                        "%zz",
                "a b", "a  b", "a+b", "a?b", "a#b", "a;b=c", ";", "a&b=c", "a\\b", "a\"b", "a'b", "a|b", "<b>", "{id}",
                        "[0]",
                "...", "..a", ".a", "a.", "~", ":", "@", "*", "ñandú", "日本", "😀", "e\u0301", "rounds", "combatants",
                        "null"
            })
    void whoever_is_seated_can_declare(String id) {
        var duel = Duel.opened();
        duel.post("combatants", fighter(id).toString()).then().statusCode(201);

        given().urlEncodingEnabled(false)
                .contentType(ContentType.JSON)
                .body("{\"actions\": []}")
                .put(duel.path() + "/declarations/" + encoded(id))
                .then()
                .statusCode(200)
                .body("events.actor", hasItem(id));

        duel.view().body("combatants.id", hasItem(id));
        assertEquals(id, duel.events().getLast().path("actor").asText());
    }

    /** What every browser and proxy takes out of a path, encoded or not. */
    @ParameterizedTest
    @ValueSource(strings = {".", ".."})
    void dots_alone_name_nobody(String id) {
        var duel = Duel.opened();

        duel.post("combatants", fighter(id).toString())
                .then()
                .statusCode(422)
                .body("faults[0].path", equalTo("id"))
                .body("faults[0].code", equalTo("wrong-value"))
                .body("faults[0].data.reason", equalTo("dots"));
        var opening = Golden.opening("Puntos");
        ((ArrayNode) opening.path("combatants")).add(fighter(id));
        given().contentType(ContentType.JSON)
                .body(opening.toString())
                .post("/api/encounters")
                .then()
                .statusCode(422)
                .body("faults.path", hasItem("combatants[2].id"));
        assertEquals(3, duel.version());
    }

    private static ObjectNode fighter(String id) {
        ObjectNode fighter = Golden.opening("").path("combatants").path(0).deepCopy();
        return fighter.put("id", id);
    }

    private static String encoded(String id) {
        var encoded = new StringBuilder();
        for (byte one : id.getBytes(StandardCharsets.UTF_8)) {
            if (PLAIN.indexOf(one) >= 0) {
                encoded.append((char) one);
            } else {
                encoded.append(String.format("%%%02X", one));
            }
        }
        return encoded.toString();
    }
}
