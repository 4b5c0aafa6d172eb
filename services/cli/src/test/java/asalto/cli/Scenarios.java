package asalto.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;

import asalto.protocol.Json;
import asalto.protocol.Parsed;
import asalto.rules.desafio.Forms;
import asalto.rules.form.Fault;
import asalto.rules.form.Form;
import asalto.rules.form.Reading;
import java.util.List;

/** Scenarios around the part that a test is about, and the faults that are told of them. */
final class Scenarios {

    static final String ATTRIBUTES = "\"attributes\": {\"strength\": 5, \"agility\": 5, \"endurance\": 5, \"size\": 5}";

    /** Armed with one weapon of every sort. */
    static final String A = "{\"id\": \"a\", " + ATTRIBUTES + ", \"weapons\": ["
            + "{\"id\": \"fist\", \"model\": \"fist\"}, {\"id\": \"sword\", \"model\": \"broadsword\"},"
            + "{\"id\": \"dagger\", \"model\": \"dagger\"}, {\"id\": \"bow\", \"model\": \"bow\"},"
            + "{\"id\": \"javelin\", \"model\": \"javelin\"}, {\"id\": \"revolver\", \"model\": \"revolver\"},"
            + "{\"id\": \"smg\", \"model\": \"tactical-smg\"}, {\"id\": \"mg\", \"model\": \"machine-gun\"}]}";

    static final String B = "{\"id\": \"b\", " + ATTRIBUTES + "}";

    private Scenarios() {}

    static String scenario(String ruleset, String combatants, String rest) {
        return "{\"ruleset\": " + ruleset + ", \"combatants\": " + combatants + rest + "}";
    }

    static List<String> ofRuleset(String ruleset) {
        return faults(scenario(ruleset, "[" + B + "]", ", \"rounds\": []"));
    }

    static List<String> ofTables(String tables) {
        return ofRuleset("{\"id\": \"desafio\", \"tables\": " + tables + "}");
    }

    static List<String> ofCombatants(String... combatants) {
        return faults(scenario("{\"id\": \"desafio\"}", "[" + String.join(", ", combatants) + "]", ", \"rounds\": []"));
    }

    /** @param fields those of a combatant, without id and attributes */
    static List<String> ofCombatantWith(String fields) {
        return ofCombatants("{\"id\": \"a\", " + ATTRIBUTES + ", " + fields + "}");
    }

    static List<String> ofWeapons(String... weapons) {
        return ofCombatantWith("\"weapons\": [" + String.join(", ", weapons) + "]");
    }

    static List<String> ofSituation(String situation) {
        return faults(scenario(
                "{\"id\": \"desafio\"}", "[" + A + ", " + B + "]", ", \"rounds\": [], \"situation\": " + situation));
    }

    static List<String> ofRounds(String... rounds) {
        return faults(scenario(
                "{\"id\": \"desafio\"}",
                "[" + A + ", " + B + "]",
                ", \"rounds\": [" + String.join(", ", rounds) + "]"));
    }

    static List<String> ofDeclarations(String... declarations) {
        return ofRounds("{\"declarations\": [" + String.join(", ", declarations) + "]}").stream()
                .map(fault -> fault.replace("rounds[0].declarations", "declarations"))
                .toList();
    }

    /** The faults of actions of a, below his declaration. */
    static List<String> ofActions(String... actions) {
        return ofDeclarations("{\"combatant\": \"a\", \"actions\": [" + String.join(", ", actions) + "]}").stream()
                .map(fault -> fault.replace("declarations[0].", ""))
                .toList();
    }

    /** Path and code of each fault, in the order told; none if the scenario is sound. */
    static List<String> faults(String scenario) {
        return switch (Forms.script(form(scenario))) {
            case Reading.Sound<?> _ -> List.of();
            case Reading.Faulty<?>(var faults) ->
                faults.stream().map(Scenarios::told).toList();
        };
    }

    /** Every fault that a test is about also has a sentence of its own. */
    private static String told(Fault fault) {
        var words = Words.of(fault);
        assertFalse(words.contains(" reason ") || words.contains("?"), words);
        return fault.path() + " " + fault.code();
    }

    static Form form(String json) {
        return switch (Json.parse(json)) {
            case Parsed.Written(var form) -> form;
            case Parsed.Malformed malformed -> throw new IllegalArgumentException(malformed + " in " + json);
        };
    }
}
