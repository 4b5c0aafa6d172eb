package asalto.cli;

import static asalto.cli.Scenarios.ATTRIBUTES;
import static asalto.cli.Scenarios.B;
import static asalto.cli.Scenarios.ofCombatantWith;
import static asalto.cli.Scenarios.ofCombatants;
import static asalto.cli.Scenarios.ofRuleset;
import static asalto.cli.Scenarios.ofSituation;
import static asalto.cli.Scenarios.ofWeapons;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** The contract's faults of combatants, their weapons, and the first situation. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class FaultsOfCombatantsTest {

    @Test
    void everything_that_may_be_null_may_be_left_out_and_nothing_else_may_be_null() {
        assertEquals(List.of(), ofCombatantWith("\"side\": null"));
        assertEquals(
                List.of(
                        "combatants[0].name wrong-value",
                        "combatants[0].npc wrong-value",
                        "combatants[0].skills wrong-value",
                        "combatants[0].weapons wrong-value",
                        "combatants[0].armour wrong-value",
                        "combatants[0].posture wrong-value",
                        "combatants[0].mounted wrong-value",
                        "combatants[0].moving wrong-value",
                        "combatants[0].cover wrong-value",
                        "combatants[0].storey wrong-value"),
                ofCombatantWith(
                        "\"name\": null, \"npc\": null, \"skills\": null, \"weapons\": null, \"armour\": null,"
                                + " \"posture\": null, \"mounted\": null, \"moving\": null, \"cover\": null, \"storey\": null"));
    }

    @Test
    void texts_are_not_empty_and_ids_are_unique() {
        assertEquals(
                List.of("combatants[0].name wrong-value", "combatants[0].side wrong-value"),
                ofCombatantWith("\"name\": \"\", \"side\": \"\""));
        assertEquals(List.of("combatants[1].id not-allowed"), ofCombatants(B, B));
    }

    @Test
    void integers_have_32_bits() {
        assertEquals(List.of(), ofCombatantWith("\"storey\": -2147483648"));
        assertEquals(List.of("combatants[0].storey wrong-value"), ofCombatantWith("\"storey\": 2147483648"));
        assertEquals(List.of("combatants[0].storey wrong-value"), ofCombatantWith("\"storey\": 1e3"));
        assertEquals(List.of("combatants[0].storey wrong-value"), ofCombatantWith("\"storey\": 99999999999999999999"));
    }

    @Test
    void attributes_are_four_from_1_to_10() {
        assertEquals(
                List.of("combatants[0].attributes.wit unknown-field", "combatants[0].attributes.size missing-field"),
                ofCombatants("{\"id\": \"a\", \"attributes\":"
                        + " {\"strength\": 99, \"agility\": 5, \"endurance\": 5, \"wit\": 5}}"));
        assertEquals(
                List.of("combatants[0].attributes missing-field", "combatants[1].id missing-field"),
                ofCombatants("{\"id\": \"\"}", "{" + ATTRIBUTES + ", \"cover\": 5}"));
    }

    @Test
    void a_base_is_judged_only_on_sound_attributes() {
        assertEquals(List.of("combatants[0].skills.dodge not-allowed"), ofCombatantWith("\"skills\": {\"dodge\": 1}"));
        assertEquals(
                List.of("combatants[0].attributes.agility wrong-value"),
                ofCombatants("{\"id\": \"a\", \"attributes\": {\"strength\": 5, \"agility\": 11, \"endurance\": 5,"
                        + " \"size\": 5}, \"skills\": {\"dodge\": 0}}"));
    }

    @Test
    void an_innate_skill_is_at_least_1_and_the_mean_is_halved_once() {
        var slow = "{\"id\": \"a\", \"attributes\": {\"strength\": 1, \"agility\": 4, \"endurance\": 5, \"size\": 5},"
                + " \"skills\": {\"brawl\": %d, \"climb\": %d}}";
        assertEquals(List.of(), ofCombatants(slow.formatted(1, 1)));
        assertEquals(
                List.of("combatants[0].skills.brawl not-allowed", "combatants[0].skills.climb not-allowed"),
                ofCombatants(slow.formatted(0, 0)));
        var mean = "{\"id\": \"a\", \"attributes\": {\"strength\": 5, \"agility\": 8, \"endurance\": 5, \"size\": 5},"
                + " \"skills\": {\"climb\": %d}}";
        assertEquals(List.of(), ofCombatants(mean.formatted(3)));
        assertEquals(List.of("combatants[0].skills.climb not-allowed"), ofCombatants(mean.formatted(2)));
    }

    @Test
    void armour_is_of_the_seven_locations() {
        assertEquals(
                List.of("combatants[0].armour.tail unknown-field", "combatants[0].armour.head wrong-value"),
                ofCombatantWith("\"armour\": {\"head\": -1, \"tail\": 3}"));
    }

    @Test
    void nobody_is_prone_on_horseback() {
        assertEquals(
                List.of("combatants[0].posture not-allowed"),
                ofCombatantWith("\"mounted\": true, \"posture\": \"prone\""));
    }

    @Test
    void a_weapon_is_of_a_model_or_has_a_row_of_its_own() {
        assertEquals(
                List.of("combatants[0].weapons[0].model wrong-value", "combatants[0].weapons[1].skill unknown-field"),
                ofWeapons(
                        "{\"id\": \"x\", \"model\": \"spoon\"}",
                        "{\"id\": \"y\", \"model\": \"dagger\", \"skill\": \"daggers\"}"));
        assertEquals(
                List.of(
                        "combatants[0].weapons[0].skill missing-field",
                        "combatants[0].weapons[0].hands missing-field",
                        "combatants[0].weapons[0].damage missing-field",
                        "combatants[0].weapons[0].kind missing-field"),
                ofWeapons("{\"id\": \"x\"}"));
    }

    @Test
    void a_hand_holds_one_thing() {
        assertEquals(
                List.of("combatants[0].weapons[1].held not-allowed"),
                ofWeapons(
                        "{\"id\": \"x\", \"model\": \"dagger\"}",
                        "{\"id\": \"y\", \"model\": \"dagger\", \"held\": \"right\"}"));
        assertEquals(
                List.of("combatants[0].weapons[1].held not-allowed"),
                ofWeapons(
                        "{\"id\": \"x\", \"model\": \"dagger\", \"held\": \"left\"}",
                        "{\"id\": \"y\", \"model\": \"bow\", \"held\": \"both\"}"));
        assertEquals(
                List.of(),
                ofWeapons(
                        "{\"id\": \"x\", \"model\": \"dagger\", \"held\": \"left\"}",
                        "{\"id\": \"y\", \"model\": \"bow\"}",
                        "{\"id\": \"z\", \"model\": \"fist\", \"held\": null}",
                        "{\"id\": \"w\", \"model\": \"dagger\", \"held\": \"right\"}"));
    }

    @Test
    void both_hands_hold_exactly_the_two_handed() {
        assertEquals(
                List.of("combatants[0].weapons[0].held not-allowed", "combatants[0].weapons[1].held not-allowed"),
                ofWeapons(
                        "{\"id\": \"x\", \"model\": \"dagger\", \"held\": \"both\"}",
                        "{\"id\": \"y\", \"model\": \"bow\", \"held\": \"right\"}"));
    }

    @Test
    void a_natural_weapon_is_not_held() {
        assertEquals(
                List.of("combatants[0].weapons[0].held not-allowed"),
                ofWeapons("{\"id\": \"x\", \"model\": \"fist\", \"held\": \"right\"}"));
    }

    @Test
    void ammunition_fits_the_magazine() {
        assertEquals(
                List.of(
                        "combatants[0].weapons[0].ammunition wrong-value",
                        "combatants[0].weapons[1].ammunition not-allowed",
                        "combatants[0].weapons[2].ammunition not-allowed",
                        "combatants[0].weapons[3].ammunition wrong-value"),
                ofWeapons(
                        "{\"id\": \"x\", \"model\": \"revolver\", \"ammunition\": 7}",
                        "{\"id\": \"y\", \"model\": \"dagger\", \"ammunition\": 0}",
                        "{\"id\": \"z\", \"model\": \"sling\", \"held\": null, \"ammunition\": 1}",
                        "{\"id\": \"w\", \"model\": \"revolver\", \"ammunition\": -1}"));
        assertEquals(
                List.of(),
                ofWeapons(
                        "{\"id\": \"y\", \"model\": \"dagger\", \"ammunition\": null}",
                        "{\"id\": \"z\", \"model\": \"sling\", \"held\": null, \"ammunition\": 0}"));
    }

    @Test
    void sights_are_true_or_false() {
        assertEquals(
                List.of(
                        "combatants[0].weapons[0].telescopic wrong-value",
                        "combatants[0].weapons[0].laser wrong-value"),
                ofWeapons("{\"id\": \"x\", \"model\": \"revolver\", \"telescopic\": 1, \"laser\": null}"));
    }

    @Test
    void the_first_situation_sets_nobody() {
        assertEquals(List.of("situation.set unknown-field"), ofSituation("{\"set\": []}"));
        assertEquals(List.of("situation wrong-value"), ofSituation("null"));
    }

    @Test
    void a_distance_is_of_two_who_are_there() {
        assertEquals(
                List.of("situation.ranges[0].from unknown-combatant", "situation.ranges[1].to unknown-combatant"),
                ofSituation("{\"ranges\": [{\"from\": \"x\", \"to\": \"a\", \"metres\": 0},"
                        + " {\"from\": \"a\", \"to\": \"y\", \"metres\": 0}]}"));
    }

    @Test
    void nobody_is_unknown_while_an_id_is_at_fault() {
        assertEquals(
                List.of("combatants[0].id wrong-value"),
                Scenarios.faults(Scenarios.scenario(
                        "{\"id\": \"desafio\"}",
                        "[{\"id\": 7, " + ATTRIBUTES + "}]",
                        ", \"rounds\": [], \"situation\": {\"modifiers\":"
                                + " [{\"combatant\": \"x\", \"value\": 1, \"reason\": \"r\"}]}")));
    }

    @Test
    void an_unknown_id_of_a_ruleset_is_told_by_this_system() {
        assertEquals(List.of("ruleset.id wrong-value"), ofRuleset("{\"id\": \"chess\"}"));
    }
}
