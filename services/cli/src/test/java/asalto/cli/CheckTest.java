package asalto.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code --check} tells the first difference, on the path of what was expected. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class CheckTest {

    private static final String DUEL = """
            {"title": "t", "exercises": [], "scenario": {"ruleset": {"id": "desafio"}, "combatants": [
              {"id": "a", "attributes": {"strength": 5, "agility": 5, "endurance": 5, "size": 5},
               "weapons": [{"id": "sword", "model": "broadsword"}]},
              {"id": "b", "attributes": {"strength": 5, "agility": 5, "endurance": 5, "size": 5}}],
             "rounds": [{"declarations": [{"combatant": "a", "actions": [
               {"kind": "attack", "weapon": "sword", "target": "b", "blind": true, "ideal": true}]}], "dice": [9]}]},
             "expect": %s}
            """;

    private static final String EVENTS = """
            {"events": [
              {"round": 1, "beat": 0, "type": "ActionsDeclared", "actor": "a", "data": {}},
              {"round": 1, "beat": 0, "type": "RoundStarted", "actor": null, "data": {}},
              {"round": 1, "beat": 6, "type": "AttackRolled", "actor": "a", "data": {"roll": 9, "total": 6,
                "difficulty": [{"source": "ideal", "value": -5}, {"source": "blind", "value": 2}]}},
              {"round": 1, "beat": 6, "type": "AttackMissed", "actor": "a", "data": {"target": "b"}},
              {"round": 1, "beat": 10, "type": "RoundEnded", "actor": null, "data": {}}],
             "state": {"round": 1, "combatants": [{"id": "a"}, {"weapons": []}]}}
            """;

    @TempDir
    private Path folder;

    private Told check(String golden) throws IOException {
        var file = folder.resolve("golden.json");
        Files.writeString(file, golden);
        var told = Told.by("resolve", "--check", file.toString());
        return new Told(told.out(), told.err().replace(file + ": ", ""), told.exit());
    }

    @Test
    void what_is_expected_is_no_difference() throws IOException {
        assertEquals(new Told("", "", 0), check(DUEL.formatted(EVENTS)));
    }

    @ParameterizedTest(name = "{1}, not {0}: {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            "total": 6         | "total": 5          | expect.events[2].data.total: expected 5, got 6
            "roll": 9          | "roll": null        | expect.events[2].data.roll: expected null, got 9
            "roll": 9          | "rolled": null      | expect.events[2].data.rolled: expected null, got nothing
            "beat": 10         | "beat": 9           | expect.events[4].beat: expected 9, got 10
            "AttackMissed"     | "AttackStopped"     | expect.events[3].type: expected "AttackStopped", got "AttackMissed"
            "actor": null      | "actor": "a"        | expect.events[1].actor: expected "a", got null
            "target": "b"}     | "target": "c"}      | expect.events[3].data.target: expected "c", got "b"
            "value": 2         | "value": 3          | expect.events[2].data.difficulty: expected [{"source":"ideal","value":-5},{"source":"blind","value":3}], got [{"source":"blind","value":2},{"source":"ideal","value":-5}]
            "state": {"round": 1 | "state": {"round": 2 | expect.state.round: expected 2, got 1
            "weapons": []      | "weapons": [{}]     | expect.state.combatants[1].weapons[0]: expected {}, got nothing
            , {"weapons": []}  | ~~                  | expect.state.combatants[1]: expected nothing, got {"id":"b","dead":false,"conscious":true,"incapable":null,"posture":"standing","mounted":false,"penalty":0,"attributes":{"strength":5,"agility":5,"endurance":5,"…
            """)
    void a_difference(String right, String wrong, String line) throws IOException {
        var golden = EVENTS.replace(right, wrong == null ? "" : wrong);
        assertEquals(new Told("", line + "\n", 1), check(DUEL.formatted(golden)));
    }

    @Test
    void what_else_is_written_beside_an_event_is_not_looked_at() throws IOException {
        assertEquals(
                new Told("", "", 0),
                check(DUEL.formatted(EVENTS.replace("\"actor\": null,", "\"actor\": null, \"note\": 1, \"seq\": 9,"))));
    }

    @Test
    void an_event_too_few_or_too_many_is_a_difference() throws IOException {
        var last =
                "              {\"round\": 1, \"beat\": 10, \"type\": \"RoundEnded\", \"actor\": null, \"data\": {}}";
        var more = EVENTS.replace("\"actor\": null, \"data\": {}}]", "\"actor\": null, \"data\": {}}, {\"beat\": 10}]");
        assertEquals(
                new Told("", "expect.events[5]: expected {\"beat\":10}, got nothing\n", 1),
                check(DUEL.formatted(more)));
        var fewer = EVENTS.replace("\"data\": {\"target\": \"b\"}},\n", "\"data\": {\"target\": \"b\"}}\n")
                .replace(last.strip(), "");
        assertEquals(
                new Told(
                        "",
                        "expect.events[4]: expected nothing, got"
                                + " {\"seq\":5,\"round\":1,\"beat\":10,\"type\":\"RoundEnded\",\"actor\":null,\"data\":{}}\n",
                        1),
                check(DUEL.formatted(fewer)));
    }

    @Test
    void another_exit_is_a_difference() throws IOException {
        assertEquals(new Told("", "expect.exit: expected 3, got 0\n", 1), check(DUEL.formatted("{\"exit\": 3}")));
        assertEquals(
                new Told("", "expect.exit: expected 2, got 0\n", 1),
                check(DUEL.formatted("{\"exit\": 2, \"faults\": [{\"path\": \"rounds\"}]}")));
        assertEquals(
                new Told("", "expect.exit: expected 0, got 3 (rounds[0].dice: 1 left over after die 1)\n", 1),
                check(DUEL.formatted(EVENTS).replace("\"dice\": [9]", "\"dice\": [9, 9]")));
        assertEquals(
                new Told("", "expect.exit: expected 0, got 2 (rounds[0].dice[0]: wrong-value must be an integer)\n", 1),
                check(DUEL.formatted(EVENTS).replace("\"dice\": [9]", "\"dice\": [\"9\"]")));
    }

    @Test
    void faults_are_compared_by_path_and_by_code_where_it_is_given() throws IOException {
        var faulty = DUEL.replace("\"dice\": [9]", "\"dice\": [0, \"9\"]");
        var both = "{\"faults\": [{\"path\": \"rounds[0].dice[1]\", \"reason\": \"r\"},"
                + " {\"path\": \"rounds[0].dice[0]\", \"code\": \"%s\"}%s]}";
        assertEquals(new Told("", "", 0), check(faulty.formatted(both.formatted("wrong-value", ""))));
        assertEquals(
                new Told("", "expect.faults[1].code: expected not-allowed, got wrong-value\n", 1),
                check(faulty.formatted(both.formatted("not-allowed", ""))));
        assertEquals(
                new Told("", "expect.faults[2]: expected a fault at rounds, got none there\n", 1),
                check(faulty.formatted(both.formatted("wrong-value", ", {\"path\": \"rounds\"}"))));
        assertEquals(
                new Told(
                        "",
                        "expect.faults: expected no fault more, got rounds[0].dice[1]: wrong-value must be an integer\n",
                        1),
                check(faulty.formatted("{\"faults\": [{\"path\": \"rounds[0].dice[0]\"}]}")));
    }

    @Test
    void without_an_expectation_there_is_nothing_to_check() throws IOException {
        assertEquals(new Told("", "expect: missing-field is required\n", 2), check("{\"scenario\": {}}"));
        assertEquals(new Told("", "expect: missing-field is required\n", 2), check("{\"ruleset\": {}}"));
        assertEquals(new Told("", "expect: wrong-value must not be empty\n", 2), check(DUEL.formatted("{}")));
        assertEquals(
                new Told("", "expect.event: unknown-field there is no such field\n", 2),
                check(DUEL.formatted("{\"event\": [], \"exit\": 2}")));
    }

    @Test
    void several_files_are_checked_and_each_that_differs_has_its_line() throws IOException {
        var good = Files.writeString(folder.resolve("good.json"), DUEL.formatted(EVENTS))
                .toString();
        var bad = Files.writeString(folder.resolve("bad.json"), DUEL.formatted("{\"exit\": 3}"))
                .toString();
        var told = Told.by("resolve", "--check", bad, good, bad);
        var line = bad + ": expect.exit: expected 3, got 0";
        assertEquals(List.of(line, line), told.errLines());
        assertEquals(1, told.exit());
    }
}
