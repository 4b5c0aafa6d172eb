package asalto.rules.desafio;

import static asalto.rules.desafio.Blows.*;
import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.coverage.Proves;
import asalto.rules.form.Form;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that the director asks for, and opposed ones. Rule D-79. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class TrialTest {

    private static Form ofAttribute(String attribute, int difficulty) {
        return Wrote.fields("kind", "test", "attribute", attribute, "difficulty", difficulty);
    }

    private static Form oppose(int mine, int theirs) {
        return Wrote.fields(
                "kind",
                "oppose",
                "skill",
                "climb",
                "against",
                "bot",
                "theirSkill",
                "stealth",
                "difficulty",
                mine,
                "theirDifficulty",
                theirs);
    }

    private static Sheet bot() {
        return Sheet.of("bot", 4, 6, 8, 5).skill("stealth", 6).skill("climb", 7);
    }

    @Proves("D-79")
    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({"strength, 4", "agility, 6", "endurance, 8", "size, 5"})
    void a_test_of_an_attribute_is_against_its_value(String attribute, int value) {
        var desk = Desk.with(bot());

        desk.declare("bot", ofAttribute(attribute, 0))
                .rolling(value)
                .round()
                .then("10 bot %s: %2$d = %2$d <= %2$d".formatted(attribute, value));
        desk.declare("bot", ofAttribute(attribute, 0))
                .rolling(value + 1)
                .round()
                .then("10 bot %s: %2$d = %2$d > %3$d".formatted(attribute, value + 1, value));
    }

    @Test
    @Proves("D-79")
    void a_test_of_Endurance_bears_difficulty_and_wounds_like_any_other() {
        var desk = struck(bot(), "chest", 3);

        desk.declare("bot", ofAttribute("endurance", 1))
                .rolling(6)
                .round()
                .then("10 bot endurance: 6 +2 wounds +1 gm = 9 > 8");
    }

    @Test
    @Proves("D-79")
    void each_bears_his_own_skill_difficulty_and_wounds() {
        var desk = struck(bot(), "chest", 3);

        desk.declare("ana", oppose(-1, 1)).rolling(3, 3).round();
        var rolled = (DesafioFact.OpposedTestRolled) desk.events().stream()
                .map(asalto.rules.Event::fact)
                .filter(fact -> fact instanceof DesafioFact.OpposedTestRolled)
                .findFirst()
                .orElseThrow();
        assertEquals(
                List.of("climb", "stealth"),
                List.of(rolled.skillId(), rolled.theirs().skillId()));
        assertEquals(List.of(2, 6), List.of(rolled.skill(), rolled.theirs().skill()));
        assertEquals(List.of(2L, 6L), List.of(rolled.total(), rolled.theirs().total()));
        assertEquals(List.of("10 ana climb -1 against stealth 3: bot wins"), desk.lines("climb"));
        desk.proven();
    }

    @Test
    @Proves("D-79")
    void it_costs_the_opponent_nothing() {
        var armed = bot().skill("brawl", 5).weapon("fist");
        var desk = Desk.with(Sheet.agility("ana", 6), armed)
                .declare("ana", oppose(0, 0))
                .declare("bot", attack("fist", "ana"))
                .rolling(9, 2, 9)
                .round();

        assertEquals(List.of("5 bot action 1 at ana: 9 = 9 > 5, level -4"), desk.lines("action"));
        assertEquals(List.of("10 ana climb 0 against stealth -3: ana wins"), desk.lines("against"));
        desk.proven();
    }

    @Proves("D-79")
    @ParameterizedTest(name = "{0}")
    @CsvSource({"abdomen, 5", "left-leg, 10", "head, 10"})
    void an_opponent_who_cannot_act_makes_it_a_feint_without_a_die(String location, int damage) {
        var desk = struck(bot(), location, damage);

        desk.declare("ana", oppose(0, 0)).rolling().round().then("10 ana feints 1: target-down");
    }
}
