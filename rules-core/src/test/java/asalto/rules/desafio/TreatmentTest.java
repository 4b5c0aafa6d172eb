package asalto.rules.desafio;

import static asalto.rules.desafio.Blows.*;
import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.Command;
import asalto.rules.coverage.Proves;
import asalto.rules.form.Form;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who treats whom of what. Rule D-86. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class TreatmentTest {

    private static Sheet bot() {
        return Sheet.of("bot", 5, 3, 8, 5).skill("medicine", 6);
    }

    private static Form by(String healer, String patient, Object wound, int difficulty) {
        return Wrote.items(
                Wrote.fields("healer", healer, "patient", patient, "wound", wound, "difficulty", difficulty));
    }

    @Proves("D-86")
    @ParameterizedTest(name = "a {0} treats: {1}")
    @CsvSource({"4, true", "5, true", "6, false"})
    void it_is_a_test_of_Medicine_with_its_difficulty(int die, boolean success) {
        var desk = struck(bot(), "chest", 3);

        desk.rolling(die).advance("treatments", by("doctor", "bot", 1, 3)).then("""
                10 doctor medicine: %d +3 gm = %d %s 8
                10 bot is treated by doctor%s
                """.formatted(
                        die, die + 3, success ? "<=" : ">", success ? "" : " in vain"));
        assertEquals(success, desk.condition("bot").wounds().getFirst().treated());
    }

    @Test
    @Proves("D-86")
    void anybody_may_treat_himself_and_bears_his_own_wounds() {
        var desk = struck(bot(), "chest", 3);

        desk.rolling(4).advance("treatments", by("bot", "bot", 1, 0)).then("""
                10 bot medicine: 4 +2 wounds = 6 <= 6
                10 bot is treated by bot
                """);
    }

    @Test
    @Proves("D-86")
    void as_often_as_he_likes_until_it_succeeds() {
        var desk = struck(bot(), "chest", 3);
        var twice = Wrote.items(
                Wrote.fields("healer", "doctor", "patient", "bot", "wound", 1),
                Wrote.fields("healer", "doctor", "patient", "bot", "wound", 1),
                Wrote.fields("healer", "doctor", "patient", "bot", "wound", 1));

        desk.rolling(9, 8).advance("treatments", twice).then("""
                10 doctor medicine: 9 = 9 > 8
                10 bot is treated by doctor in vain
                10 doctor medicine: 8 = 8 <= 8
                10 bot is treated by doctor
                10 doctor feints a treatment: no-wound
                """);
    }

    @Test
    @Proves("D-86")
    void one_treatment_is_for_one_wound() {
        var desk = struck(bot(), "chest", 3);
        again(desk, "bot", "left-arm", 3);

        desk.rolling(1).advance("treatments", by("doctor", "bot", 2, 0)).proven();
        assertEquals(
                List.of(false, true),
                desk.condition("bot").wounds().stream()
                        .map(State.Injury::treated)
                        .toList());
    }

    @Test
    @Proves("D-86")
    void a_dead_patient_makes_it_a_feint() {
        var desk = struck(bot(), "head", 10);

        desk.rolling()
                .advance("treatments", by("doctor", "bot", 1, 0))
                .then("10 doctor feints a treatment: target-down");
        desk.declare("doctor", treat("bot", 1)).round().then("10 doctor feints 1: target-down");
    }

    @Test
    @Proves("D-86")
    void a_wound_that_is_not_there_healed_or_ended_makes_it_a_feint() {
        var desk = struck(bot(), "chest", 2, 1);
        desk.rolling().advance("treatments", by("doctor", "bot", 2, 0)).then("10 doctor feints a treatment: no-wound");
        desk.advance("minutes", 10);
        desk.advance("treatments", by("doctor", "bot", 1, 0)).then("10 doctor feints a treatment: no-wound");
        again(desk, "bot", "left-arm", 5);
        again(desk, "bot", "left-arm", 10);

        desk.rolling().advance("treatments", by("doctor", "bot", 2, 0)).then("10 doctor feints a treatment: no-wound");
        desk.declare("doctor", treat("bot", 2)).round().then("10 doctor feints 1: no-wound");
    }

    @Test
    @Proves("D-86")
    void a_shock_whose_clock_does_not_run_makes_it_a_feint() {
        var desk = struck(bot(), "chest", 3);

        desk.rolling()
                .advance("treatments", by("doctor", "bot", "shock", 0))
                .then("10 doctor feints a treatment: no-wound");
    }

    @Test
    @Proves("D-86")
    void a_healer_who_cannot_act_forfeits_between_rounds_too() {
        var desk = struck(bot(), "left-leg", 10);

        desk.rolling().advance("treatments", by("bot", "bot", 1, 0)).then("10 bot forfeits a treatment: unconscious");
    }

    @Test
    @Proves("D-86")
    void in_a_round_it_is_rolled_even_if_it_cannot_fail_and_between_rounds_it_is_not() {
        var surgeon = Sheet.agility("surgeon", 3).skill("medicine", 10);
        var desk = Desk.with(striker("ana", 6), bot(), surgeon)
                .declare("ana", blow("bot", "chest"))
                .rolling(4, 3)
                .round();
        again(desk, "bot", "left-arm", 3);

        desk.declare("surgeon", treat("bot", 1)).rolling(10).round().then("""
                10 surgeon medicine: 10 = 10 <= 10
                10 bot is treated by surgeon
                """);
        desk.rolling().advance("treatments", by("surgeon", "bot", 2, 0)).then("""
                10 surgeon medicine: cannot fail
                10 bot is treated by surgeon
                """);
    }

    @Test
    @Proves("D-86")
    void with_a_difficulty_it_can_fail_and_is_rolled() {
        var surgeon = Sheet.agility("surgeon", 3).skill("medicine", 10);
        var desk = Desk.with(striker("ana", 6), bot(), surgeon)
                .declare("ana", blow("bot", "chest"))
                .rolling(4, 3)
                .round();

        desk.rolling(10).advance("treatments", by("surgeon", "bot", 1, 1)).then("""
                10 surgeon medicine: 10 +1 gm = 11 > 10
                10 bot is treated by surgeon in vain
                """);
    }

    @Test
    @Proves("D-86")
    void without_Medicine_nobody_treats() {
        var desk = struck(bot(), "chest", 3);
        var declared = Wrote.fields("combatant", "ana", "actions", Wrote.items(treat("bot", 1)));
        var granted = Wrote.fields("treatments", by("ana", "bot", 1, 0));

        assertEquals(List.of("actions[0] not-allowed"), desk.codes(new Command.Declare(declared)));
        assertEquals(List.of("treatments[0] not-allowed"), desk.codes(new Command.Advance(granted)));
    }

    @Test
    @Proves("D-86")
    void it_fills_the_round_and_comes_after_tenth_10() {
        var desk = Desk.with(striker("ana", 6), bot(), doctor())
                .declare("doctor", treat("bot", 1))
                .declare("ana", blow("bot", "chest"))
                .rolling(4, 3, 1)
                .round();

        assertEquals(List.of("10 bot is treated by doctor"), desk.lines("treated"));
        assertEquals(Optional.empty(), desk.condition("doctor").incapable());
        desk.proven();
    }
}
