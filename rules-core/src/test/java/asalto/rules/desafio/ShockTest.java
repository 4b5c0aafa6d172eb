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
import org.junit.jupiter.params.provider.CsvSource;

/** More wounds than Endurance. Rule D-67. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class ShockTest {

    private static Sheet bot(int endurance) {
        return Sheet.of("bot", 5, 3, endurance, 5);
    }

    private static Optional<Long> clock(Desk desk) {
        return desk.condition("bot").shockDeadline();
    }

    /** Case T23: a sum of 4 below, at and above Endurance; only above is shock. */
    @Proves("D-67")
    @ParameterizedTest(name = "4 against Endurance {0} faints: {1}")
    @CsvSource({"5, false", "4, false", "3, true"})
    void a_sum_above_Endurance_faints_and_one_that_equals_it_does_not(int endurance, boolean faints) {
        var desk = struck(bot(endurance), "left-arm", 5);

        assertEquals(faints ? List.of("5 bot faints: shock") : List.of(), desk.lines("faints"));
        assertEquals(faints ? Optional.of(1L + 60 * endurance) : Optional.empty(), clock(desk));
        desk.proven();
    }

    /** Case T23, with a sum that grows by single points: 2, then 3, against Endurance 2. */
    @Test
    @Proves("D-67")
    void a_single_point_above_is_enough() {
        var desk = struck(bot(2), "left-arm", 3);
        assertEquals(List.of(), desk.lines("faints"));

        again(desk, "bot", "chest", 2, 3);
        assertEquals(List.of("5 bot faints: shock"), desk.lines("faints"));
        desk.proven();
    }

    @Test
    @Proves("D-67")
    void shock_kills_after_Endurance_minutes_to_the_second() {
        var desk = struck(bot(3), "left-arm", 5).rolling();

        desk.advance("minutes", 2).then("10 120 s pass");
        for (int second = 122; second <= 180; second++) {
            desk.round();
            assertEquals(List.of(), desk.lines(), "second " + second);
        }
        desk.round().then("10 bot dies: bled-out");
    }

    @Test
    @Proves("D-67")
    void it_is_judged_once_from_all_wounds_at_the_end_of_the_tenth() {
        Desk.with(striker("ana", 6), striker("carl", 6), bot(1))
                .declare("ana", blow("bot", "chest"))
                .declare("carl", blow("bot", "left-arm"))
                .rolling(4, 2, 2, 4, 3)
                .round()
                .then("""
                        5 ana action 1 at bot: 4 +1 precision = 5 <= 8, level 4
                        5 ana hits bot chest
                        5 ana damage: [2] +0 -0 = 2
                        5 bot wound 1: minor chest
                        5 bot endurance: 2 of 1 does not
                        5 carl action 1 at bot: 4 +1 precision = 5 <= 8, level 4
                        5 carl hits bot left-arm
                        5 carl damage: [3] +0 -0 = 3
                        5 bot wound 2: serious left-arm
                        5 bot falls
                        5 bot faints: shock
                        """);
    }

    @Test
    @Proves("D-67")
    void the_unconscious_get_its_clock_too_and_faint_no_second_time() {
        var desk = struck(bot(5), "left-arm", 10);
        assertEquals(Optional.empty(), clock(desk));

        again(desk, "bot", "chest", 3);
        assertEquals(List.of(), desk.lines("faints"));
        assertEquals(Optional.of(2L + 5 * 60), clock(desk));
        desk.proven();
    }

    @Test
    @Proves("D-67")
    void a_wound_that_reopens_is_no_shock() {
        var desk = struck(bot(2), "left-arm", 3);
        desk.rolling().advance("days", 15, "rest", true);
        again(desk, "bot", "chest", 3);
        assertEquals(2, desk.condition("bot").penalty());

        desk.declare("bot", move(1)).rolling().round().then("10 bot moves 1");
        assertEquals(4, desk.condition("bot").penalty());
        assertEquals(Optional.empty(), clock(desk));
    }

    @Test
    @Proves("D-67")
    void Endurance_that_is_lost_is_no_shock() {
        var desk = Elsewhere.lost(struck(bot(2), "left-arm", 3), "bot", Attribute.ENDURANCE, 1);

        desk.declare("bot", move(1)).rolling().round();
        assertEquals(List.of("10 bot moves 1"), desk.lines());
        assertEquals(Optional.empty(), clock(desk));
    }

    @Test
    @Proves("D-67")
    void a_wound_that_Endurance_avoided_does_not_count() {
        var desk = struck(bot(2), "left-arm", 3);

        again(desk, "bot", "chest", 2, 2);
        assertEquals(List.of(), desk.lines("faints"));
        desk.proven();
    }

    @Test
    @Proves("D-67")
    void a_clock_that_runs_is_not_set_again() {
        var desk = struck(bot(3), "left-arm", 5);

        again(desk, "bot", "chest", 3);
        assertEquals(Optional.of(1L + 3 * 60), clock(desk));
    }
}
