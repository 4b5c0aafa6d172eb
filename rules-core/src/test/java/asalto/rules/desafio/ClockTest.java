package asalto.rules.desafio;

import static asalto.rules.desafio.Blows.*;
import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.coverage.Proves;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Clocks that kill, and who wakes. Rules D-84 and D-85. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class ClockTest {

    private static Sheet bot(int endurance) {
        return Sheet.of("bot", 5, 3, endurance, 5);
    }

    @Proves("D-84")
    @ParameterizedTest(name = "in round {0}")
    @ValueSource(ints = {1, 2, 5})
    void a_limb_severed_in_round_r_kills_at_the_end_of_round_r_plus_Endurance(int r) {
        var desk = Desk.with(striker("ana", 6), bot(2)).rolling();
        for (int round = 1; round < r; round++) {
            desk.round();
        }

        desk.declare("ana", blow("bot", "left-arm")).rolling(4, 10).round();
        assertEquals(
                Optional.of(r + 2L), desk.condition("bot").wounds().getFirst().deadline());
        desk.rolling().round().then("");
        desk.round().then("10 bot dies: bled-out");
    }

    @Test
    @Proves("D-84")
    void the_clock_has_the_Endurance_of_the_moment_of_the_wound() {
        var desk = Elsewhere.lost(struck(bot(3), "left-arm", 10), "bot", Attribute.ENDURANCE, 1)
                .rolling();

        desk.round();
        desk.round();
        assertEquals(false, desk.condition("bot").dead());
        desk.round();
        assertEquals(List.of("10 bot dies: bled-out"), desk.lines());
    }

    @Test
    @Proves("D-84")
    void treated_in_its_last_round_at_the_latest_he_lives() {
        var desk = struck(bot(2), "left-arm", 10).rolling();
        desk.round();

        desk.declare("doctor", treat("bot", 1)).rolling(8).round().then("""
                10 doctor medicine: 8 = 8 <= 8
                10 bot is treated by doctor
                """);
        desk.rolling().round().then("");
        assertEquals(Optional.empty(), desk.condition("bot").wounds().getFirst().deadline());
    }

    @Test
    @Proves("D-84")
    void treated_in_vain_he_dies_at_the_end_of_that_very_round() {
        var desk = struck(bot(2), "left-arm", 10).rolling();
        desk.round();

        desk.declare("doctor", treat("bot", 1)).rolling(9).round().then("""
                10 doctor medicine: 9 = 9 > 8
                10 bot is treated by doctor in vain
                10 bot dies: bled-out
                """);
    }

    @Test
    @Proves("D-84")
    void clocks_run_while_time_passes() {
        var desk = struck(bot(10), "left-arm", 10).rolling();

        desk.advance("minutes", 1, "rest", true).then("""
                10 60 s pass
                10 bot dies: bled-out
                """);
    }

    @Test
    @Proves("D-84")
    void a_treatment_stops_its_own_clock_and_no_other() {
        var desk = struck(bot(10), "left-arm", 10);
        again(desk, "bot", "right-arm", 10);

        desk.rolling(1).advance("treatments", treatment("bot", 2)).proven();
        var wounds = desk.condition("bot").wounds();
        assertEquals(Optional.of(11L), wounds.getFirst().deadline());
        assertEquals(Optional.empty(), wounds.getLast().deadline());
        desk.rolling().advance("minutes", 1);
        assertEquals(List.of("10 bot dies: bled-out"), desk.lines("dies"));
    }

    @Test
    @Proves("D-84")
    void the_clock_of_shock_is_stopped_by_a_treatment_of_shock_and_begins_with_the_next() {
        var desk = struck(bot(3), "left-arm", 5);
        assertEquals(Optional.of(1L + 180), desk.condition("bot").shockDeadline());

        desk.rolling(1).advance("treatments", treatment("bot", "shock")).proven();
        assertEquals(Optional.empty(), desk.condition("bot").shockDeadline());
        again(desk, "bot", "chest", 3);
        assertEquals(Optional.of(2L + 180), desk.condition("bot").shockDeadline());
        desk.proven();
    }

    @Test
    @Proves("D-84")
    void the_clock_of_shock_runs_on_when_no_wound_is_left() {
        var desk = struck(bot(3), "left-arm", 5);
        desk.rule("kind", "heal", "reason", "a miracle", "combatant", "bot", "wound", 1);
        assertEquals(List.of(), desk.condition("bot").wounds());

        desk.rolling().advance("minutes", 3).then("""
                10 180 s pass
                10 bot dies: bled-out
                """);
    }

    @Test
    @Proves("D-84")
    void a_treatment_wakes_nobody() {
        var desk = struck(bot(3), "left-arm", 5);

        desk.rolling(1).advance("treatments", treatment("bot", "shock"));
        assertEquals(false, desk.condition("bot").conscious());
    }

    @Test
    @Proves("D-84")
    void who_is_killed_at_once_bleeds_no_longer_from_earlier_wounds_either() {
        var desk = struck(bot(2), "left-arm", 10);
        again(desk, "bot", "head", 10);

        desk.rolling().round().then("");
        desk.advance("days", 1).then("10 86400 s pass");
    }

    /** Rule book, §17: death takes back the clocks of its own tenth; earlier ones stay in the state. */
    @Test
    @Proves("D-84")
    void a_clock_from_before_the_tenth_that_kills_stays_in_the_state() {
        var desk = struck(bot(8), "left-arm", 10);

        again(desk, "bot", "head", 10);
        assertEquals(Optional.of(9L), desk.condition("bot").wounds().getFirst().deadline());
    }

    // ---- awake again

    @Test
    @Proves("D-85")
    void nobody_wakes_by_himself() {
        var desk = struck(bot(3), "left-arm", 5);
        desk.rolling(1, 1)
                .advance(
                        "treatments",
                        Wrote.items(
                                Wrote.fields("healer", "doctor", "patient", "bot", "wound", "shock"),
                                Wrote.fields("healer", "doctor", "patient", "bot", "wound", 1)));

        desk.rolling().advance("days", 60, "rest", true);
        assertEquals(List.of(), desk.condition("bot").wounds());
        assertEquals(false, desk.condition("bot").conscious());
    }

    @Test
    @Proves("D-85")
    void awake_again_he_lies_where_he_fell_with_empty_hands() {
        var armed = bot(3).weapon("broadsword").weapon("shield");
        var desk = struck(armed.with("mounted", true), "left-leg", 10);

        var woken = Elsewhere.woken(desk, "bot").condition("bot");
        assertEquals(true, woken.conscious());
        assertEquals(Posture.PRONE, woken.posture());
        assertEquals(false, woken.mounted());
        assertEquals(
                List.of(Optional.empty(), Optional.empty()),
                woken.weapons().stream().map(State.WeaponAt::held).toList());
    }

    @Test
    @Proves("D-85")
    void awake_again_he_acts_until_the_next_wound_above_Endurance_fells_him_again() {
        var desk = Elsewhere.woken(struck(bot(3), "left-arm", 5), "bot");

        desk.declare("bot", standUp()).rolling().round();
        assertEquals(List.of("10 bot stands up"), desk.lines());
        again(desk, "bot", "chest", 2, 3);
        assertEquals(List.of("5 bot falls", "5 bot faints: shock"), desk.lines("5 bot fa"));
    }
}
