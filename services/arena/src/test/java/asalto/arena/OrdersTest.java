package asalto.arena;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** Standing orders, given over REST. */
@QuarkusTest
@WithTestResource(Backing.class)
@DisplayNameGeneration(ReplaceUnderscores.class)
class OrdersTest {

    private static final String PARRY = """
            {"orders": [{"when": {"attackedBy": "espanol"},
                         "choose": {"actions": [{"kind": "parry", "weapon": "espada"}]}},
                        {"choose": {"actions": []}}]}""";

    private static final String ATTACK = """
            {"actions": [{"kind": "attack", "weapon": "espada", "target": "frances"}]}""";

    @Test
    void they_are_on_the_board_and_declare_for_who_is_away() {
        var duel = Duel.opened();

        duel.put("orders/frances", PARRY)
                .then()
                .statusCode(200)
                .body("events.type", contains("OrdersGiven"))
                .body("events[0].actor", equalTo("frances"));
        duel.view()
                .body("board.orders[0].combatant", equalTo("frances"))
                .body("board.orders[0].orders[0].when.attackedBy", contains("espanol"))
                .body("board.orders[0].orders[0].when.size()", equalTo(1))
                .body("board.orders[0].orders[1].size()", equalTo(1));

        duel.put("declarations/espanol", ATTACK).then().statusCode(200);
        duel.post("rounds", "{}")
                .then()
                .statusCode(202)
                .body("events[0].type", equalTo("OrdersWeighed"))
                .body("events[0].data.orders.outcome", contains("fired", "not-reached"))
                .body("events[1].type", equalTo("ActionsDeclared"))
                .body("events[1].actor", equalTo("frances"))
                .body("events[2].type", equalTo("RoundStarted"));
    }

    @Test
    void they_are_withdrawn_with_none() {
        var duel = Duel.opened();
        duel.put("orders/frances", PARRY).then().statusCode(200);

        duel.put("orders/frances", "{\"orders\": []}").then().statusCode(200);
        duel.view().body("board.orders", hasSize(0));
    }

    @Test
    void every_fault_has_its_path() {
        var duel = Duel.opened();

        duel.put(
                        "orders/frances",
                        "{\"orders\": [{\"when\": {\"mood\": 1}, \"choose\": {\"actions\": [{\"kind\": \"sing\"}]}}]}")
                .then()
                .statusCode(422)
                .body("faults.path", contains("orders[0].when.mood", "orders[0].choose.actions[0].kind"));
        duel.put("orders/nadie", PARRY).then().statusCode(404);
    }
}
