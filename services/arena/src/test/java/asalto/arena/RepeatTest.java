package asalto.arena;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** The same intent, however often it is sent, is done once; and nobody acts on what he has not seen. */
@QuarkusTest
@WithTestResource(Backing.class)
@DisplayNameGeneration(ReplaceUnderscores.class)
class RepeatTest {

    private static final int CLIENTS = 20;

    @Test
    void twenty_at_once_under_one_key_start_one_round_and_get_the_same_bytes() throws Exception {
        var duel = Duel.opened().declared(1);
        int before = duel.version();

        var answers = all(() -> post(duel.path() + "/rounds", "one-round", "{\"dice\": " + Golden.dice(1) + "}"));

        assertEquals(
                Collections.nCopies(CLIENTS, 202),
                answers.stream().map(Response::statusCode).toList());
        assertEquals(1, new HashSet<>(answers.stream().map(Response::asString).toList()).size());
        assertEquals(before + Golden.events(1).size() - 2, duel.version());
    }

    @Test
    void twenty_at_once_under_one_key_open_one_encounter() throws Exception {
        var body = Golden.opening("Una vez").toString();

        var answers = all(() -> post("/api/encounters", "open-once", body));

        assertEquals(
                Collections.nCopies(CLIENTS, 201),
                answers.stream().map(Response::statusCode).toList());
        assertEquals(1, new HashSet<>(answers.stream().map(Response::asString).toList()).size());
        assertEquals(
                1,
                new HashSet<>(answers.stream().map(it -> it.header("Location")).toList()).size());
        given().get("/api/encounters").then().body("encounters.findAll { it.name == 'Una vez' }.size()", equalTo(1));
    }

    @Test
    void the_answer_is_the_first_one_even_after_later_events() {
        var duel = Duel.opened();
        var body = "{\"actions\": []}";
        var first = put(duel, "my-declaration", body);
        duel.declared(1).started(1, Pace.INSTANT);

        var again = put(duel, "my-declaration", body);

        assertEquals(first.asString(), again.asString());
        assertEquals(first.header("ETag"), again.header("ETag"));
    }

    @Test
    void a_key_serves_one_intent() {
        var duel = Duel.opened();
        put(duel, "twice", "{\"actions\": []}").then().statusCode(200);

        put(duel, "twice", "{\"actions\": [], \"accumulateOn\": \"attack\"}")
                .then()
                .statusCode(422)
                .body("code", equalTo("key-reused"));
    }

    @Test
    void a_refusal_uses_no_key_up() {
        var duel = Duel.opened();
        put(duel, "fumbled", "{\"actions\": 1}").then().statusCode(422);

        put(duel, "fumbled", "{\"actions\": []}").then().statusCode(200);
    }

    @Test
    void who_insists_on_a_version_gets_a_conflict_that_names_both() {
        var duel = Duel.opened();

        given().header("If-Match", "\"2\"")
                .contentType(ContentType.JSON)
                .body("{\"actions\": []}")
                .put(duel.path() + "/declarations/frances")
                .then()
                .statusCode(412)
                .body("code", equalTo("version-conflict"))
                .body("faults[0].data.expected", equalTo("2"))
                .body("faults[0].data.actual", equalTo("3"));
        given().header("If-Match", "\"3\"")
                .contentType(ContentType.JSON)
                .body("{\"actions\": []}")
                .put(duel.path() + "/declarations/frances")
                .then()
                .statusCode(200)
                .header("ETag", "\"4\"");
        given().get(duel.path()).then().header("ETag", "\"4\"");
    }

    @Test
    void any_version_will_do_for_who_says_so_if_there_is_one() {
        var duel = Duel.opened();

        given().header("If-Match", "*")
                .contentType(ContentType.JSON)
                .body("{\"actions\": []}")
                .put(duel.path() + "/declarations/frances")
                .then()
                .statusCode(200)
                .header("ETag", "\"4\"");
        given().header("If-Match", "*")
                .contentType(ContentType.JSON)
                .body("{}")
                .post("/api/encounters/00000000-0000-4000-8000-000000000000/rounds")
                .then()
                .statusCode(404);
    }

    @Test
    void of_two_who_insist_on_the_same_version_one_wins() throws Exception {
        var duel = Duel.opened();

        var answers = all(() -> given().header("If-Match", "\"3\"")
                .contentType(ContentType.JSON)
                .body("{\"actions\": []}")
                .put(duel.path() + "/declarations/frances"));

        assertEquals(1, answers.stream().filter(it -> it.statusCode() == 200).count());
        assertEquals(
                CLIENTS - 1,
                answers.stream().filter(it -> it.statusCode() == 412).count());
        assertEquals(4, duel.version());
    }

    private static Response post(String path, String key, String body) {
        return given().header("Idempotency-Key", key)
                .contentType(ContentType.JSON)
                .body(body)
                .post(path);
    }

    private static Response put(Duel duel, String key, String body) {
        return given().header("Idempotency-Key", key)
                .contentType(ContentType.JSON)
                .body(body)
                .put(duel.path() + "/declarations/frances");
    }

    private static List<Response> all(Callable<Response> request) throws Exception {
        try (var clients = Executors.newVirtualThreadPerTaskExecutor()) {
            var answers = new ArrayList<Response>();
            for (Future<Response> answer : clients.invokeAll(Collections.nCopies(CLIENTS, request))) {
                answers.add(answer.get());
            }
            return answers;
        }
    }
}
