package asalto.arena;

import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** What is asked for at the same moment: each in its turn, and nothing twice that was meant once. */
@QuarkusTest
@WithTestResource(Backing.class)
@DisplayNameGeneration(ReplaceUnderscores.class)
class TurnsTest {

    private static final int AT_ONCE = 30;

    @Inject
    Tables tables;

    @Test
    void thirty_starts_at_once_play_one_round() throws Exception {
        var duel = Duel.opened().declared(1);

        var answers = together(duel, () -> duel.post("rounds", "{}"));

        assertOne(answers, 202, "round-underway");
        assertEquals(2, duel.view().extract().jsonPath().getInt("round"));
        duel.post("rounds", "{}").then().statusCode(202);
        assertEquals(3, duel.view().extract().jsonPath().getInt("round"));
    }

    @Test
    void thirty_steps_at_once_play_one_beat() throws Exception {
        var duel = Duel.opened().declared(1).started(1, Pace.STEP);

        var answers = together(duel, () -> duel.post("beats", "{}"));

        assertOne(answers, 200, "beat-played");
        duel.post("beats", "{}").then().statusCode(200);
    }

    @Test
    void who_would_wait_too_long_for_his_turn_is_told_that_others_are_busy() throws Exception {
        var duel = Duel.opened();
        int before = duel.version();
        var over = new CountDownLatch(1);
        try (var others = Executors.newVirtualThreadPerTaskExecutor()) {
            hold(others, duel, over);

            var answer = duel.put("declarations/frances", "{\"actions\": []}");
            over.countDown();

            answer.then()
                    .statusCode(409)
                    .header("Retry-After", "1")
                    .body("code", equalTo("in-flight"))
                    .body("faults[0].code", equalTo("in-flight"));
        }
        assertEquals(before, duel.version());
        duel.put("declarations/frances", "{\"actions\": []}").then().statusCode(200);
    }

    private static void assertOne(List<Response> answers, int done, String why) {
        assertEquals(1, answers.stream().filter(it -> it.statusCode() == done).count());
        assertEquals(
                AT_ONCE - 1,
                answers.stream()
                        .filter(it -> it.statusCode() == 409)
                        .filter(it -> it.jsonPath().getString("code").equals("wrong-phase"))
                        .filter(it -> it.jsonPath().getString("faults[0].code").equals(why))
                        .count());
    }

    /** Sends them while the encounter is busy, and lets them have their turns when all are waiting. */
    private List<Response> together(Duel duel, Supplier<Response> request) throws Exception {
        var over = new CountDownLatch(1);
        try (var clients = Executors.newVirtualThreadPerTaskExecutor()) {
            hold(clients, duel, over);
            var sent = IntStream.range(0, AT_ONCE)
                    .mapToObj(_ -> clients.submit(request::get))
                    .toList();
            Awaitility.await().until(() -> table(duel).waiting() == AT_ONCE);
            over.countDown();
            var answers = new ArrayList<Response>();
            for (Future<Response> one : sent) {
                answers.add(one.get());
            }
            return answers;
        }
    }

    /** Keeps the encounter busy until it is over. */
    private void hold(ExecutorService others, Duel duel, CountDownLatch over) throws Exception {
        var begun = new CountDownLatch(1);
        others.submit(() -> table(duel).inTurn(Duration.ofSeconds(60), () -> {
            begun.countDown();
            try {
                over.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return true;
        }));
        begun.await();
    }

    private Table table(Duel duel) {
        return tables.of(UUID.fromString(duel.id()));
    }
}
