package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.coverage.Proves;
import asalto.rules.desafio.DesafioFact.TestRolled;
import asalto.rules.form.Form;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests, their levels, and tests against each other. Rules D-10 to D-14. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class RollTest {

    private static final Form NO_OPTIONS = Wrote.fields();

    /** Every face, in a skill of that value. */
    private static List<TestRolled> everyFace(Form options, int value, int difficulty) {
        var desk = Desk.underOptions(options, Sheet.agility("ana", 5).skill("medicine", value));
        for (int face = 1; face <= 10; face++) {
            desk.declare("ana", test("medicine", difficulty)).rolling(face).round();
        }
        return desk.events().stream()
                .filter(event -> event.fact() instanceof TestRolled)
                .map(event -> (TestRolled) event.fact())
                .toList();
    }

    // ---- D-10

    @ParameterizedTest(name = "value {0}")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    @Proves("D-10")
    void roll_and_difficulty_up_to_the_value_succeed(int value) {
        for (int difficulty = -3; difficulty <= 3; difficulty++) {
            int highest = value - difficulty;
            for (var rolled : everyFace(NO_OPTIONS, value, difficulty)) {
                int face = rolled.roll().orElseThrow();
                assertEquals(face <= highest, rolled.success(), face + " with " + difficulty);
                assertEquals(Optional.of((long) face + difficulty), rolled.total());
            }
        }
    }

    @ParameterizedTest(name = "roll {0}")
    @CsvSource({"5, '5 -2 gm = 3 <= 5'", "7, '7 -2 gm = 5 <= 5'", "8, '8 -2 gm = 6 > 5'"})
    @Proves("D-10")
    void the_value_may_be_that_of_an_attribute(int face, String rolled) {
        Desk.with(Sheet.of("ana", 9, 9, 5, 9))
                .declare("ana", Wrote.fields("kind", "test", "attribute", "endurance", "difficulty", -2))
                .rolling(face)
                .round()
                .then("10 ana endurance: " + rolled);
    }

    // ---- D-11

    /** Ana has a serious wound in the leg, Medicine of this value tries to heal it after the round. */
    private static Desk wounded(int medicine) {
        var desk = Desk.with(
                Sheet.agility("ana", 5),
                Sheet.agility("healer", 5).skill("medicine", medicine),
                Sheet.agility("foe", 5).weapon("broadsword"));
        return desk.declare("foe", attack("broadsword", "ana", "from", "behind", "calledShot", "left-leg"))
                .rolling(3)
                .round();
    }

    private static Form treatment(String healer, int difficulty) {
        return Wrote.items(Wrote.fields("healer", healer, "patient", "ana", "wound", 1, "difficulty", difficulty));
    }

    @ParameterizedTest(name = "Medicine {0}, difficulty {1}")
    @CsvSource({"10, 0", "10, -1", "9, -1", "5, -5"})
    @Proves("D-11")
    void outside_combat_what_cannot_fail_is_not_rolled(int medicine, int difficulty) {
        wounded(medicine)
                .rolling()
                .advance("treatments", treatment("healer", difficulty))
                .then("""
                        10 healer medicine: cannot fail
                        10 ana is treated by healer
                        """);
    }

    @ParameterizedTest(name = "Medicine {0}, difficulty {1}")
    @CsvSource({"10, 1, '10 +1 gm = 11 > 10'", "9, 0, '10 = 10 > 9'", "5, -4, '10 -4 gm = 6 > 5'"})
    @Proves("D-11")
    void outside_combat_what_fails_on_a_10_is_rolled(int medicine, int difficulty, String rolled) {
        var desk = wounded(medicine).rolling(10).advance("treatments", treatment("healer", difficulty));
        assertEquals(List.of("10 healer medicine: " + rolled), desk.proven().lines("medicine"));
    }

    @Test
    @Proves("D-11")
    void the_whole_difficulty_decides_whether_a_roll_is_spared_wounds_too() {
        var desk = Desk.with(
                Sheet.agility("ana", 5).skill("medicine", 10),
                Sheet.agility("foe", 5).weapon("broadsword"));
        desk.declare("foe", attack("broadsword", "ana", "from", "behind", "calledShot", "left-leg"))
                .rolling(3)
                .round();

        desk.rolling(10).advance("treatments", treatment("ana", 0));
        assertEquals(
                List.of("10 ana medicine: 10 +2 wounds = 12 > 10"),
                desk.proven().lines("medicine"));
    }

    @Test
    @Proves("D-11")
    void in_combat_the_roll_is_always_made() {
        wounded(10).declare("healer", treat("ana", 1)).rolling(10).round().then("""
                        10 healer medicine: 10 = 10 <= 10
                        10 ana is treated by healer
                        """);
    }

    // ---- D-12

    @ParameterizedTest(name = "value {0}")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    @Proves("D-12")
    void the_success_level_is_value_minus_roll_difficulty_ignored_of_failures_too(int value) {
        for (int difficulty : List.of(-9, 0, 9)) {
            for (var rolled : everyFace(NO_OPTIONS, value, difficulty)) {
                assertEquals(Optional.of(value - rolled.roll().orElseThrow()), rolled.successLevel());
            }
        }
    }

    @ParameterizedTest(name = "value {0}")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    @Proves("D-12")
    void by_option_the_success_level_is_never_below_0(int value) {
        for (var rolled : everyFace(Wrote.fields("successLevelFloor", "zero"), value, -9)) {
            int face = rolled.roll().orElseThrow();
            assertEquals(Optional.of(face > value ? 0 : value - face), rolled.successLevel());
        }
    }

    @Test
    @Proves("D-12")
    void by_option_a_blow_that_hits_through_ease_is_not_easier_to_stop() {
        Desk.underOptions(
                        Wrote.fields("successLevelFloor", "zero"),
                        Sheet.agility("ana", 5).skill("clubs", 6).weapon("club"),
                        Sheet.agility("bot", 5).skill("clubs", 6).weapon("club"))
                .declare("ana", attack("club", "bot", "ideal", true))
                .declare("bot", parry("club"))
                .rolling(9, 6)
                .round()
                .then("""
                        6 ana action 1 at bot: 9 -5 ideal = 4 <= 6, level 0
                        6 bot parry 1 against ana: 6 = 6 <= 6
                        6 ana is stopped by a parry
                        """);
    }

    // ---- D-13

    /** Ana's skill is 6, Bot's 5. */
    @ParameterizedTest(name = "{0} with {1} against {2} with {3}")
    @CsvSource({
        "4, 0, 4, 0, 'climb 2 against climb 1: ana wins'",
        "6, 0, 4, 0, 'climb 0 against climb 1: bot wins'",
        "5, 0, 4, 0, 'climb 1 against climb 1: nobody wins'",
        "6, 0, 6, 0, 'climb 0 against climb -1: ana wins'",
        "1, 9, 5, 0, 'climb 5 against climb 0: bot wins'",
        "7, -9, 2, 9, 'climb -1 against climb 3: ana wins'",
        "7, 0, 6, 0, 'climb -1 against climb -1: nobody wins'",
        "1, 9, 9, 0, 'climb 5 against climb -4: nobody wins'"
    })
    @Proves("D-13")
    void of_two_successes_the_higher_level_wins_and_of_one_that_one(
            int mine, int ease, int theirs, int theirEase, String told) {
        Desk.with(
                        Sheet.agility("ana", 5).skill("climb", 6),
                        Sheet.agility("bot", 5).skill("climb", 5))
                .declare(
                        "ana",
                        Wrote.fields(
                                "kind",
                                "oppose",
                                "skill",
                                "climb",
                                "against",
                                "bot",
                                "theirSkill",
                                "climb",
                                "difficulty",
                                ease,
                                "theirDifficulty",
                                theirEase))
                .rolling(mine, theirs)
                .round()
                .then("10 ana " + told);
    }

    // ---- D-14

    @Test
    @Proves("D-14")
    void a_natural_10_succeeds_where_the_value_reaches_it() {
        Desk.with(
                        Sheet.agility("ana", 5).skill("clubs", 5).weapon("club"),
                        Sheet.agility("bot", 5).skill("clubs", 6).weapon("club").skill("medicine", 10))
                .declare("ana", attack("club", "bot", "ideal", true))
                .declare("bot", parry("club"))
                .rolling(10, 10)
                .round()
                .then("""
                        6 ana action 1 at bot: 10 -5 ideal = 5 <= 5, level -5
                        6 bot parry 1 against ana: 10 -5 attack-level = 5 <= 6
                        6 ana is stopped by a parry
                        """)
                .declare("bot", test("medicine", 0))
                .rolling(10)
                .round()
                .then("10 bot medicine: 10 = 10 <= 10");
    }

    @Test
    @Proves("D-14")
    void a_natural_10_that_fails_is_a_miss_and_nothing_more() {
        var desk = Desk.with(
                Sheet.agility("ana", 4).skill("clubs", 9).weapon("club"),
                Sheet.agility("bot", 4).skill("revolvers", 9).weapon("revolver"));
        desk.declare("ana", attack("club", "bot"), attack("club", "bot"))
                .declare("bot", shoot("revolver", "ana"), shoot("revolver", "ana"))
                .rolling(10, 10, 10, 10)
                .round()
                .then("""
                        7 ana action 1 at bot: 10 = 10 > 9, level -1
                        7 ana misses bot
                        7 bot action 1 at ana: 10 = 10 > 9, level -1
                        7 bot spends 1 of revolver, 5 left
                        7 bot misses ana
                        8 bot action 2 at ana: 10 +1 accumulation = 11 > 9, level -1
                        8 bot spends 1 of revolver, 4 left
                        8 bot misses ana
                        9 ana action 2 at bot: 10 +1 accumulation = 11 > 9, level -1
                        9 ana misses bot
                        """);
    }
}
