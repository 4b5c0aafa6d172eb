package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.coverage.Proves;
import asalto.rules.form.Form;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** What each further action costs. Rules D-23, D-27, D-28. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class AccumulationTest {

    private static Sheet ana(int agility) {
        return Sheet.agility("ana", agility)
                .skill("clubs", 4)
                .skill("shields", 4)
                .skill("dodge", 4)
                .weapon("club")
                .weapon("shield");
    }

    private static Sheet gunner(int agility) {
        return Sheet.agility("ana", agility)
                .skill("automatic-rifles", 4)
                .skill("dodge", 4)
                .weapon("tactical-smg");
    }

    private static Sheet bot(int agility) {
        return Sheet.agility("bot", agility).skill("clubs", 9).weapon("club");
    }

    /** The accumulation of each counted action, in declared order. */
    private static List<Integer> accumulation(Desk desk) {
        return Plan.of(desk.fight().fighter("ana")).actions().stream()
                .map(Planned::accumulation)
                .toList();
    }

    // ---- D-23

    @Test
    @Proves("D-23")
    void the_nth_action_bears_n_minus_1_and_hopeless_ones_may_be_made() {
        var shot = shoot("tactical-smg", "bot");
        var desk = Desk.with(gunner(6), bot(5))
                .declare("ana", shot, shot, shot, shot, shot, shot)
                .rolling(10, 10, 10, 10, 10, 1)
                .round();
        assertEquals(
                List.of(
                        "5 ana action 1 at bot: 10 = 10 > 4, level -6",
                        "6 ana action 2 at bot: 10 +1 accumulation = 11 > 4, level -6",
                        "7 ana action 3 at bot: 10 +2 accumulation = 12 > 4, level -6",
                        "8 ana action 4 at bot: 10 +3 accumulation = 13 > 4, level -6",
                        "9 ana action 5 at bot: 10 +4 accumulation = 14 > 4, level -6",
                        "10 ana action 6 at bot: 1 +5 accumulation = 6 > 4, level 3"),
                desk.proven().lines("action"));
    }

    /** T14: once for each action, whatever the number of modes of its weapon, and never left out. */
    @Test
    @Proves("D-23")
    void several_parries_bear_it_once_each_and_a_weapon_of_three_modes_too() {
        var blow = attack("club", "ana");
        var desk = Desk.with(ana(4), bot(4))
                .declare("bot", blow, blow)
                .declare("ana", parry("club"), parry("shield"))
                .rolling(9, 4, 8, 2)
                .round();
        assertEquals(
                List.of(
                        "7 ana parry 1 against bot: 4 = 4 <= 4",
                        "9 ana parry 2 against bot: 2 +1 accumulation +1 attack-level = 4 <= 4"),
                desk.proven().lines("ana parry"));

        var shot = shoot("tactical-smg", "bot", "mode", "single");
        desk = Desk.with(gunner(2), bot(4))
                .declare("ana", shot, shot)
                .rolling(10, 10)
                .round();
        assertEquals(
                List.of(
                        "9 ana action 1 at bot: 10 = 10 > 4, level -6",
                        "10 ana action 2 at bot: 10 +1 accumulation = 11 > 4, level -6"),
                desk.proven().lines("action"));
    }

    /** T15: it is over with the round, after tenth 10 and not before. */
    @Test
    @Proves("D-23")
    void accumulation_lasts_to_tenth_10_and_is_gone_in_the_next_round() {
        var shot = shoot("tactical-smg", "bot");
        var desk = Desk.with(Sheet.agility("ana", 10).weapon("tactical-smg"), bot(5))
                .declare("ana", shot, shot, shot, shot, shot, shot, shot, shot, shot, shot)
                .rolling(10, 10, 10, 10, 10, 10, 10, 10, 10, 10)
                .round();
        assertEquals(
                "10 ana action 10 at bot: 10 +9 accumulation = 19 > 5, level -5",
                desk.lines("action").getLast());

        desk.declare("ana", shot).rolling(10).round();
        assertEquals(
                List.of("1 ana action 1 at bot: 10 = 10 > 5, level -5"),
                desk.proven().lines("action"));
    }

    // ---- D-27

    @Test
    @Proves("D-27")
    void counted_actions_are_put_in_the_order_of_their_nominal_tenths() {
        var desk = Desk.with(ana(6), bot(5))
                .declare("ana", parry("club"), attack("club", "bot"), parry("shield"), attack("shield", "bot"));

        assertEquals(List.of(0, 2, 1, 3), accumulation(desk), "tenths 5, 8, 5, 8");
    }

    @Test
    @Proves("D-27")
    void within_one_tenth_declared_order_holds() {
        assertEquals(
                List.of(0, 1, 2),
                accumulation(
                        Desk.with(ana(6), bot(5)).declare("ana", dodge(), attack("club", "bot"), parry("shield"))));
        assertEquals(
                List.of(0, 1, 2),
                accumulation(
                        Desk.with(ana(6), bot(5)).declare("ana", parry("shield"), dodge(), attack("club", "bot"))));
    }

    @Test
    @Proves("D-27")
    void what_is_forfeited_counts() {
        var desk = Desk.with(ana(6).weapon("dagger", "held", new Form.Nothing()).skill("daggers", 4), bot(5))
                .declare("ana", attack("dagger", "bot"), attack("club", "bot"))
                .rolling(10)
                .round();
        assertEquals(List.of("5 ana forfeits 1: weapon-not-held"), desk.lines("forfeits"));
        assertEquals(
                List.of("5 ana action 2 at bot: 10 +1 accumulation = 11 > 4, level -6"),
                desk.proven().lines("action"));
    }

    @Test
    @Proves("D-27")
    void what_ends_as_a_feint_counts() {
        Desk.with(ana(6), bot(5))
                .declare("ana", parry("club"), attack("club", "bot"))
                .rolling(10)
                .round()
                .then("""
                        8 ana feints 1: no-attack
                        8 ana action 2 at bot: 10 +1 accumulation = 11 > 4, level -6
                        8 ana misses bot
                        """);
    }

    @Test
    @Proves("D-27")
    void a_defence_used_early_bears_the_number_of_its_nominal_tenth() {
        Desk.with(ana(4), bot(10))
                .declare("ana", attack("club", "bot"), parry("shield"))
                .declare("bot", attack("club", "ana"))
                .rolling(9, 3, 10)
                .round()
                .then("""
                        1 bot action 1 at ana: 9 = 9 <= 9, level 0
                        1 ana parry 2 against bot: 3 +1 accumulation = 4 <= 4
                        1 bot is stopped by a parry
                        7 ana action 1 at bot: 10 = 10 > 4, level -6
                        7 ana misses bot
                        """);
    }

    @Test
    @Proves("D-27")
    void a_defence_used_late_bears_the_number_of_its_nominal_tenth() {
        var desk = Desk.with(ana(8), bot(2))
                .declare("ana", dodge(), attack("club", "bot"), attack("club", "bot"))
                .declare("bot", attack("club", "ana"))
                .rolling(10, 10, 9, 4)
                .round();
        assertEquals(
                List.of("9 ana dodge 1 against bot: 4 = 4 <= 4"), desk.proven().lines("dodge 1"));
    }

    @Test
    @Proves("D-27")
    void a_burst_is_one_action() {
        assertEquals(
                List.of(0, 1, 2),
                accumulation(Desk.with(gunner(6), bot(5))
                        .declare("ana", shoot("tactical-smg", "bot", "mode", "burst"), dodge(), dodge())));
    }

    @Test
    @Proves("D-27")
    void sustained_fire_is_one_action_at_its_first_spray_and_all_its_sprays_bear_that_number() {
        var sustained = shoot("tactical-smg", "bot", "mode", "sustained");
        assertEquals(
                List.of(0, 1, 2),
                accumulation(Desk.with(gunner(6), bot(5)).declare("ana", sustained, dodge(), dodge())));

        var desk = Desk.with(gunner(6), bot(5))
                .declare("ana", dodge(), dodge(), sustained)
                .rolling(10, 10)
                .round();
        assertEquals(
                List.of(
                        "5 ana action 3 spray 1 at bot: 10 +1 accumulation = 11 > 4, level -6",
                        "6 ana action 3 spray 2 at bot: 10 +1 accumulation +2 spray = 13 > 4, level -6"),
                desk.proven().lines("action"));
    }

    // ---- D-28

    private static List<Integer> choosing(String on, Form... actions) {
        return accumulation(Desk.with(ana(6), bot(5)).declareAccumulatingOn(on, "ana", actions));
    }

    @Test
    @Proves("D-28")
    void accumulating_on_the_attack_puts_the_defences_of_a_tenth_first() {
        assertEquals(List.of(2, 0, 1), choosing("attack", attack("club", "bot"), parry("shield"), dodge()));
    }

    @Test
    @Proves("D-28")
    void accumulating_on_the_defence_puts_the_attacks_of_a_tenth_first() {
        assertEquals(List.of(1, 2, 0), choosing("defence", parry("shield"), dodge(), attack("club", "bot")));
    }

    @Test
    @Proves("D-28")
    void left_open_declared_order_decides() {
        assertEquals(
                List.of(0, 1, 2),
                accumulation(
                        Desk.with(ana(6), bot(5)).declare("ana", attack("club", "bot"), parry("shield"), dodge())));
        assertEquals(
                List.of(0, 1, 2),
                accumulation(
                        Desk.with(ana(6), bot(5)).declare("ana", dodge(), attack("club", "bot"), parry("shield"))));
    }

    @Test
    @Proves("D-28")
    void the_choice_holds_within_a_tenth_and_not_across_tenths() {
        assertEquals(List.of(0, 1), choosing("attack", attack("club", "bot"), parry("club")));
        assertEquals(List.of(0, 1), choosing("defence", parry("club"), attack("club", "bot")));
    }
}
