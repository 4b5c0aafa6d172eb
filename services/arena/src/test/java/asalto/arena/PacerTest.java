package asalto.arena;

import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** Rounds that go by the clock, also when their player dies in the middle. */
@QuarkusTest
@WithTestResource(Backing.class)
@DisplayNameGeneration(ReplaceUnderscores.class)
class PacerTest {

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    @Inject
    Pacer pacer;

    @Inject
    Tables tables;

    @Test
    void a_round_in_real_time_tells_the_same_as_one_at_once() {
        var duel = Duel.opened().declared(1).started(1, Pace.REAL);

        awaitRound(duel, 2);

        assertEquals(Golden.events(1), duel.told());
    }

    @Test
    void after_a_crash_in_mid_round_it_goes_on_from_the_next_beat_with_nothing_lost_or_doubled() {
        var duel = Duel.opened().declared(1).started(1, Pace.SLOW);
        Awaitility.await().atMost(PATIENCE).until(() -> duel.view().extract().<Integer>path("beat") >= 4);

        pacer.drop();
        tables.forget();
        duel.view().body("phase", equalTo("playing"));
        awaitRound(duel, 2);

        assertEquals(Golden.events(1), duel.told());
        var seqs =
                duel.events().stream().map(event -> event.path("seq").asInt()).toList();
        assertEquals(IntStream.rangeClosed(1, seqs.size()).boxed().toList(), seqs);
    }

    @Test
    void the_next_round_may_start_the_moment_that_one_has_ended() {
        var duel = Duel.opened().declared(1).started(1, Pace.REAL);
        Awaitility.await()
                .pollInterval(Duration.ofMillis(1))
                .atMost(PATIENCE)
                .until(() -> duel.view().extract().<Integer>path("round") == 2);

        duel.declared(2).started(2, Pace.REAL);
        awaitRound(duel, 3);

        assertEquals(Golden.events(), duel.told());
    }

    private static void awaitRound(Duel duel, int round) {
        Awaitility.await()
                .atMost(PATIENCE)
                .until(() -> List.of(round, "declaring")
                        .equals(List.of(
                                duel.view().extract().<Integer>path("round"),
                                duel.view().extract().<String>path("phase"))));
    }
}
