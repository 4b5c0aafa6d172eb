package asalto.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.time.Duration;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The arena is killed in the middle of a round that is played a tenth a second. */
@DisplayNameGeneration(ReplaceUnderscores.class)
@ExtendWith(RunningProduct.class)
class KillTest {

    @Test
    void the_round_goes_on_from_the_next_tenth_and_nothing_is_lost_or_doubled(Product product) throws Exception {
        var duel = Duel.opened(product, "killed").declared(1).started(1, "slow");
        Awaitility.await("tenth 6 is played")
                .atMost(Duration.ofSeconds(30))
                .until(() -> duel.view().path("beat").asInt() >= 6);
        long killed = product.pid("arena");

        product.killHard("arena");

        duel.awaitRound(2, "declaring");
        assertNotEquals(killed, product.pid("arena"));
        var seqs = duel.events().stream().map(e -> e.path("seq").asInt()).toList();
        assertEquals(IntStream.rangeClosed(1, seqs.size()).boxed().toList(), seqs);
        var expected = Duel.golden().at("/expect/events");
        var first = Duel.JSON.createArrayNode();
        expected.forEach(e -> {
            if (e.path("round").asInt() == 1) {
                first.add(e);
            }
        });
        GoldenEvents.assertMatches(first, duel.fight());
        assertEquals("intact", duel.settledAudit().path("verdict").asText());
    }
}
