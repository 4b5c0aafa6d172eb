package asalto.arena;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is refused is a problem with a code and the place; nothing that a client sends is our error. */
@QuarkusTest
@WithTestResource(Backing.class)
@DisplayNameGeneration(ReplaceUnderscores.class)
class RefusalsTest {

    private static final String NOBODY = "00000000-0000-4000-8000-000000000000";

    @TestHTTPResource
    URI arena;

    private Duel duel;

    @BeforeEach
    void open_a_duel() {
        duel = Duel.opened();
    }

    /** {@code ID} is an encounter, {@code NOBODY} one that is not. Paths of faults: one that is among them; - for none. */
    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "POST | /api/encounters | {\"name\" | 400 | malformed | ",
                "POST | /api/encounters | [] | 422 | faulty | ",
                "POST | /api/encounters | {} | 422 | faulty | name",
                "POST | /api/encounters | {} | 422 | faulty | ruleset",
                "POST | /api/encounters | {\"name\": 1, \"ruleset\": {\"id\": \"desafio\"}} | 422 | faulty | name",
                "POST | /api/encounters | {\"name\": \" \", \"ruleset\": {\"id\": \"desafio\"}} | 422 | faulty | name",
                "POST | /api/encounters | {\"name\": \"\\u00a0\\u200b\", \"ruleset\": {\"id\": \"desafio\"}} | 422 | faulty | name",
                "POST | /api/encounters | {\"name\": \"a\", \"name\": \"b\", \"ruleset\": {\"id\": \"desafio\"}} | 422 | faulty | name",
                "POST | /api/encounters | {\"name\": \"a\", \"ruleset\": {\"id\": \"chess\"}} | 422 | faulty | ruleset.id",
                "POST | /api/encounters | {\"name\": \"a\", \"ruleset\": {\"id\": \"desafio\", \"x\": 1}} | 422 | faulty | ruleset.x",
                "POST | /api/encounters | {\"name\": \"a\", \"ruleset\": {\"id\": \"desafio\"}, \"extra\": 1} | 422 | faulty | extra",
                "POST | /api/encounters | {\"name\": \"a\", \"ruleset\": {\"id\": \"desafio\"}, \"pace\": \"fast\"} | 422 | faulty | pace",
                "POST | /api/encounters | {\"name\": \"a\", \"ruleset\": {\"id\": \"desafio\"}, \"combatants\": [{\"id\": \"x\"}]} | 422 | faulty | combatants[0].attributes",
                "GET | /api/encounters/NOBODY | | 404 | not-found | ",
                "GET | /api/encounters/not-an-id | | 404 | not-found | ",
                "GET | /api/encounters/NOBODY/events | | 404 | not-found | ",
                "GET | /api/encounters/NOBODY/export | | 404 | not-found | ",
                "GET | /api/encounters/ID/events?limit=0 | | 422 | faulty | limit",
                "GET | /api/encounters/ID/events?after=x | | 422 | faulty | after",
                "POST | /api/encounters/NOBODY/rounds | {} | 404 | not-found | ",
                "PUT | /api/encounters/ID/declarations/nobody | {\"actions\": []} | 404 | not-found | ",
                "PUT | /api/encounters/ID/declarations/frances | {\"combatant\": \"frances\", \"actions\": []} | 422 | faulty | combatant",
                "PUT | /api/encounters/ID/declarations/frances | {\"actions\": [{\"kind\": \"attack\", \"weapon\": \"x\", \"target\": \"y\"}]} | 422 | faulty | actions[0].weapon",
                "POST | /api/encounters/ID/rounds | {\"dice\": [0]} | 422 | faulty | dice[0]",
                "POST | /api/encounters/ID/rounds | {\"dice\": [1.5]} | 422 | faulty | dice[0]",
                "POST | /api/encounters/ID/rounds | {\"dices\": []} | 422 | faulty | dices",
                "POST | /api/encounters/ID/beats | {} | 409 | wrong-phase | ",
                "POST | /api/encounters/ID/beats | {\"beat\": 1} | 422 | faulty | beat",
                "POST | /api/encounters/ID/time | {\"minutes\": 1} | 409 | wrong-phase | ",
                "POST | /api/encounters/ID/combatants | {} | 422 | faulty | id",
                "PATCH | /api/encounters/ID/situation | {\"weather\": 1} | 422 | faulty | weather",
                "DELETE | /api/encounters/ID | {} | 405 | method-not-allowed | ",
                "GET | /api/nothing | | 404 | not-found | ",
                "GET | /api/rulesets/chess | | 404 | not-found | ",
                "GET | /api/audit/not-an-id | | 404 | not-found | ",
                "GET | /api/audit/ID | | 502 | chronicle-away | ",
                "GET | /api/chronicle/encounters/not-an-id | | 404 | not-found | ",
                "GET | /api/chronicle/encounters/ID | | 502 | chronicle-away | "
            })
    void a_request_that_cannot_be_granted(
            String method, String path, String body, int status, String code, String fault) {
        var request = given();
        if (body != null) {
            request.contentType(ContentType.JSON).body(body);
        }
        var answer = request.request(method, path.replace("NOBODY", NOBODY).replace("ID", duel.id()));

        problem(answer, status, code);
        if (fault != null) {
            answer.then().body("faults.path", hasItem(fault));
        }
    }

    private static void problem(Response answer, int status, String code) {
        answer.then()
                .statusCode(status)
                .contentType(containsString("application/problem+json"))
                .body("type", equalTo("urn:asalto:" + code))
                .body("status", equalTo(status))
                .body("code", equalTo(code));
    }

    @Test
    void malformed_json_is_told_with_line_and_column() {
        var answer = given().contentType(ContentType.JSON)
                .body("{\n  \"name\": oops}")
                .post("/api/encounters");

        problem(answer, 400, "malformed");
        answer.then().body("faults[0].data.line", equalTo("2")).body("faults[0].data.column", equalTo("11"));
    }

    @Test
    void bytes_that_are_no_utf_8_are_malformed() {
        var answer = given().contentType("application/json")
                .body("{\"name\": \"\u00e9\"}".getBytes(StandardCharsets.ISO_8859_1))
                .post("/api/encounters");

        problem(answer, 400, "malformed");
    }

    @Test
    void a_name_has_at_most_200_characters() {
        var longest = Golden.opening("ñ".repeat(200)).toString();
        var longer = Golden.opening("ñ".repeat(201)).toString();

        given().contentType(ContentType.JSON)
                .body(longest)
                .post("/api/encounters")
                .then()
                .statusCode(201);
        problem(given().contentType(ContentType.JSON).body(longer).post("/api/encounters"), 422, "faulty");
    }

    @Test
    void ten_megabytes_are_too_large() throws Exception {
        var request = HttpRequest.newBuilder(arena.resolve("/api/encounters"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofByteArray(new byte[10_000_000]))
                .build();

        try (var client = HttpClient.newHttpClient()) {
            var answer = client.send(request, BodyHandlers.ofString());
            assertEquals(413, answer.statusCode());
            assertEquals("too-large", Duel.json(answer.body()).path("code").asText());
        }
    }

    @Test
    void a_change_is_bound_to_less_than_an_opening() throws Exception {
        var body = "{\"actions\": [], \"accumulateOn\": \"" + "x".repeat(66_000) + "\"}";

        given().contentType("application/json")
                .body(body)
                .put(duel.path() + "/declarations/espanol")
                .then()
                .statusCode(413)
                .body("faults[0].code", equalTo("too-large"), "faults[0].data.most", equalTo("65536"));
        given().contentType("application/json")
                .body("{\"name\": \"" + "x".repeat(66_000) + "\"}")
                .post("/api/encounters")
                .then()
                .statusCode(422);
    }

    @Test
    void more_than_was_announced_is_too_large_as_well() throws Exception {
        var request = HttpRequest.newBuilder(arena.resolve("/api/encounters"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofInputStream(() -> new java.io.ByteArrayInputStream(new byte[1_100_000])))
                .build();

        try (var client = HttpClient.newHttpClient()) {
            assertEquals(413, client.send(request, BodyHandlers.ofString()).statusCode());
        }
    }

    @Test
    void what_is_not_json_is_not_read() {
        problem(
                given().contentType("text/plain").body("{}").post(duel.path() + "/rounds"),
                415,
                "unsupported-media-type");
        problem(
                given().contentType("application/x-www-form-urlencoded")
                        .body("a=b")
                        .post(duel.path() + "/rounds"),
                415,
                "unsupported-media-type");
    }

    @Test
    void what_cannot_be_accepted_is_not_given() {
        problem(given().accept("image/png").get(duel.path()), 406, "not-acceptable");
    }

    @ParameterizedTest
    @CsvSource({"two words, malformed", "ñ, malformed"})
    void a_key_is_visible_ascii(String key, String code) {
        problem(
                given().header("Idempotency-Key", key)
                        .contentType(ContentType.JSON)
                        .body("{}")
                        .post(duel.path() + "/rounds"),
                400,
                code);
    }

    @Test
    void answers_of_the_api_are_not_to_be_kept() {
        given().get(duel.path()).then().header("Cache-Control", not(containsString("max-age")));
    }

    @ParameterizedTest(name = "host {0}, origin {1}")
    @CsvSource({
        "localhost, , 200",
        "localhost:8080, http://localhost:8080, 200",
        "LOCALHOST, , 200",
        "[::1]:8080, , 200",
        "127.0.0.1, http://127.0.0.1:5173, 200",
        "evil.example, , 403",
        "localhost.evil.example, , 403",
        "192.168.1.7, , 403",
        "localhost, http://evil.example, 403",
        "localhost, http://localhost.evil.example, 403",
        "localhost, null, 403",
        "localhost, https://user@evil.example, 403"
    })
    void only_our_own_names_are_answered(String host, String origin, int status) {
        var request = given().header("Host", host);
        if (origin != null) {
            request.header("Origin", origin);
        }
        request.get("/api/encounters").then().statusCode(status);
    }

    @Test
    void the_api_describes_itself() {
        given().accept("application/json")
                .get("/q/openapi")
                .then()
                .statusCode(200)
                .body("components.schemas.View.properties.state.type", equalTo("object"))
                .body("components.schemas.Outcome.properties.events.type", equalTo("array"))
                .body(
                        "paths.'/api/encounters/{id}/rounds'.post.requestBody.content.'application/json'.schema.'$ref'",
                        equalTo("#/components/schemas/RoundStart"));
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "post, /api/encounters, Opening, 201, View",
        "post, /api/encounters/{id}/combatants, CombatantRow, 201, Outcome",
        "patch, /api/encounters/{id}/situation, SituationChange, 200, Outcome",
        "put, /api/encounters/{id}/declarations/{combatant}, Declaration, 200, Outcome",
        "post, /api/encounters/{id}/rounds, RoundStart, 202, Outcome",
        "post, /api/encounters/{id}/beats, Empty, 200, Outcome",
        "post, /api/encounters/{id}/time, TimePassing, 200, Outcome",
        "post, /api/encounters/{id}/close, Empty, 200, Outcome"
    })
    void every_change_is_described_with_what_it_takes_and_gives(
            String method, String path, String body, int status, String answer) {
        var described = Duel.json(
                        given().accept("application/json").get("/q/openapi").asString())
                .path("paths")
                .path(path)
                .path(method);

        assertTrue(described.path("requestBody").path("required").asBoolean());
        assertEquals("#/components/schemas/" + body, schema(described.path("requestBody"), "application/json"));
        var answers = described.path("responses");
        assertEquals("#/components/schemas/" + answer, schema(answers.path("" + status), "application/json"));
        assertEquals("#/components/schemas/Problem", schema(answers.path("4XX"), "application/problem+json"));
    }

    private static String schema(JsonNode described, String type) {
        return described.path("content").path(type).path("schema").path("$ref").asText();
    }

    @Test
    void the_page_is_at_the_root_and_never_an_old_one() {
        given().get("/")
                .then()
                .statusCode(200)
                .contentType(containsString("text/html"))
                .header("Cache-Control", equalTo("no-cache"))
                .header("X-Content-Type-Options", equalTo("nosniff"));
    }

    @Test
    void it_is_ready_while_the_database_answers() {
        given().get("/q/health/ready").then().statusCode(200).body("status", equalTo("UP"));
    }
}
