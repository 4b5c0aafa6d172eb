package asalto.chronicle;

import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** A database that is dead or stands still is said to be away, and nothing is missing when it is back. */
@QuarkusTest
@WithTestResource(Platform.class)
@DisplayNameGeneration(ReplaceUnderscores.class)
class StoreAwayTest {

    World world;

    private final Sealed fight = Duel.fought(UUID.randomUUID());

    @Test
    void while_the_database_is_dead_everything_is_refused_and_then_goes_on() throws Exception {
        assertAwayWhile(
                () -> world.servers().stopPostgres(), () -> world.servers().startPostgres());
    }

    @Test
    void while_the_database_stands_still_everything_is_refused_and_then_goes_on() throws Exception {
        assertAwayWhile(
                () -> world.servers().freezePostgres(), () -> world.servers().thawPostgres());
    }

    private void assertAwayWhile(Runnable away, Runnable back) throws Exception {
        world.arena().exports(fight.encounter().toString(), fight.lines());
        world.relay().send(fight.records().subList(0, 5));
        await().until(() -> events() == 5);

        List<Response> answers;
        away.run();
        try {
            world.relay().send(fight.records().subList(5, fight.records().size()));
            answers = asked();
        } finally {
            back.run();
        }

        answers.forEach(StoreAwayTest::assertAway);
        await().atMost(Duration.ofSeconds(60))
                .until(() -> events() == fight.events().size());
        assertEquals(
                "intact", RestAssured.get("/api/audit/" + fight.encounter()).path("verdict"));
    }

    private List<Response> asked() {
        try (var clients = Executors.newVirtualThreadPerTaskExecutor()) {
            return Stream.of("/api/audit/", "/api/chronicle/encounters/")
                    .map(path -> clients.submit(() -> RestAssured.get(path + fight.encounter())))
                    .toList()
                    .stream()
                    .map(StoreAwayTest::answer)
                    .toList();
        }
    }

    private static Response answer(Future<Response> asked) {
        await().atMost(Duration.ofSeconds(60)).until(asked::isDone);
        return asked.resultNow();
    }

    private static void assertAway(Response answer) {
        answer.then()
                .statusCode(503)
                .contentType(containsString("application/problem+json"))
                .header("Retry-After", "1")
                .body("code", equalTo("store-away"))
                .body("faults[0].code", equalTo("store-away"));
    }

    private int events() {
        var answer = RestAssured.get("/api/chronicle/encounters/" + fight.encounter());
        return answer.statusCode() == 200 ? answer.path("events") : 0;
    }
}
