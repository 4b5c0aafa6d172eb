package asalto.arena;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
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

    @ParameterizedTest
    @CsvSource({
        "limit=0, limit",
        "limit=201, limit",
        "limit=x, limit",
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
