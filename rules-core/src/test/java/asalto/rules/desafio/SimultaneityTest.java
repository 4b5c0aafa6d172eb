package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.Event;
import asalto.rules.coverage.Proves;
import asalto.rules.desafio.DesafioFact.AttackRolled;
import asalto.rules.form.Form;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The second and its tenths, and what happens at once. Rules D-20, D-21. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class SimultaneityTest {

    private static Sheet knight(String id, int agility) {
        return Sheet.of(id, 5, agility, 10, 5).skill("long-swords-1h", 6).weapon("broadsword");
    }

    /** It hits by itself: only the damage is rolled. */
    private static Form stab(String target, String location) {
        return attack("broadsword", target, "from", "behind", "calledShot", location);
    }

    // ---- D-20

    @ParameterizedTest(name = "Agility {0}")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    @Proves("D-20")
    void who_has_Agility_a_acts_in_tenth_11_minus_a(int agility) {
        var desk = Desk.with(knight("ana", agility), knight("bot", 5))
                .declare("ana", attack("broadsword", "bot"))
                .rolling(10)
                .round();
        assertEquals(List.of((11 - agility) + " ana misses bot"), desk.proven().lines("misses"));
    }

    @Test
    @Proves("D-20")
    void a_round_lasts_a_second() {
        var desk = Desk.with(knight("ana", 5));
        for (int round = 1; round <= 3; round++) {
            desk.round();
            assertEquals(round, State.of(desk.fight()).elapsed());
            assertEquals(round, State.of(desk.fight()).round());
        }
    }

    @Test
    @Proves("D-20")
    void Agility_is_the_value_at_the_start_of_the_round() {
        var desk = Desk.with(knight("ana", 5), Sheet.agility("bot", 10).weapon("club"));
        desk.declare("bot", attack("club", "ana", "from", "behind", "calledShot", "left-arm"))
                .rolling(5)
                .round();
        desk.declare("ana", attack("broadsword", "bot")).rolling(10).round();
        assertEquals(List.of("6 ana misses bot"), desk.lines("misses"), "a wound costs no Agility");

        desk.advance("days", 60, "rest", true);
        assertEquals(List.of("10 ana agility is now 4"), desk.lines("agility"));
        desk.declare("ana", attack("broadsword", "bot")).rolling(10).round();
        assertEquals(List.of("7 ana misses bot"), desk.proven().lines("misses"), "but a bone that mended badly does");
    }

    // ---- D-21

    /** T05: both are dead at the end of one tenth, and both blows were struck. */
    @Test
    @Proves("D-21")
    void two_of_equal_Agility_kill_each_other_in_the_same_tenth() {
        Desk.with(knight("ana", 5), knight("bot", 5))
                .declare("ana", stab("bot", "head"))
                .declare("bot", stab("ana", "chest"))
                .rolling(5, 6)
                .round()
                .then("""
                        6 ana hits bot head
                        6 ana damage: [5] +0 -0 = 5
                        6 bot wound 1: disabled head
                        6 bot hits ana chest
                        6 bot damage: [6] +0 -0 = 6
                        6 ana wound 1: disabled chest
                        6 ana dies: chest-disabled
                        6 bot dies: head-disabled
                        """);
    }

    /** T05 with shots, as it was seen elsewhere: the second shooter was removed before his own shot. */
    @Test
    @Proves("D-21")
    void two_of_equal_Agility_shoot_each_other_dead_and_both_shots_are_made() {
        var desk = Desk.with(gunman("ana", 5), gunman("bot", 5))
                .declare("ana", shoot("revolver", "bot", "calledShot", "head"))
                .declare("bot", shoot("revolver", "ana", "calledShot", "head"))
                .rolling(5, 9, 5, 9)
                .round();
        assertEquals(List.of("6 ana dies: head-disabled", "6 bot dies: head-disabled"), desk.lines("dies"));
        assertEquals(2, desk.proven().lines("spends 1 of revolver").size());
    }

    private static Sheet gunman(String id, int agility) {
        return Sheet.agility(id, agility).skill("revolvers", 6).weapon("revolver");
    }

    /** T04: killed in a tenth he finishes that tenth, does nothing in a later one, and is out in the next round. */
    @Test
    @Proves("D-21")
    void who_is_killed_in_a_tenth_still_acts_in_it_and_never_again() {
        var desk = Desk.with(knight("ana", 6), knight("bot", 6))
                .declare("ana", stab("bot", "head"))
                .declare("bot", attack("broadsword", "ana"), attack("broadsword", "ana"))
                .rolling(5, 9)
                .round()
                .then("""
                        5 ana hits bot head
                        5 ana damage: [5] +0 -0 = 5
                        5 bot wound 1: disabled head
                        5 bot action 1 at ana: 9 = 9 > 6, level -3
                        5 bot misses ana
                        5 bot dies: head-disabled
                        8 bot forfeits 2: dead
                        """);

        desk.declare("bot", attack("broadsword", "ana"), move(3)).round().then("""
                        5 bot forfeits 1: dead
                        10 bot forfeits 2: dead
                        """);
    }

    @Test
    @Proves("D-21")
    void a_wound_makes_nothing_harder_before_the_next_tenth() {
        var desk = Desk.with(knight("ana", 6), knight("bot", 6))
                .declare("ana", stab("bot", "left-arm"))
                .declare("bot", attack("broadsword", "ana"), attack("broadsword", "ana"))
                .rolling(3, 9, 9)
                .round();
        assertEquals(
                List.of(
                        "5 bot action 1 at ana: 9 = 9 > 6, level -3",
                        "8 bot action 2 at ana: 9 +1 accumulation +2 wounds = 12 > 6, level -3"),
                desk.proven().lines("action"));
    }

    @Test
    @Proves("D-21")
    void a_wound_takes_no_capability_before_the_next_tenth() {
        Desk.with(knight("ana", 6), knight("bot", 6))
                .declare("ana", stab("bot", "right-arm"))
                .declare("bot", attack("broadsword", "ana"), attack("broadsword", "ana"))
                .rolling(5, 9)
                .round()
                .then("""
                        5 ana hits bot right-arm
                        5 ana damage: [5] +0 -0 = 5
                        5 bot wound 1: disabled right-arm
                        5 bot action 1 at ana: 9 = 9 > 6, level -3
                        5 bot misses ana
                        5 bot drops broadsword
                        8 bot forfeits 2: weapon-not-held
                        """);
    }

    @Test
    @Proves("D-21")
    void who_is_incapacitated_in_a_tenth_still_acts_in_it() {
        Desk.with(knight("ana", 6), knight("bot", 6))
                .declare("ana", stab("bot", "abdomen"))
                .declare("bot", attack("broadsword", "ana"), attack("broadsword", "ana"))
                .rolling(5, 9)
                .round()
                .then("""
                        5 ana hits bot abdomen
                        5 ana damage: [5] +0 -0 = 5
                        5 bot wound 1: disabled abdomen
                        5 bot action 1 at ana: 9 = 9 > 6, level -3
                        5 bot misses ana
                        5 bot drops broadsword
                        5 bot falls
                        8 bot forfeits 2: incapacitated
                        """);
    }

    @Test
    @Proves("D-21")
    void a_fall_changes_the_posture_from_the_next_tenth_on() {
        var desk = Desk.with(knight("ana", 6), knight("bot", 5), knight("carl", 6))
                .declare("ana", stab("bot", "left-leg"))
                .declare("carl", attack("broadsword", "bot"), attack("broadsword", "bot"))
                .rolling(5, 9, 10)
                .round();
        assertEquals(
                List.of(
                        "5 carl action 1 at bot: 9 = 9 > 6, level -3",
                        "8 carl action 2 at bot: 10 +1 accumulation -4 prone-opponent = 7 > 6, level -4"),
                desk.proven().lines("action"));
    }

    @Test
    @Proves("D-21")
    void ammunition_is_counted_down_within_a_tenth() {
        Desk.with(
                        Sheet.agility("ana", 1).skill("automatic-rifles", 5).weapon("assault-rifle", "ammunition", 5),
                        target())
                .declare("ana", shoot("assault-rifle", "bot", "mode", "sustained"))
                .rolling(9)
                .round()
                .then("""
                        10 ana action 1 spray 1 at bot: 9 = 9 > 5, level -4
                        10 ana spends 5 of assault-rifle, 0 left
                        10 ana misses bot
                        10 ana forfeits 1 spray 2: no-ammunition
                        """);
    }

    private static Sheet target() {
        return Sheet.agility("bot", 5);
    }

    @Test
    @Proves("D-21")
    void a_defence_that_was_used_is_used_within_the_tenth() {
        var desk = Desk.with(
                        knight("ana", 5),
                        knight("bot", 5),
                        Sheet.agility("carl", 5).skill("dodge", 9))
                .declare("ana", attack("broadsword", "carl", "calledShot", "head"))
                .declare("bot", attack("broadsword", "carl", "calledShot", "left-leg"))
                .declare("carl", dodge())
                .rolling(5, 1, 5, 3)
                .round();
        assertEquals(List.of("6 ana is stopped by a dodge"), desk.lines("stopped"));
        assertEquals(List.of("6 bot hits carl left-leg"), desk.proven().lines("hits"));
    }

    /** T20: neither wound of a tenth weighs on the roll that resists the other, nor did an earlier one. */
    @Test
    @Proves({"D-21", "D-63"})
    void the_roll_that_resists_a_wound_knows_neither_that_wound_nor_another() {
        var desk = Desk.with(
                Sheet.of("ana", 5, 5, 5, 5).skill("clubs", 6).weapon("club"), knight("bot", 6), knight("carl", 6));
        desk.declare("bot", stab("ana", "left-leg")).rolling(3).round();

        desk.declare("bot", stab("ana", "left-arm"))
                .declare("carl", stab("ana", "right-leg"))
                .rolling(2, 5, 1, 6)
                .round()
                .then("""
                        5 bot hits ana left-arm
                        5 bot damage: [2] +0 -0 = 2
                        5 ana wound 2: minor left-arm
                        5 ana endurance: 5 of 5 avoids it
                        5 carl hits ana right-leg
                        5 carl damage: [1] +0 -0 = 1
                        5 ana wound 3: minor right-leg
                        5 ana endurance: 6 of 5 does not
                        """);
    }

    /** T20: two of equal Agility wound each other, and neither blow is the harder for it. */
    @Test
    @Proves("D-21")
    void two_wounds_of_one_tenth_both_look_at_the_state_before_it() {
        var desk = Desk.with(knight("ana", 6), knight("bot", 6))
                .declare("ana", attack("broadsword", "bot", "calledShot", "left-arm"))
                .declare("bot", attack("broadsword", "ana", "calledShot", "left-arm"))
                .rolling(5, 3, 5, 3)
                .round();
        assertEquals(
                List.of(
                        "5 ana action 1 at bot: 5 +1 precision = 6 <= 6, level 1",
                        "5 bot action 1 at ana: 5 +1 precision = 6 <= 6, level 1"),
                desk.proven().lines("action"));
    }

    // ---- as one group

    /** T02: three at once are three actions, none of them skipped. */
    @Test
    @Proves("D-21")
    void a_tenth_with_three_simultaneous_actions_has_exactly_three() {
        var desk = Desk.with(knight("ana", 5), knight("bot", 5), knight("carl", 5))
                .declare("ana", attack("broadsword", "bot"))
                .declare("bot", attack("broadsword", "carl"))
                .declare("carl", attack("broadsword", "ana"))
                .rolling(7, 8, 9)
                .round();
        var rolled = desk.proven().events().stream()
                .filter(event -> event.fact() instanceof AttackRolled)
                .toList();
        assertEquals(
                List.of("6 ana", "6 bot", "6 carl"),
                rolled.stream()
                        .map(event -> event.beat() + " " + event.actor().orElseThrow())
                        .toList());
    }

    /** T01: those of equal Agility are one group; how they were seated changes the order of telling and nothing else. */
    @Test
    @Proves("D-21")
    void the_order_of_seating_is_the_order_of_telling_and_changes_nothing_else() {
        var told = new TreeSet<List<String>>(java.util.Comparator.comparing(List::toString));
        for (var order : List.of("abc", "acb", "bac", "bca", "cab", "cba")) {
            var desk = Desk.with(order.chars()
                    .mapToObj(id -> knight(String.valueOf((char) id), 5))
                    .toArray(Sheet[]::new));
            desk.declare("a", stab("b", "left-arm"), attack("broadsword", "c"))
                    .declare("b", stab("c", "left-arm"), attack("broadsword", "a"))
                    .declare("c", stab("a", "left-arm"), attack("broadsword", "b"))
                    .rolling(3, 3, 3, 10, 10, 10)
                    .round();
            assertEquals(order, struck(desk), "in combatant order");
            told.add(desk.proven().lines().stream().sorted().toList());
        }
        assertEquals(1, told.size(), told.toString());
    }

    /** Who struck in tenth 6, in the order in which it is told. */
    private static String struck(Desk desk) {
        return desk.events().stream()
                .filter(event -> event.fact() instanceof DesafioFact.AttackHit && event.beat() == 6)
                .map(Event::actor)
                .map(actor -> actor.orElseThrow())
                .reduce("", String::concat);
    }
}
