package asalto.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code resolve} prints, and its exits. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class ResolveTest {

    private static final String CLIMB = """
            {"ruleset": {"id": "desafio"}, "combatants": [
              {"id": "ana", "attributes": {"strength": 5, "agility": 5, "endurance": 5, "size": 5}}],
             "rounds": [{"declarations": [{"combatant": "ana", "actions": [{"kind": "test", "skill": "climb"}]}]%s}]}
            """;

    private static final List<String> CLIMBED = List.of(
            "{\"seq\":1,\"round\":1,\"beat\":0,\"type\":\"ActionsDeclared\",\"actor\":\"ana\","
                    + "\"data\":{\"actions\":[{\"kind\":\"test\",\"skill\":\"climb\"}]}}",
            "{\"seq\":2,\"round\":1,\"beat\":0,\"type\":\"RoundStarted\",\"actor\":null,\"data\":{}}",
            "{\"seq\":3,\"round\":1,\"beat\":10,\"type\":\"TestRolled\",\"actor\":\"ana\",\"data\":{\"skill\":2,"
                    + "\"skillId\":\"climb\",\"roll\":2,\"difficulty\":[],\"total\":2,\"success\":true,\"successLevel\":0}}",
            "{\"seq\":4,\"round\":1,\"beat\":10,\"type\":\"RoundEnded\",\"actor\":null,\"data\":{}}");

    @TempDir
    private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private String climb(String dice) throws IOException {
        return file("climb.json", CLIMB.formatted(dice));
    }

    @Test
    void events_are_printed_one_object_a_line() throws IOException {
        var told = Told.by("resolve", climb(", \"dice\": [2]"));
        assertEquals(CLIMBED, told.outLines());
        assertEquals("", told.err());
        assertEquals(0, told.exit());
    }

    @Test
    void the_state_follows_the_events() throws IOException {
        var lines = Told.by("resolve", "--state", climb(", \"dice\": [2]")).outLines();
        assertEquals(CLIMBED, lines.subList(0, 4));
        assertEquals(5, lines.size());
        assertTrue(lines.getLast()
                .startsWith("{\"type\":\"State\",\"round\":1,\"elapsed\":1,\"combatants\":[{\"id\":\"ana\","));
    }

    @Test
    void a_wrapper_and_standard_input_are_the_same_scenario() throws IOException {
        var wrapped = file("wrapped.json", "{\"note\": [], \"scenario\": " + CLIMB.formatted(", \"dice\": [2]") + "}");
        assertEquals(CLIMBED, Told.by("resolve", wrapped).outLines());
        var standard = System.in;
        try {
            System.setIn(
                    new ByteArrayInputStream(CLIMB.formatted(", \"dice\": [2]").getBytes(StandardCharsets.UTF_8)));
            assertEquals(CLIMBED, Told.by("resolve", "-").outLines());
            System.setIn(new ByteArrayInputStream("{".getBytes(StandardCharsets.UTF_8)));
            assertTrue(Told.by("resolve", "-").err().startsWith("-: malformed line 1"));
        } finally {
            System.setIn(standard);
        }
    }

    @Test
    void the_same_seed_gives_the_same_dice() throws IOException {
        var climb = climb("");
        assertEquals(Told.by("resolve", "--seed", "42", climb), Told.by("resolve", "--seed", "42", climb));
        assertEquals(0, Told.by("resolve", climb).exit());
        var duel = GoldenFiles.file("04-duel-round-1.json");
        var unrolled = file(
                "duel.json", Files.readString(Path.of(duel)).replaceAll("\"dice\": \\[[^\\]]*\\]", "\"dice\": null"));
        var first = Told.by("resolve", "--seed", "1", unrolled);
        assertEquals(0, first.exit());
        assertNotEquals(first, Told.by("resolve", "--seed", "2", unrolled));
    }

    @Test
    void given_dice_need_no_seed() throws IOException {
        assertEquals(
                CLIMBED,
                Told.by("resolve", "--seed", "7", climb(", \"dice\": [2]")).outLines());
    }

    @Test
    void a_total_is_exact_however_hard_the_director_makes_it() throws IOException {
        var hard = file(
                "hard.json",
                CLIMB.formatted(", \"dice\": [9]")
                        .replace("\"skill\": \"climb\"", "\"skill\": \"climb\", \"difficulty\": 2147483647"));
        var rolled = Told.by("resolve", hard).outLines().get(2);
        assertTrue(rolled.contains("\"total\":2147483656,\"success\":false,"), rolled);
    }

    @Test
    void each_fault_has_its_line() throws IOException {
        var file = file(
                "f.json", CLIMB.formatted(", \"dice\": [0], \"weather\": 1").replace("climb", "juggling"));
        assertEquals(
                new Told(
                        "",
                        file + ": rounds[0].weather: unknown-field there is no such field\n"
                                + file
                                + ": rounds[0].declarations[0].actions[0].skill: wrong-value the skills table has no"
                                + " \"juggling\"\n"
                                + file + ": rounds[0].dice[0]: wrong-value must be at least 1, not 0\n",
                        2),
                Told.by("resolve", "--state", file));
    }

    @Test
    void a_fault_of_the_whole_has_no_path() throws IOException {
        var file = file("f.json", "[1]");
        assertEquals(new Told("", file + ": wrong-value must be an object\n", 2), Told.by("resolve", file));
    }

    @Test
    void names_from_the_file_cannot_break_a_line() throws IOException {
        var file = file(
                "f.json",
                "{\"a\\n\\u001b[2J\": 1, \"rounds\": [], \"combatants\": [], \"ruleset\": {\"id\": \"desafio\"}}");
        assertEquals(
                List.of(
                        file + ": a\\u000a\\u001b[2J: unknown-field there is no such field",
                        file + ": combatants: wrong-value must not be empty"),
                Told.by("resolve", file).errLines());
    }

    @Test
    void dice_that_do_not_fit_are_told_with_their_round() throws IOException {
        var more = climb(", \"dice\": [2, 3, 4]");
        assertEquals(new Told("", more + ": rounds[0].dice: 2 left over after die 1\n", 3), Told.by("resolve", more));
        var fewer = climb(", \"dice\": []");
        assertEquals(
                new Told("", fewer + ": rounds[0].dice: ran out after die 0, a d10 was asked for\n", 3),
                Told.by("resolve", fewer));
        var higher = climb(", \"dice\": [11]");
        assertEquals(
                new Told("", higher + ": rounds[0].dice: die 1 shows what no d10 can show\n", 3),
                Told.by("resolve", higher));
    }

    @Test
    void what_is_not_json_is_told_with_its_place() throws IOException {
        var file = file("f.json", "{\n  \"a\": ,\n}");
        assertEquals(
                new Told("", file + ": malformed line 2, column 8: this is not JSON\n", 2), Told.by("resolve", file));
        var latin = folder.resolve("latin.json");
        Files.write(latin, new byte[] {'"', (byte) 0xf1, '"'});
        assertEquals(
                new Told("", latin + ": malformed line 1, column 2: this is not UTF-8\n", 2),
                Told.by("resolve", latin.toString()));
        var empty = file("empty.json", "");
        assertEquals(2, Told.by("resolve", empty).exit());
        var two = file("two.json", "{} {}");
        assertEquals(2, Told.by("resolve", two).exit());
    }

    @Test
    void a_file_that_cannot_be_read_is_told() {
        var none = folder.resolve("none.json").toString();
        assertEquals(new Told("", none + ": unreadable there is no such file\n", 2), Told.by("resolve", none));
        var told = Told.by("resolve", folder.toString());
        assertEquals(1, told.errLines().size());
        assertEquals(2, told.exit());
        assertEquals(2, Told.by("resolve", "a\0b").exit());
    }

    @Test
    void a_wrong_command_line_is_one_line() throws IOException {
        var climb = climb("");
        for (var args : List.of(
                List.<String>of(),
                List.of("resolve"),
                List.of("fight"),
                List.of("resolve", "--sede", "1", climb),
                List.of("resolve", "--seed", "x", climb),
                List.of("resolve", "--seed"),
                List.of("resolve", "--out"),
                List.of("resolve", climb, climb),
                List.of("resolve", "--out", folder.toString(), climb, climb))) {
            var told = Told.by(args.toArray(String[]::new));
            assertEquals(2, told.exit(), args.toString());
            assertEquals("", told.out(), args.toString());
            assertEquals(1, told.errLines().size(), told.err());
            assertTrue(told.err().startsWith("asalto: wrong command line: "), told.err());
        }
    }

    @Test
    void help_is_no_mistake() {
        var told = Told.by("resolve", "--help");
        assertEquals(0, told.exit());
        assertTrue(told.out().contains("--check"), told.out());
    }

    @Test
    void many_files_are_answered_into_a_folder() throws IOException {
        var climb = climb(", \"dice\": [2]");
        var faulty = file("faulty.json", "{}");
        var none = folder.resolve("none").toString();
        var out = folder.resolve("out/deep");
        assertEquals(new Told("", "", 0), Told.by("resolve", "--out", out.toString(), climb, faulty, none));
        assertEquals(CLIMBED, Files.readAllLines(out.resolve("climb.ndjson")));
        assertEquals("", Files.readString(out.resolve("climb.err")));
        assertEquals("0\n", Files.readString(out.resolve("climb.exit")));
        assertEquals("", Files.readString(out.resolve("faulty.ndjson")));
        assertEquals(3, Files.readAllLines(out.resolve("faulty.err")).size());
        assertEquals("2\n", Files.readString(out.resolve("faulty.exit")));
        assertEquals(none + ": unreadable there is no such file\n", Files.readString(out.resolve("none.err")));
        assertEquals("2\n", Files.readString(out.resolve("none.exit")));
    }

    @Test
    void a_check_into_a_folder_has_the_exits_of_a_check() throws IOException {
        var golden = GoldenFiles.file("08-burst.json");
        var wrong = file("wrong.json", Files.readString(Path.of(golden)).replace("\"beat\": 10", "\"beat\": 9"));
        var out = folder.resolve("out");
        assertEquals(
                0,
                Told.by("resolve", "--check", "--out", out.toString(), golden, wrong)
                        .exit());
        assertEquals("0\n", Files.readString(out.resolve("08-burst.exit")));
        assertEquals("1\n", Files.readString(out.resolve("wrong.exit")));
        assertEquals("", Files.readString(out.resolve("wrong.ndjson")));
        assertEquals(1, Files.readAllLines(out.resolve("wrong.err")).size());
    }

    @Test
    void a_folder_that_cannot_be_made_is_told() throws IOException {
        var climb = climb("");
        var told = Told.by("resolve", "--out", climb, climb);
        assertEquals(2, told.exit());
        assertEquals(1, told.errLines().size());
        assertTrue(told.err().startsWith(climb + ": unwritable "), told.err());
    }
}
