package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.coverage.Proves;
import asalto.rules.form.Form;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Criticals. Rule D-15. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class CriticalTest {

    /** Ana's skill is 6; what hits Bot's chest is lost in his armour of 50, but for a critical. */
    private static Desk duel() {
        return Desk.with(
                Sheet.agility("ana", 5).skill("long-swords-1h", 6).weapon("broadsword"),
                Sheet.of("bot", 5, 4, 5, 10).skill("dodge", 10).with("armour", Wrote.fields("chest", 50)));
    }

    private static Form blow(Object... more) {
        return attack("broadsword", "bot", more);
    }

    @ParameterizedTest(name = "second roll {0}")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    @Proves("D-15")
    void a_natural_1_is_rolled_again_and_up_to_the_skill_does_its_maximum_through_armour(int second) {
        duel().declare("ana", blow("calledShot", "chest"))
                .rolling(1, second)
                .round()
                .then("""
                        6 ana action 1 at bot: 1 +1 precision = 2 <= 6, level 5
                        6 ana critical: %d confirmed
                        6 ana hits bot chest critically
                        6 ana damage: [8] +0 -0 = 8
                        6 bot wound 1: serious chest
                        """.formatted(second));
    }

    @ParameterizedTest(name = "second roll {0}")
    @ValueSource(ints = {7, 8, 9, 10})
    @Proves("D-15")
    void above_the_skill_the_critical_is_not_confirmed_and_the_blow_is_like_any_other(int second) {
        duel().declare("ana", blow("calledShot", "chest"))
                .rolling(1, second, 8)
                .round()
                .then("""
                        6 ana action 1 at bot: 1 +1 precision = 2 <= 6, level 5
                        6 ana critical: %d not confirmed
                        6 ana hits bot chest
                        6 ana damage: [8] +0 -50 = 0
                        """.formatted(second));
    }

    @Test
    @Proves("D-15")
    void the_second_roll_leaves_the_difficulty_out() {
        var desk = duel().declare("ana", blow("calledShot", "chest", "offHand", true))
                .rolling(1, 6)
                .round();
        assertEquals(
                List.of("6 ana action 1 at bot: 1 +1 precision +4 off-hand = 6 <= 6, level 5"), desk.lines("action"));
        assertEquals(List.of("6 ana critical: 6 confirmed"), desk.proven().lines("critical:"));

        desk = duel().declare("ana", blow("calledShot", "chest", "ideal", true))
                .rolling(1, 7, 8)
                .round();
        assertEquals(List.of("6 ana critical: 7 not confirmed"), desk.proven().lines("critical:"), "nor eases it");
    }

    @Test
    @Proves("D-15")
    void a_natural_1_that_fails_through_difficulty_is_a_plain_miss() {
        duel().declare("ana", blow("offHand", true, "blind", true))
                .rolling(1)
                .round()
                .then("""
                        6 ana action 1 at bot: 1 +2 blind +4 off-hand = 7 > 6, level 5
                        6 ana misses bot
                        """);
    }

    @ParameterizedTest(name = "roll {0}")
    @ValueSource(ints = {2, 3, 4, 5})
    @Proves("D-15")
    void no_other_face_is_rolled_again(int face) {
        var desk = duel().declare("ana", blow("calledShot", "chest"))
                .rolling(face, 8)
                .round();
        assertEquals(List.of(), desk.proven().lines("critical"));
        assertEquals(List.of("6 ana damage: [8] +0 -50 = 0"), desk.lines("damage"));
    }

    @Test
    @Proves("D-15")
    void a_confirmed_critical_can_still_be_stopped_and_a_defence_has_no_second_roll() {
        duel().declare("ana", blow())
                .declare("bot", dodge())
                .rolling(1, 6, 1)
                .round()
                .then("""
                        6 ana action 1 at bot: 1 = 1 <= 6, level 5
                        6 ana critical: 6 confirmed
                        6 bot dodge 1 against ana: 1 +5 attack-level = 6 <= 10
                        6 ana is stopped by a dodge
                        """);
    }

    @Test
    @Proves("D-15")
    void a_test_has_no_second_roll() {
        duel().declare("ana", test("climb", 0)).rolling(1).round().then("10 ana climb: 1 = 1 <= 2");
    }

    @Test
    @Proves("D-15")
    void shots_are_critical_as_blows_are() {
        Desk.with(
                        Sheet.agility("ana", 5).skill("revolvers", 6).weapon("revolver"),
                        Sheet.of("bot", 5, 4, 5, 10).with("armour", Wrote.fields("left-leg", 50)))
                .declare("ana", shoot("revolver", "bot", "calledShot", "left-leg"))
                .rolling(1, 6)
                .round()
                .then("""
                        6 ana action 1 at bot: 1 +1 precision = 2 <= 6, level 5
                        6 ana critical: 6 confirmed
                        6 ana spends 1 of revolver, 5 left
                        6 ana hits bot left-leg critically
                        6 ana damage: [10] +0 -0 = 10
                        6 bot wound 1: disabled left-leg
                        6 bot falls
                        """);
    }
}
