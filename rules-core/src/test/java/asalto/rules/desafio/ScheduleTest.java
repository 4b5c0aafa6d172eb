package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.coverage.Proves;
import asalto.rules.form.Form;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** When actions happen. Rules D-30 to D-33. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class ScheduleTest {

    /** Rule D-30: the printed table, in Agility. */
    @ParameterizedTest(name = "Agility {0}: {1} and {2}")
    @CsvSource({
        "1, 1, 1",
        "2, 2-1, 2-1",
        "3, 3-1, 3-2-1",
        "4, 4-2, 4-2-1",
        "5, 5-2, 5-3-1",
        "6, 6-3, 6-4-2",
        "7, 7-3, 7-4-1",
        "8, 8-4, 8-5-2",
        "9, 9-4, 9-6-3",
        "10, 10-5, 10-6-2"
    })
    @Proves("D-30")
    void two_and_three_actions_happen_as_the_table_has_them(int agility, String two, String three) {
        assertEquals(tenths(two), Schedule.tenths(agility, 2));
        assertEquals(tenths(three), Schedule.tenths(agility, 3));
    }

    @Test
    @Proves("D-32")
    void shots_follow_each_other_by_one_Agility_and_end_in_tenth_10() {
        assertEquals(List.of(8, 9, 10, 10), Schedule.shotTenths(3, 4));
    }

    @Test
    @Proves("D-31")
    void dodges_have_the_allowance_of_Agility() {
        assertEquals(List.of(7, 8, 9, 10), Schedule.tenths(4, 4));
        assertEquals(9, Schedule.dodgeTenth(4, 3));
    }

    // ---- in play

    private static Desk fight(int agility, String weapon) {
        return Desk.with(Sheet.agility("ana", agility).weapon(weapon), Sheet.agility("bot", 5));
    }

    /** The tenths in which so many of these are made, all of them in vain. */
    private static List<Integer> played(Desk desk, Form... actions) {
        return desk
                .declare("ana", actions)
                .rolling(Collections.nCopies(actions.length, 10).toArray(Integer[]::new))
                .round()
                .proven()
                .lines("misses")
                .stream()
                .map(line -> Integer.valueOf(line.split(" ")[0]))
                .toList();
    }

    private static void assertTooMany(int agility, Desk desk, Form... actions) {
        var limit = actions.length > agility ? "agility" : "weapon-allows";
        assertEquals(List.of("actions more-than-" + limit), Refusals.ofDeclaring(desk, "ana", actions));
    }

    private static Form[] times(int number, Form action) {
        return Collections.nCopies(number, action).toArray(Form[]::new);
    }

    /**
     * T08: all the cells of the printed table, as they are played. One action more is refused: what is a stroke in the table
     * (Agility 1; Agility 2 with three actions) because of Agility, all else because of the weapon.
     */
    @ParameterizedTest(name = "Agility {0}: {1} and {2}")
    @CsvSource({
        "1, 1, 1",
        "2, 2-1, 2-1",
        "3, 3-1, 3-2-1",
        "4, 4-2, 4-2-1",
        "5, 5-2, 5-3-1",
        "6, 6-3, 6-4-2",
        "7, 7-3, 7-4-1",
        "8, 8-4, 8-5-2",
        "9, 9-4, 9-6-3",
        "10, 10-5, 10-6-2"
    })
    @Proves("D-30")
    void every_cell_of_the_table_is_played_and_no_action_more(int agility, String two, String three) {
        var sword = attack("broadsword", "bot");
        var dagger = attack("dagger", "bot");
        int swords = tenths(two).size();
        int daggers = tenths(three).size();

        assertEquals(tenths(two), played(fight(agility, "broadsword"), times(swords, sword)));
        assertEquals(tenths(three), played(fight(agility, "dagger"), times(daggers, dagger)));
        assertTooMany(agility, fight(agility, "broadsword"), times(swords + 1, sword));
        assertTooMany(agility, fight(agility, "dagger"), times(daggers + 1, dagger));
    }

    @ParameterizedTest(name = "Agility {0}")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    @Proves("D-30")
    void a_weapon_of_one_action_acts_at_full_Agility(int agility) {
        assertEquals(List.of(11 - agility), played(fight(agility, "axe"), attack("axe", "bot")));
        assertTooMany(agility, fight(agility, "axe"), times(2, attack("axe", "bot")));
    }

    @Test
    @Proves("D-30")
    void bows_and_thrown_weapons_are_on_that_schedule_too() {
        assertEquals(
                List.of(2, 7),
                played(fight(9, "throwing-knife"), times(2, shoot("throwing-knife", "bot"))),
                "two actions of Agility 9: 9-4");
        assertEquals(
                List.of("actions more-than-weapon-allows"),
                Refusals.ofDeclaring(fight(9, "bow"), "ana", times(2, shoot("bow", "bot"))));
    }

    @Test
    @Proves("D-30")
    void a_parry_is_placed_as_an_attack_is() {
        var desk =
                fight(10, "dagger").declare("ana", attack("dagger", "bot"), parry("dagger"), attack("dagger", "bot"));

        assertEquals(
                List.of(1, 5, 9),
                Plan.of(desk.fight().fighter("ana")).actions().stream()
                        .map(Planned::tenth)
                        .toList());
    }

    // ---- D-31

    @Test
    @Proves("D-31")
    void the_schedule_is_that_of_the_allowance_and_not_of_the_number_declared() {
        assertEquals(List.of(1, 5), played(fight(10, "dagger"), times(2, attack("dagger", "bot"))));
        assertEquals(List.of(1), played(fight(10, "dagger"), attack("dagger", "bot")));
    }

    @Test
    @Proves("D-31")
    void two_weapons_and_the_dodge_run_their_own_schedules_in_parallel() {
        var desk = Desk.with(Sheet.agility("ana", 8).weapon("dagger").weapon("club"), Sheet.agility("bot", 5))
                .declare(
                        "ana",
                        attack("club", "bot"),
                        attack("dagger", "bot"),
                        dodge(),
                        attack("club", "bot"),
                        attack("dagger", "bot"),
                        dodge(),
                        attack("dagger", "bot"));

        assertEquals(
                List.of(3, 3, 3, 7, 6, 4, 9),
                Plan.of(desk.fight().fighter("ana")).actions().stream()
                        .map(Planned::tenth)
                        .toList(),
                "the club 8-4, the dagger 8-5-2, the dodge 8-7");
    }

    // ---- D-32

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"revolver", "semi-auto-pistol", "shotgun", "tactical-smg", "assault-rifle"})
    @Proves("D-32")
    void each_single_shot_of_a_firearm_comes_a_tenth_later_and_Agility_limits_them(String gun) {
        assertEquals(List.of(7, 8, 9, 10), played(fight(4, gun), times(4, shoot(gun, "bot"))));
        assertEquals(
                List.of("actions more-than-agility"),
                Refusals.ofDeclaring(fight(4, gun), "ana", times(5, shoot(gun, "bot"))));
    }

    @ParameterizedTest(name = "Agility {0}")
    @CsvSource({"1, '10 10 10 10'", "2, '9 10 10 10'", "3, '8 9 10 10'", "4, '7 8 9 10'", "10, '1 2 3 4'"})
    @Proves("D-32")
    void sprays_past_Agility_1_all_fall_in_tenth_10(int agility, String tenths) {
        var desk = fight(agility, "machine-gun")
                .declare("ana", shoot("machine-gun", "bot"))
                .rolling(10, 10, 10, 10)
                .round();
        assertEquals(
                List.of(tenths.split(" ")),
                desk.proven().lines("misses").stream()
                        .map(line -> line.split(" ")[0])
                        .toList());
    }

    @Test
    @Proves("D-32")
    void a_burst_is_one_shot_at_full_Agility_and_one_a_round() {
        var burst = shoot("tactical-smg", "bot", "mode", "burst");

        assertEquals(List.of(7), played(fight(4, "tactical-smg"), burst));
        assertEquals(
                List.of("actions more-than-once"), Refusals.ofDeclaring(fight(4, "tactical-smg"), "ana", burst, burst));
    }

    // ---- D-33

    @Test
    @Proves("D-33")
    void whole_round_actions_take_effect_after_tenth_10_by_combatant_order() {
        Desk.with(
                        Sheet.agility("slow", 1).skill("clubs", 5).weapon("club"),
                        Sheet.agility("quick", 10).weapon("club"),
                        Sheet.agility("third", 5))
                .declare("third", move(1))
                .declare("quick", handle("stow", "club"))
                .declare("slow", move(1), attack("club", "quick"))
                .rolling(9)
                .round()
                .then("""
                        10 slow action 2 at quick: 9 = 9 > 5, level -4
                        10 slow misses quick
                        10 slow moves 1
                        10 quick stows club
                        10 third moves 1
                        """);
    }

    @Test
    @Proves("D-33")
    void they_take_effect_one_after_the_other() {
        var desk = Desk.with(
                Sheet.agility("ana", 5),
                Sheet.agility("bot", 5).skill("medicine", 9),
                Sheet.agility("carl", 5).skill("medicine", 9),
                Sheet.agility("foe", 5).weapon("broadsword"));
        desk.declare("foe", attack("broadsword", "ana", "from", "behind", "calledShot", "left-leg"))
                .rolling(3)
                .round();

        desk.declare("bot", treat("ana", 1))
                .declare("carl", treat("ana", 1))
                .rolling(5)
                .round()
                .then("""
                        10 bot medicine: 5 = 5 <= 9
                        10 ana is treated by bot
                        10 carl feints 1: no-wound
                        """);
    }

    @Test
    @Proves("D-33")
    void whether_they_can_be_done_is_seen_at_the_end_of_the_round() {
        var desk = Desk.with(
                        Sheet.agility("ana", 10).weapon("club"),
                        Sheet.agility("foe", 1).weapon("broadsword"))
                .declare("ana", move(5))
                .declare("foe", attack("broadsword", "ana", "from", "behind", "calledShot", "abdomen"))
                .rolling(5)
                .round();
        assertEquals(List.of("10 ana forfeits 1: incapacitated"), desk.proven().lines("forfeits"));
    }

    private static List<Integer> tenths(String agilities) {
        return Stream.of(agilities.split("-"))
                .map(Integer::valueOf)
                .map(Schedule::tenthOf)
                .toList();
    }
}
