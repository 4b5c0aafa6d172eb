package asalto.cli;

import static asalto.cli.Scenarios.B;
import static asalto.cli.Scenarios.faults;
import static asalto.cli.Scenarios.ofRuleset;
import static asalto.cli.Scenarios.ofTables;
import static asalto.cli.Scenarios.scenario;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** The contract's faults of the whole file, of ruleset and of tables. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class FaultsOfRulesetTest {

    @Test
    void a_scenario_is_an_object() {
        assertEquals(List.of(" wrong-value"), faults("[]"));
        assertEquals(List.of(" wrong-value"), faults("null"));
    }

    @Test
    void an_object_that_lacks_a_required_field_is_not_looked_into_further() {
        assertEquals(
                List.of("x unknown-field", "ruleset missing-field", "rounds missing-field"),
                faults("{\"combatants\": 5, \"x\": 1}"));
    }

    @Test
    void the_rest_is_looked_at_only_when_the_ruleset_is_sound() {
        assertEquals(List.of("ruleset wrong-value"), faults(scenario("5", "[]", ", \"rounds\": 5, \"situation\": 5")));
        assertEquals(
                List.of("x unknown-field", "ruleset.id missing-field"),
                faults(scenario("{}", "[]", ", \"rounds\": 5, \"x\": 1")));
    }

    @Test
    void combatants_and_situation_are_looked_at_together_and_rounds_after_them() {
        assertEquals(
                List.of("combatants[0].id wrong-value", "situation.weather unknown-field"),
                faults(scenario(
                        "{\"id\": \"desafio\"}",
                        "[{\"id\": 5, " + Scenarios.ATTRIBUTES + "}]",
                        ", \"rounds\": 5, \"situation\": {\"weather\": 1}")));
    }

    @Test
    void a_field_unknown_at_the_top_does_not_hide_the_rounds() {
        assertEquals(
                List.of("x unknown-field", "rounds[0].dice wrong-value"),
                faults(scenario("{\"id\": \"desafio\"}", "[" + B + "]", ", \"rounds\": [{\"dice\": 5}], \"x\": 1")));
    }

    @Test
    void there_is_at_least_one_combatant() {
        assertEquals(
                List.of("combatants wrong-value"), faults(scenario("{\"id\": \"desafio\"}", "[]", ", \"rounds\": 5")));
    }

    @Test
    void a_field_given_twice_is_told_once_and_not_read() {
        assertEquals(
                List.of("combatants not-allowed"),
                faults("{\"ruleset\": {\"id\": \"desafio\"}, \"combatants\": 5, \"combatants\": [], \"rounds\": 5}"));
        assertEquals(
                List.of("ruleset.options.sprayModifier not-allowed"),
                ofRuleset("{\"id\": \"desafio\", \"options\": {\"sprayModifier\": 1, \"sprayModifier\": 2}}"));
        assertEquals(List.of("ruleset.x unknown-field"), ofRuleset("{\"id\": \"desafio\", \"x\": 1, \"x\": 1}"));
    }

    @Test
    void options_are_known_and_have_known_values() {
        assertEquals(
                List.of(
                        "ruleset.options.speed unknown-field",
                        "ruleset.options.parryReadiness wrong-value",
                        "ruleset.options.successLevelFloor wrong-value"),
                ofRuleset("{\"id\": \"desafio\", \"options\":"
                        + " {\"speed\": 1, \"parryReadiness\": null, \"successLevelFloor\": 0}}"));
    }

    @Test
    void damage_modifiers_cover_1_to_10_once_each() {
        assertEquals(List.of(), ofTables("{\"damageModifier\": [{\"from\": 1, \"to\": 10, \"modifier\": -3}]}"));
        assertEquals(List.of("ruleset.tables.damageModifier not-allowed"), ofTables("{\"damageModifier\": []}"));
        assertEquals(
                List.of("ruleset.tables.damageModifier not-allowed"),
                ofTables("{\"damageModifier\": [{\"from\": 1, \"to\": 10, \"modifier\": 0},"
                        + " {\"from\": 10, \"to\": 10, \"modifier\": 0}]}"));
    }

    @Test
    void a_faulty_row_keeps_the_cover_from_being_judged() {
        assertEquals(
                List.of("ruleset.tables.damageModifier[0].from wrong-value"),
                ofTables("{\"damageModifier\": [{\"from\": 0, \"to\": 3, \"modifier\": 0}]}"));
    }

    @Test
    void hit_locations_are_the_seven_and_cover_the_die() {
        assertEquals(
                List.of("ruleset.tables.hitLocation[0].location wrong-value"),
                ofTables("{\"hitLocation\": [{\"from\": 1, \"to\": 10, \"location\": \"tail\"}]}"));
        assertEquals(
                List.of("ruleset.tables.hitLocation not-allowed"),
                ofTables("{\"hitLocation\": [{\"from\": 10, \"to\": 1, \"location\": \"head\"}]}"));
    }

    @Test
    void wound_factors_are_positive_and_do_not_fall() {
        assertEquals(List.of(), ofTables("{\"woundLevel\": {\"serious\": 0.5, \"disabled\": 0.50, \"destroyed\": 2}}"));
        assertEquals(
                List.of("ruleset.tables.woundLevel not-allowed"),
                ofTables("{\"woundLevel\": {\"serious\": 1, \"disabled\": 3, \"destroyed\": 2.999}}"));
        assertEquals(
                List.of(
                        "ruleset.tables.woundLevel.serious wrong-value",
                        "ruleset.tables.woundLevel.disabled wrong-value",
                        "ruleset.tables.woundLevel.destroyed wrong-value"),
                ofTables("{\"woundLevel\": {\"serious\": 0, \"disabled\": \"1\", \"destroyed\": 1e999999999}}"));
        assertEquals(
                List.of("ruleset.tables.woundLevel.destroyed missing-field"),
                ofTables("{\"woundLevel\": {\"serious\": 0, \"disabled\": 1}}"));
    }

    @Test
    void needed_skills_are_there_whichever_table_was_given() {
        assertEquals(List.of("ruleset.tables.skills not-allowed"), ofTables("{\"skills\": {}}"));
        assertEquals(
                List.of("ruleset.tables.skills not-allowed"),
                ofTables("{\"weapons\": {\"pole\": {\"skill\": \"poles\", \"hands\": 2, \"damage\": \"1d6\","
                        + " \"kind\": \"blunt\", \"actions\": 1}}}"));
        assertEquals(
                List.of(),
                ofTables("{\"weapons\": {}, \"skills\": {"
                        + "\"dodge\": {\"type\": \"innate\", \"attributes\": [\"agility\"]},"
                        + "\"medicine\": {\"type\": \"knowledge\", \"attributes\": []}}}"));
    }

    @Test
    void skills_have_a_type_and_attributes() {
        assertEquals(
                List.of(
                        "ruleset.tables.skills.a.type wrong-value",
                        "ruleset.tables.skills.b.attributes[1] wrong-value",
                        "ruleset.tables.skills.c.attributes missing-field",
                        "ruleset.tables.skills not-allowed"),
                ofTables("{\"skills\": {\"a\": {\"type\": \"gift\", \"attributes\": []},"
                        + " \"b\": {\"type\": \"innate\", \"attributes\": [\"size\", \"wit\"]},"
                        + " \"c\": {\"type\": \"innate\"}}}"));
    }
}
