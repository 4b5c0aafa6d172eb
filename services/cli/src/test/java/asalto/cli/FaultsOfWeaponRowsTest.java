package asalto.cli;

import static asalto.cli.Scenarios.ofTables;
import static asalto.cli.Scenarios.ofWeapons;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** The contract's faults of a row of the weapons table, there and in a combatant's list. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class FaultsOfWeaponRowsTest {

    private static final String CLUB = "\"skill\": \"clubs\", \"hands\": 1, \"kind\": \"blunt\"";

    /** Faults of a row with these fields more, below the row. */
    private static List<String> ofRow(String fields) {
        return ofTables("{\"weapons\": {\"w\": {" + CLUB + ", " + fields + "}}}").stream()
                .map(fault -> fault.replace("ruleset.tables.weapons.w", "w"))
                .toList();
    }

    @Test
    void a_row_has_its_fields() {
        assertEquals(
                List.of("w.colour unknown-field", "w.damage missing-field"),
                ofRow("\"colour\": 1, \"actions\": \"many\""));
    }

    @Test
    void damage_is_dice() {
        for (var damage : List.of("1d8", "2d6+1", "1d3-1", "1d1", "1d6+0")) {
            assertEquals(List.of(), ofRow("\"actions\": 1, \"damage\": \"" + damage + "\""), damage);
        }
        for (var damage : List.of(
                "",
                "d6",
                "0d6",
                "1d0",
                "1D6",
                "1d6+",
                "1d6 + 1",
                "1d6\u22121",
                "01d6",
                "9999999d6",
                "999999d999999",
                "1001d6")) {
            assertEquals(
                    List.of("w.damage wrong-value"), ofRow("\"actions\": 1, \"damage\": \"" + damage + "\""), damage);
        }
        assertEquals(List.of("w.damage wrong-value"), ofRow("\"actions\": 1, \"damage\": 6"));
    }

    @Test
    void a_row_has_either_actions_or_modes() {
        assertEquals(List.of("w not-allowed"), ofRow("\"damage\": \"1d6\""));
        assertEquals(
                List.of("w not-allowed"),
                ofRow("\"damage\": \"1d6\", \"actions\": 1, \"modes\": {\"single\": 1}, \"magazine\": 1,"
                        + " \"ranges\": [1, 1, 1]"));
    }

    @Test
    void modes_are_one_or_more_of_three() {
        assertEquals(List.of("w.modes wrong-value"), ofGun("\"modes\": {}"));
        assertEquals(
                List.of("w.modes.single wrong-value", "w.modes.burst wrong-value", "w.modes.sustained wrong-value"),
                ofGun("\"modes\": {\"single\": 2, \"burst\": 4, \"sustained\": 101}"));
        assertEquals(List.of(), ofGun("\"modes\": {\"burst\": 2, \"sustained\": 100}"));
    }

    private static List<String> ofGun(String fields) {
        return ofRow("\"damage\": \"1d6\", \"magazine\": 6, \"ranges\": [1, 2, 3], " + fields);
    }

    @Test
    void what_shoots_has_magazine_and_ranges() {
        assertEquals(
                List.of("w.magazine missing-field", "w.ranges missing-field"),
                ofRow("\"damage\": \"1d6\", \"modes\": {\"single\": 1}"));
        assertEquals(List.of("w.ranges missing-field"), ofRow("\"damage\": \"1d6\", \"actions\": 1, \"magazine\": 1"));
        assertEquals(
                List.of("w.magazine missing-field"),
                ofRow("\"damage\": \"1d6\", \"actions\": 1, \"ranges\": [1, 2, 3]"));
    }

    @Test
    void ranges_are_three_from_1_and_do_not_fall() {
        assertEquals(List.of("w.ranges wrong-value"), ofBow("\"magazine\": 1, \"ranges\": [1, 2]"));
        assertEquals(List.of("w.ranges not-allowed"), ofBow("\"magazine\": 1, \"ranges\": [1, 3, 2]"));
        assertEquals(List.of("w.ranges[0] wrong-value"), ofBow("\"magazine\": 1, \"ranges\": [0, 3, 2]"));
        assertEquals(List.of("w.magazine wrong-value"), ofBow("\"magazine\": 0, \"ranges\": [1, 1, 1]"));
    }

    private static List<String> ofBow(String fields) {
        return ofRow("\"damage\": \"1d6\", \"actions\": 1, " + fields);
    }

    @Test
    void marks_are_true_or_false() {
        assertEquals(
                List.of(
                        "w.shield wrong-value",
                        "w.natural wrong-value",
                        "w.thrown wrong-value",
                        "w.pistol wrong-value",
                        "w.carriedLoaded wrong-value"),
                ofRow("\"damage\": \"1d6\", \"actions\": 1, \"shield\": 1, \"natural\": null, \"thrown\": \"yes\","
                        + " \"pistol\": 0, \"carriedLoaded\": []"));
    }

    @Test
    void a_combatants_own_row_is_judged_in_the_same_way() {
        assertEquals(
                List.of("combatants[0].weapons[0] not-allowed", "combatants[0].weapons[1].skill wrong-value"),
                ofWeapons(
                        "{\"id\": \"x\", " + CLUB + ", \"damage\": \"1d6\"}",
                        "{\"id\": \"y\", \"skill\": \"poles\", \"hands\": 1, \"kind\": \"blunt\", \"damage\": \"1d6\","
                                + " \"actions\": 3}"));
    }
}
