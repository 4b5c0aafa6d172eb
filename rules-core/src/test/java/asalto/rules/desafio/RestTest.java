package asalto.rules.desafio;

import static asalto.rules.desafio.Blows.*;
import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.coverage.Proves;
import asalto.rules.desafio.State.Injury;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** What counts as rest, and in which order what falls due happens. Rule D-87. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class RestTest {

    private static Sheet bot() {
        return Sheet.of("bot", 5, 3, 10, 5);
    }

    /** A minor wound and a serious one. */
    private static Desk twice() {
        var desk = struck(bot(), "chest", 2, 1);
        return again(desk, "bot", "left-arm", 3).rolling();
    }

    private static List<Long> rests(Desk desk) {
        return desk.condition("bot").wounds().stream().map(Injury::rested).toList();
    }

    @Test
    @Proves("D-87")
    void with_rest_time_counts_for_every_wound() {
        assertEquals(List.of(540L, 540L), rests(twice().advance("minutes", 9, "rest", true)));
    }

    @Test
    @Proves("D-87")
    void without_rest_it_counts_for_minor_wounds_and_sets_the_others_to_0() {
        var desk = twice().advance("minutes", 5, "rest", true);

        assertEquals(List.of(540L, 0L), rests(desk.advance("minutes", 4)));
    }

    @Test
    @Proves("D-87")
    void each_wound_counts_its_own() {
        var desk = struck(bot(), "chest", 3);
        desk.rolling().advance("days", 1, "rest", true);
        again(desk, "bot", "left-arm", 3);

        assertEquals(List.of(2 * 86_400L, 86_400L), rests(desk.rolling().advance("days", 1, "rest", true)));
    }

    @Test
    @Proves("D-87")
    void a_round_in_which_he_declares_anything_sets_all_to_0_at_its_start() {
        var desk = twice().advance("minutes", 9, "rest", true);

        desk.declare("bot", move(1)).done(new asalto.rules.Command.StartRound());
        assertEquals(List.of(0L, 0L), rests(desk));
    }

    @Test
    @Proves("D-87")
    void a_round_without_adds_nothing_and_takes_nothing() {
        var desk = twice().advance("minutes", 9, "rest", true);

        desk.declare("bot").declare("ana", move(1)).round();
        assertEquals(List.of(540L, 540L), rests(desk));
        assertEquals(3 + 540, State.of(desk.fight()).elapsed());
    }

    @Test
    @Proves("D-87")
    void a_wound_treated_late_heals_the_next_time_that_time_passes_with_rest() {
        var desk = struck(bot(), "left-arm", 5).rolling();
        desk.advance("days", 45, "rest", true);

        desk.rolling(1).advance("treatments", treatment("bot", 1)).then("""
                10 doctor medicine: 1 = 1 <= 8
                10 bot is treated by doctor
                """);
        desk.rolling().advance("minutes", 1, "rest", true).then("""
                10 60 s pass
                10 bot wound 1 heals
                """);
    }

    // ---- what falls due in one passing of time

    @Test
    @Proves("D-87")
    void what_falls_due_happens_in_the_order_of_its_moment() {
        var desk = struck(bot(), "left-arm", 5);
        again(desk, "bot", "chest", 3);
        again(desk, "bot", "head", 2, 1);

        desk.rolling().advance("days", 60, "rest", true).then("""
                10 5184000 s pass
                10 bot wound 3 heals
                10 bot wound 2 heals
                10 bot wound 1 heals
                10 bot endurance is now 9
                """);
    }

    @Test
    @Proves("D-87")
    void death_cuts_off_what_would_have_come_later() {
        var desk = struck(Sheet.of("bot", 5, 3, 9, 5), "left-arm", 3);
        again(desk, "bot", "abdomen", 5);
        again(desk, "bot", "chest", 2, 1);

        desk.rolling().advance("days", 21, "rest", true).then("""
                10 1814400 s pass
                10 bot wound 3 heals
                10 bot dies: bled-out
                """);
    }

    @Test
    @Proves("D-87")
    void of_one_moment_the_combatant_order_decides_then_the_number_of_the_wound() {
        var desk = Desk.with(striker("zoe", 6), bot(), Sheet.of("ana", 5, 3, 10, 5))
                .declare("zoe", blow("ana", "chest"), blow("bot", "chest"), blow("bot", "left-arm"))
                .rolling(4, 3, 4, 3, 3, 3)
                .round();

        desk.rolling().advance("days", 21, "rest", true).then("""
                10 1814400 s pass
                10 bot wound 1 heals
                10 bot wound 2 heals
                10 ana wound 1 heals
                """);
    }

    /** Shock of Endurance 10 and a minor wound both take ten minutes from the end of the round. */
    @Test
    @Proves("D-87")
    void of_one_moment_death_goes_before_recovery() {
        var desk = struck(bot(), "left-arm", 5);
        again(desk, "bot", "right-arm", 5);
        desk.declare("ana", blow("bot", "chest"), blow("bot", "left-leg"), blow("bot", "head"))
                .rolling(4, 3, 4, 3, 4, 2, 1)
                .round();
        assertEquals(Optional.of(3L + 600), desk.condition("bot").shockDeadline());

        desk.rolling().advance("minutes", 10, "rest", true).then("""
                10 600 s pass
                10 bot dies: bled-out
                """);
    }

    @Test
    @Proves("D-87")
    void the_dead_heal_no_more() {
        var desk = struck(bot(), "chest", 3);
        again(desk, "bot", "head", 10);

        desk.rolling().advance("days", 100, "rest", true).then("10 8640000 s pass");
    }

    @Test
    @Proves("D-87")
    void what_falls_due_after_that_time_does_not_happen_yet() {
        var desk = struck(bot(), "chest", 3);

        desk.rolling()
                .advance("days", 20, "hours", 23, "minutes", 59, "rest", true)
                .then("10 1814340 s pass");
        desk.advance("minutes", 1, "rest", true).then("""
                10 60 s pass
                10 bot wound 1 heals
                """);
    }
}
