package asalto.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** REST, log, Kafka, chronicle, audit: the duel goes the whole way through the real servers. */
@DisplayNameGeneration(ReplaceUnderscores.class)
@ExtendWith(RunningProduct.class)
class WholePathTest {

    @Test
    void the_duel_over_rest_gives_the_events_of_the_rule_book(Product product) throws Exception {
        var duel = Duel.opened(product, "whole path").playedWhole();

        GoldenEvents.assertMatches(Duel.golden().at("/expect/events"), duel.fight());
    }

    @Test
    void the_state_after_it_is_that_of_the_rule_book(Product product) throws Exception {
        var duel = Duel.opened(product, "state").playedWhole();

        var expected = Duel.golden().at("/expect/state");
        for (var field : expected.properties()) {
            assertEquals(field.getValue(), duel.view().path("state").path(field.getKey()), field.getKey());
        }
    }

    @Test
    void the_chronicle_decides_everything_again_and_finds_the_same(Product product) throws Exception {
        var duel = Duel.opened(product, "audited").playedWhole();

        var audit = duel.settledAudit();

        assertEquals("intact", audit.path("verdict").asText(), audit::toString);
        assertEquals(duel.events().size(), audit.path("events").asInt());
        var recorded = io.restassured.RestAssured.get(product.address() + "/api/chronicle/encounters/" + duel.id());
        assertEquals(duel.events().size(), recorded.<Integer>path("last"));
        assertTrue(
                StreamSupport.stream(audit.path("checks").spliterator(), false)
                        .allMatch(c -> c.path("ok").asBoolean()),
                audit::toString);
    }

    @Test
    void the_sample_duel_is_there_and_audited(Product product) {
        var list = Duel.read(io.restassured.RestAssured.get(product.address() + "/api/encounters")
                .asString());
        JsonNode sample = StreamSupport.stream(list.path("encounters").spliterator(), false)
                .filter(e -> e.path("name").asText().startsWith("El duelo")
                        && e.path("round").asInt() == 3)
                .findFirst()
                .orElseThrow();

        var audit = io.restassured.RestAssured.get(
                product.address() + "/api/audit/" + sample.path("id").asText());

        assertEquals("intact", audit.path("verdict"));
    }
}
