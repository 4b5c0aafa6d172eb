package asalto.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import asalto.protocol.Systems;
import asalto.rules.Command;
import asalto.rules.Decision;
import asalto.rules.desafio.Forms;
import asalto.rules.form.Fault;
import asalto.rules.form.Form;
import asalto.rules.form.Reading;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** However much is written, it is judged in a bounded time, and the answer is one that people can read. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class BoundsTest {

    private static String times(int count, String text) {
        return String.join(", ", Collections.nCopies(count, text));
    }

    /** The entries that a template makes of 0, 1, 2 and so on. */
    private static String entries(int count, String template) {
        return IntStream.range(0, count)
                .mapToObj(i -> template.replace("#", "" + i))
                .collect(Collectors.joining(", "));
    }

    private static String declaration(String actions) {
        return "{\"declarations\": [{\"combatant\": \"a\", \"actions\": [" + actions + "]}]}";
    }

    private static String rounds(String rounds) {
        return Scenarios.scenario(
                "{\"id\": \"desafio\"}",
                "[" + Scenarios.A + ", " + Scenarios.B + "]",
                ", \"rounds\": [" + rounds + "]");
    }

    private static String combatants(String combatants) {
        return Scenarios.scenario("{\"id\": \"desafio\"}", "[" + combatants + "]", ", \"rounds\": []");
    }

    private static String combatantWith(String fields) {
        return combatants("{\"id\": \"a\", " + Scenarios.ATTRIBUTES + ", " + fields + "}");
    }

    private static String tables(String tables) {
        return Scenarios.scenario(
                "{\"id\": \"desafio\", \"tables\": " + tables + "}", "[" + Scenarios.B + "]", ", \"rounds\": []");
    }

    /** A scenario with so many of something. */
    private static String with(String what, int count) {
        var modifier = "{\"value\": 1, \"reason\": \"x\"}";
        return switch (what) {
            case "combatants" -> combatants(entries(count, "{\"id\": \"c#\", " + Scenarios.ATTRIBUTES + "}"));
            case "combatants[0].weapons" ->
                combatantWith("\"weapons\": [" + entries(count, "{\"id\": \"w#\", \"model\": \"fist\"}") + "]");
            case "combatants[0].skills" -> combatantWith("\"skills\": {" + entries(count, "\"s#\": 1") + "}");
            case "ruleset.tables.weapons" ->
                tables("{\"weapons\": {"
                        + entries(
                                count,
                                "\"w#\": {\"skill\": \"axes\", \"hands\": 1, \"damage\": \"1d6\", \"kind\": \"edged\","
                                        + " \"actions\": 1}")
                        + "}}");
            case "ruleset.tables.skills" ->
                tables("{\"weapons\": {}, \"skills\": {\"dodge\": {\"type\": \"innate\", \"attributes\": []},"
                        + " \"medicine\": {\"type\": \"innate\", \"attributes\": []}, "
                        + entries(count - 2, "\"s#\": {\"type\": \"innate\", \"attributes\": []}")
                        + "}}");
            case "situation.modifiers" ->
                rounds("")
                        .replace(
                                "\"rounds\"",
                                "\"situation\": {\"modifiers\": ["
                                        + times(count, "{\"combatant\": \"a\", \"value\": 1, \"reason\": \"x\"}")
                                        + "]}, \"rounds\"");
            case "rounds" -> rounds(times(count, "{}"));
            case "rounds[0].declarations[0].actions" ->
                rounds(declaration(times(count, "{\"kind\": \"drop\", \"weapon\": \"sword\"}")));
            case "rounds[0].declarations[0].actions[0].modifiers" ->
                rounds(declaration("{\"kind\": \"attack\", \"weapon\": \"sword\", \"target\": \"b\", \"modifiers\": ["
                        + times(count, modifier) + "]}"));
            default -> throw new IllegalArgumentException(what);
        };
    }

    private static List<Fault> faults(String scenario) {
        return Forms.script(Scenarios.form(scenario)) instanceof Reading.Faulty<?>(var faults) ? faults : List.of();
    }

    @ParameterizedTest
    @CsvSource({
        "combatants, 500",
        "combatants[0].weapons, 100",
        "ruleset.tables.weapons, 500",
        "ruleset.tables.skills, 200",
        "situation.modifiers, 50",
        "rounds, 10000",
        "rounds[0].declarations[0].actions, 100",
        "rounds[0].declarations[0].actions[0].modifiers, 50"
    })
    void so_many_may_be_written_and_not_one_more(String path, int most) {
        assertEquals(List.of(), faults(with(path, most)));

        var fault = faults(with(path, most + 1)).getFirst();
        assertEquals(path + " wrong-value", fault.path() + " " + fault.code());
        assertEquals("{given=" + (most + 1) + ", least=0, most=" + most + ", reason=count}", "" + fault.data());
    }

    @Test
    void where_five_hundred_sit_there_is_no_seat() {
        var combatant = Scenarios.form(Scenarios.B);
        var opening = (Form.Fields) Scenarios.form(with("combatants", 500));
        var rules = Systems.all().getFirst().rules();
        var opened = assertInstanceOf(
                Decision.Accepted.class,
                rules.open(new Form.Fields(opening.fields().stream()
                        .filter(field -> !field.name().equals("rounds"))
                        .toList())));
        var refused = assertInstanceOf(
                Decision.Refused.class, rules.fold(opened.events()).decide(new Command.Seat(combatant), (_, _) -> 1));
        assertEquals(
                List.of(new Fault("", "wrong-value", refused.faults().getFirst().data())), refused.faults());
        assertEquals(
                "{given=501, least=0, most=500, reason=count}",
                refused.faults().getFirst().data().toString());
    }

    @Test
    void what_is_too_much_is_not_looked_into() {
        assertEquals(1, faults(with("combatants[0].skills", 201)).size());
        assertEquals(200, faults(with("combatants[0].skills", 200)).size());
    }

    @Test
    void a_thousand_faults_are_told_and_how_many_there_are_more() {
        var thousand = faults(rounds("{\"dice\": [" + times(1_000, "0") + "]}"));
        assertEquals("rounds[0].dice[999]", thousand.getLast().path());
        assertEquals(1_000, thousand.size());

        var more = faults(rounds("{\"dice\": [" + times(9_000, "0") + "]}"));
        assertEquals(1_001, more.size());
        assertEquals(new Fault("", "not-allowed", more.getLast().data()), more.getLast());
        assertEquals(
                "{reason=more-faults, told=1000, untold=8000}",
                more.getLast().data().toString());
        assertEquals("not-allowed there are 8000 faults more", Words.of(more.getLast()));
    }

    @Test
    void fifty_choices_are_named_and_how_many_there_are() {
        var weapons = entries(60, "{\"id\": \"w#\", \"model\": \"fist\"}");
        var scenario = Scenarios.scenario(
                "{\"id\": \"desafio\"}",
                "[{\"id\": \"a\", " + Scenarios.ATTRIBUTES + ", \"weapons\": [" + weapons + "]}]",
                ", \"rounds\": [" + declaration("{\"kind\": \"drop\", \"weapon\": \"x\"}") + "]");
        var data = faults(scenario).getFirst().data();
        assertEquals("60", data.get("all"));
        assertEquals(50, data.get("choices").split(", ").length);
    }

    @Test
    void of_a_long_text_the_beginning_is_repeated() {
        var fault = faults(rounds(declaration("{\"kind\": \"" + "\uD83D\uDDE1".repeat(1_000) + "\"}")))
                .getFirst();
        assertEquals("\uD83D\uDDE1".repeat(250) + "…", fault.data().get("given"));
        assertEquals("attack, parry", fault.data().get("choices").substring(0, 13));
    }

    @ParameterizedTest
    @CsvSource({
        "'combatants[0].id', '{\"id\": \"#\", §}'",
        "'combatants[0].name', '{\"id\": \"a\", \"name\": \"#\", §}'",
        "'combatants[0].side', '{\"id\": \"a\", \"side\": \"#\", §}'",
        "'combatants[0].weapons[0].id', '{\"id\": \"a\", §, \"weapons\": [{\"id\": \"#\", \"model\": \"fist\"}]}'"
    })
    void ids_and_names_have_200_characters_at_most(String path, String combatant) {
        var template = combatant.replace("§", Scenarios.ATTRIBUTES);
        assertEquals(List.of(), faults(combatants(template.replace("#", "\uD83D\uDDE1".repeat(200)))));
        var fault = faults(combatants(template.replace("#", "x".repeat(201)))).getFirst();
        assertEquals(path, fault.path());
        assertEquals("{given=201, least=1, most=200, reason=length}", "" + fault.data());
    }

    @ParameterizedTest
    @CsvSource({"\\n", "\\u0000", "\\u007f", "\\u0085"})
    void an_id_has_no_control_characters(String control) {
        var id = "\"id\": \"x" + control + "\"";
        assertEquals(
                List.of("combatants[0].id wrong-value"),
                Scenarios.ofCombatants("{" + id + ", " + Scenarios.ATTRIBUTES + "}"));
        assertEquals(
                List.of("combatants[0].weapons[0].id wrong-value"),
                Scenarios.ofWeapons("{" + id + ", \"model\": \"fist\"}"));
        assertTrue(Scenarios.ofTables("{\"weapons\": {\"x" + control + "\": {}}}")
                .getFirst()
                .endsWith(" wrong-value"));
    }

    @ParameterizedTest
    @CsvSource({".", "..", "a/b", "' '", "ñ ñ", "%2f"})
    void any_other_text_can_be_an_id(String id) {
        assertEquals(List.of(), Scenarios.ofCombatants("{\"id\": \"" + id + "\", " + Scenarios.ATTRIBUTES + "}"));
    }

    @Test
    void a_factor_has_500_digits_at_most() {
        var factors = "{\"woundLevel\": {\"serious\": 1, \"disabled\": 1, \"destroyed\": #}}";
        assertEquals(List.of(), Scenarios.ofTables(factors.replace("#", "1" + "0".repeat(499))));
        for (var long500 : List.of("1" + "0".repeat(500), "123e1000", "1e-999999999")) {
            var fault = faults(tables(factors.replace("#", long500))).getFirst();
            assertEquals("ruleset.tables.woundLevel.destroyed", fault.path());
            assertEquals("digits", fault.data().get("reason"));
        }
    }

    @Test
    void a_blow_has_a_thousand_dice_at_most() {
        assertEquals(List.of(), Scenarios.ofTables(axe("1000d6")));
        assertEquals(List.of("ruleset.tables.weapons.axe.damage wrong-value"), Scenarios.ofTables(axe("1001d6")));
    }

    private static String axe(String damage) {
        return "{\"weapons\": {\"axe\": {\"skill\": \"axes\", \"hands\": 1, \"damage\": \"" + damage
                + "\", \"kind\": \"edged\", \"actions\": 1}}}";
    }
}
