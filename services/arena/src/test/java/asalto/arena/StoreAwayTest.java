package asalto.arena;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.local.Servers;
import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** A database that is lost is said to be lost, and is not missed longer than it is away. */
@QuarkusTest
@WithTestResource(Backing.class)
@DisplayNameGeneration(ReplaceUnderscores.class)
class StoreAwayTest {

    private static final int CLIENTS = 8;
    private static final int LOSSES = 5;
    private static final int SORTS = 8;

    Servers servers;

    @Test
    void while_the_database_is_away_everything_is_refused_and_nothing_happens() {
        var duel = Duel.opened().declared(1);
        int before = duel.version();

        servers.stopPostgres();
        try {
            asked(duel).forEach(request -> assertAway(request.get()));
        } finally {
            servers.startPostgres();
        }

        Awaitility.await()
                .atMost(Duration.ofSeconds(30))
                .until(() -> given().get(duel.path()).statusCode() == 200);
        assertEquals(before, duel.version());
        duel.started(1, Pace.INSTANT);
        assertEquals(Golden.events(1).stream().map(StoreAwayTest::type).toList(), types(duel));
    }

    @Test
    void a_database_that_stands_still_is_away_too_and_all_goes_on_with_it() throws Exception {
        var duels = Stream.generate(Duel::opened).limit(SORTS).toList();
        var slow = Duel.opened().declared(1).started(1, Pace.REAL);

        var answers = whileFrozen(IntStream.range(0, SORTS)
                .mapToObj(sort -> asked(duels.get(sort)).toList().get(sort))
                .toList());

        answers.forEach(StoreAwayTest::assertAway);
        Awaitility.await()
                .atMost(Duration.ofSeconds(30))
                .until(() -> given().get("/api/encounters").statusCode() == 200);
        Awaitility.await()
                .atMost(Duration.ofSeconds(60))
                .until(() -> slow.view().extract().path("phase").equals("declaring"));
        assertEquals(Golden.events(1).stream().map(StoreAwayTest::type).toList(), types(slow));
        Awaitility.await().atMost(Duration.ofSeconds(60)).until(new LogTables(servers)::allIsSent);
    }

    @Test
    void whoever_asks_whether_it_is_ready_is_told_no_while_the_database_stands_still() throws Exception {
        var answers = whileFrozen(List.of(() -> given().get("/q/health/ready")));

        assertEquals(503, answers.getFirst().statusCode());
        Awaitility.await()
                .atMost(Duration.ofSeconds(30))
                .until(() -> given().get("/q/health/ready").statusCode() == 200);
    }

    /** The answers that come without PostgreSQL going on. */
    private List<Response> whileFrozen(List<Supplier<Response>> requests) throws Exception {
        servers.freezePostgres();
        try (var clients = Executors.newVirtualThreadPerTaskExecutor()) {
            var asked = requests.stream()
                    .map(request -> clients.submit(request::get))
                    .toList();
            try {
                Awaitility.await()
                        .atMost(Duration.ofSeconds(60))
                        .until(() -> asked.stream().allMatch(Future::isDone));
            } finally {
                servers.thawPostgres();
            }
            return asked.stream().map(Future::resultNow).toList();
        }
    }

    @Test
    void a_lost_connection_is_never_an_error_of_ours() throws SQLException {
        var duel = Duel.opened();

        for (var request : asked(duel).toList()) {
            endSessions();
            var answer = request.get();
            // What was lost may be missed by what comes after it: no round to be played further.
            if (answer.statusCode() >= 400 && answer.statusCode() != 409) {
                assertAway(answer);
            }
        }

        Awaitility.await().until(() -> given().get("/api/encounters").statusCode() == 200);
    }

    @Test
    void connections_lost_in_the_middle_of_work_are_no_error_of_ours_either() throws Exception {
        Set<Integer> seen = new TreeSet<>();
        try (var clients = Executors.newVirtualThreadPerTaskExecutor()) {
            var running = new ArrayList<Future<Set<Integer>>>();
            for (int i = 0; i < CLIENTS; i++) {
                running.add(clients.submit((Callable<Set<Integer>>) this::play));
            }
            for (int i = 0; i < LOSSES; i++) {
                endSessions();
            }
            for (var one : running) {
                seen.addAll(one.get());
            }
        }

        seen.removeAll(Set.of(200, 201, 202, 409, 503));
        assertEquals(Set.of(), seen);
        Awaitility.await().until(() -> given().get("/api/encounters").statusCode() == 200);
    }

    private Set<Integer> play() {
        Set<Integer> seen = new TreeSet<>();
        var opened = open("stress-" + Thread.currentThread().threadId());
        seen.add(opened.statusCode());
        while (opened.statusCode() != 201) {
            opened = open("stress-" + Thread.currentThread().threadId());
            seen.add(opened.statusCode());
        }
        var duel = new Duel(opened.path("id"));
        for (int i = 0; i < LOSSES; i++) {
            asked(duel).map(Supplier::get).map(Response::statusCode).forEach(seen::add);
        }
        return seen;
    }

    private static Response open(String key) {
        return given().header("Idempotency-Key", key)
                .contentType(ContentType.JSON)
                .body(Golden.opening("Bajo presión").toString())
                .post("/api/encounters");
    }

    /** One request of each sort. */
    private static Stream<Supplier<Response>> asked(Duel duel) {
        return Stream.of(
                () -> given().get("/api/encounters"),
                () -> given().get(duel.path()),
                () -> given().get(duel.path() + "/events"),
                () -> given().get(duel.path() + "/export"),
                () -> duel.put("declarations/frances", "{\"actions\": []}"),
                () -> duel.post("rounds", "{\"pace\": \"step\"}"),
                () -> duel.post("beats", "{}"),
                () -> given().contentType(ContentType.JSON)
                        .body(Golden.opening("Perdida").toString())
                        .post("/api/encounters"));
    }

    private static void assertAway(Response answer) {
        answer.then()
                .statusCode(503)
                .contentType(containsString("application/problem+json"))
                .header("Retry-After", "1")
                .body("code", equalTo("store-away"))
                .body("faults[0].code", equalTo("store-away"));
    }

    /** Ends every session of the service, as a restart of the database would. */
    private void endSessions() throws SQLException {
        try (var connection = DriverManager.getConnection(servers.superuserUrl());
                var end = connection.prepareStatement(
                        "select pg_terminate_backend(pid, 10000) from pg_stat_activity where usename = 'arena_app'")) {
            end.executeQuery();
        }
    }

    private static List<String> types(Duel duel) {
        return duel.told(1).stream().map(StoreAwayTest::type).toList();
    }

    private static String type(JsonNode event) {
        return event.path("type").asText();
    }
}
