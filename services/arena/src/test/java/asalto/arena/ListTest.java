package asalto.arena;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import asalto.arena.register.Register;
import asalto.protocol.Parts;
import asalto.protocol.WireFact;
import asalto.store.Append;
import asalto.store.EventStore;
import asalto.store.NewEvent;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The list of encounters, page by page. */
@QuarkusTest
@WithTestResource(Backing.class)
@DisplayNameGeneration(ReplaceUnderscores.class)
class ListTest {

    @Inject
    Register register;

    @Inject
    EventStore store;

    @Test
    void pages_have_every_encounter_once_and_the_newest_first() {
        var opened = IntStream.range(0, 5).mapToObj(_ -> Duel.opened().id()).toList();

        var seen = new ArrayList<String>();
        var address = "/api/encounters?limit=2";
        boolean more = true;
        while (more) {
            var page = given().get(address).then().statusCode(200).extract().jsonPath();
            List<String> ids = page.getList("encounters.id");
            seen.addAll(ids);
            more = page.getBoolean("more");
            address = "/api/encounters?limit=2&before=" + ids.getLast();
        }

        assertEquals(new TreeSet<>(seen).size(), seen.size(), "one came twice");
        assertTrue(seen.containsAll(opened));
        assertEquals(opened.reversed(), seen.stream().filter(opened::contains).toList());
    }

    @Test
    void of_many_combatants_the_first_are_named_and_all_are_counted() {
        var opening = Golden.opening("many");
        var cast = opening.withArray("combatants");
        for (int i = 0; i < 30; i++) {
            cast.add(((ObjectNode) cast.get(0).deepCopy()).put("id", "knight-" + i));
        }
        int all = cast.size();
        given().contentType(ContentType.JSON)
                .body(opening.toString())
                .post("/api/encounters")
                .then()
                .statusCode(201)
                .body("board.combatants.size()", equalTo(all));

        given().get("/api/encounters?limit=1")
                .then()
                .statusCode(200)
                .body("encounters[0].combatants.size()", equalTo(20))
                .body("encounters[0].seated", equalTo(all));
    }

    @Test
    void a_damaged_encounter_hides_no_other_and_ends_no_page() {
        var older = Duel.opened().id();
        damaged();
        damaged();
        var newest = Duel.opened().id();

        given().get("/api/encounters?limit=1")
                .then()
                .statusCode(200)
                .body("encounters.id", equalTo(List.of(newest)))
                .body("more", equalTo(true));
        given().get("/api/encounters?limit=1&before=" + newest)
                .then()
                .statusCode(200)
                .body("encounters.id", equalTo(List.of(older)))
                .body("more", equalTo(true));
    }

    /** One whose log begins with what no rules know. */
    private void damaged() {
        var encounter = UUID.randomUUID();
        register.enter(encounter, "Estropeado", "desafio", "instant");
        var fact = new WireFact("Sneezed", 1, new Parts("{\"system\":\"desafio\"}", "{}", "{}"));
        store.append(new Append(encounter, 0, List.of(new NewEvent(0, 0, Optional.empty(), fact)), Optional.empty()));
    }

    @ParameterizedTest
    @CsvSource({
        "limit=0, limit",
        "limit=201, limit",
        "limit=x, limit",
        "limit=٣, limit",
        "before=x, before",
        "before=00000000-0000-4000-8000-000000000000, before"
    })
    void a_query_that_asks_for_nothing_is_told_why(String query, String path) {
        given().get("/api/encounters?" + query)
                .then()
                .statusCode(422)
                .body("faults[0].path", equalTo(path))
                .body("faults[0].code", equalTo("wrong-value"));
    }
}
