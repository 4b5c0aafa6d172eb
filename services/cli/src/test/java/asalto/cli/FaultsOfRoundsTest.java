package asalto.cli;

import static asalto.cli.Scenarios.ofDeclarations;
import static asalto.cli.Scenarios.ofRounds;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** The contract's faults of rounds: their situation, who declares, time, dice. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class FaultsOfRoundsTest {

    private static final String SHOT =
            "{\"declarations\": [{\"combatant\": \"a\", \"actions\": [{\"kind\": \"shoot\", \"weapon\": \"revolver\","
                    + " \"target\": \"b\"}]}]";

    private static final String FAR =
            "\"situation\": {\"ranges\": [{\"from\": \"b\", \"to\": \"a\", \"metres\": 51}]}}";

    @Test
    void a_round_may_be_empty_and_null_where_the_table_says_so() {
        assertEquals(List.of(), ofRounds("{}", "{\"advance\": null, \"dice\": null}", "{\"advance\": {}}"));
        assertEquals(
                List.of(
                        "rounds[0].situation wrong-value",
                        "rounds[0].declarations wrong-value",
                        "rounds[1] wrong-value"),
                ofRounds("{\"situation\": null, \"declarations\": null}", "null"));
    }

    @Test
    void a_pair_has_one_distance_in_a_list() {
        assertEquals(
                List.of("rounds[0].situation.ranges[1] not-allowed", "rounds[0].situation.ranges[2] not-allowed"),
                ofRounds("{\"situation\": {\"ranges\": [{\"from\": \"a\", \"to\": \"b\", \"metres\": 1},"
                        + " {\"from\": \"b\", \"to\": \"a\", \"metres\": 1},"
                        + " {\"from\": \"b\", \"to\": \"b\", \"metres\": 1}]}}"));
    }

    @Test
    void each_is_set_once_and_not_prone_on_horseback() {
        assertEquals(
                List.of(
                        "rounds[0].situation.set[0].posture not-allowed",
                        "rounds[0].situation.set[1].combatant not-allowed"),
                ofRounds("{\"situation\": {\"set\": [{\"combatant\": \"a\", \"mounted\": true, \"posture\": \"prone\"},"
                        + " {\"combatant\": \"a\", \"storey\": 2}]}}"));
    }

    @Test
    void a_combatant_declares_once_and_is_there() {
        var nothing = "{\"combatant\": \"%s\", \"actions\": []}";
        assertEquals(
                List.of("declarations[1].combatant not-allowed", "declarations[2].combatant unknown-combatant"),
                ofDeclarations(nothing.formatted("a"), nothing.formatted("a"), nothing.formatted("x")));
    }

    @Test
    void what_a_stranger_declares_is_judged_by_its_form_alone() {
        assertEquals(
                List.of("declarations[0].combatant unknown-combatant", "declarations[0].actions[2].kind wrong-value"),
                ofDeclarations("{\"combatant\": \"x\", \"actions\": [{\"kind\": \"attack\", \"weapon\": \"none\","
                        + " \"target\": \"a\"}, {\"kind\": \"move\", \"metres\": 9}, {\"kind\": \"fly\"}]}"));
    }

    @Test
    void a_declaration_has_its_fields() {
        assertEquals(
                List.of(
                        "declarations[0].mood unknown-field",
                        "declarations[0].actions missing-field",
                        "declarations[1].accumulateOn wrong-value"),
                ofDeclarations(
                        "{\"combatant\": \"x\", \"mood\": \"grim\"}",
                        "{\"combatant\": \"a\", \"actions\": [], \"accumulateOn\": \"both\"}"));
        assertEquals(List.of(), ofDeclarations("{\"combatant\": \"a\", \"actions\": [], \"accumulateOn\": null}"));
    }

    @Test
    void a_distance_holds_from_its_round_on() {
        assertEquals(
                List.of(
                        "rounds[1].declarations[0].actions[0].target not-allowed",
                        "rounds[2].declarations[0].actions[0].target not-allowed"),
                ofRounds(SHOT + "}", SHOT + ", " + FAR, SHOT + "}"));
    }

    @Test
    void a_faulty_situation_keeps_every_distance_after_it_from_being_judged() {
        assertEquals(
                List.of(
                        "rounds[0].declarations[0].actions[0].target not-allowed",
                        "rounds[1].situation.weather unknown-field"),
                ofRounds(SHOT + ", " + FAR, "{\"situation\": {\"weather\": 1}}", SHOT + ", " + FAR));
    }

    @Test
    void time_is_1_or_more_of_each_unit() {
        assertEquals(
                List.of(
                        "rounds[0].advance.weeks unknown-field",
                        "rounds[0].advance.minutes wrong-value",
                        "rounds[0].advance.hours wrong-value",
                        "rounds[0].advance.days wrong-value",
                        "rounds[0].advance.rest wrong-value",
                        "rounds[1].advance wrong-value"),
                ofRounds(
                        "{\"advance\": {\"minutes\": 0, \"hours\": null, \"days\": 1.0, \"weeks\": 1, \"rest\": 1}}",
                        "{\"advance\": 5}"));
    }

    @Test
    void a_treatment_names_who_is_there_and_a_healer_who_can() {
        assertEquals(
                List.of(
                        "rounds[0].advance.treatments[0] not-allowed",
                        "rounds[0].advance.treatments[1].healer unknown-combatant",
                        "rounds[0].advance.treatments[1].patient unknown-combatant",
                        "rounds[0].advance.treatments[1].wound wrong-value",
                        "rounds[0].advance.treatments[2].patient missing-field",
                        "rounds[0].advance.treatments[2].wound missing-field"),
                ofRounds(
                        "{\"advance\": {\"treatments\": [{\"healer\": \"a\", \"patient\": \"a\", \"wound\": \"shock\"},"
                                + " {\"healer\": \"x\", \"patient\": \"y\", \"wound\": 0}, {\"healer\": 5}]}}"));
    }

    @Test
    void dice_show_1_or_more() {
        assertEquals(
                List.of("rounds[0].dice[1] wrong-value", "rounds[0].dice[2] wrong-value", "rounds[1].dice wrong-value"),
                ofRounds("{\"dice\": [1, 0, 4.0]}", "{\"dice\": 5}"));
    }
}
