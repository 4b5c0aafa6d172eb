package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.coverage.Proves;
import asalto.rules.form.Form;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Aiming. Rule D-47; T34: an aim is spent by the shot that it was taken for and by nothing else. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class AimTest {

    private static final Form SHOT = shoot("assault-rifle", "bot");

    private static Desk rifle() {
        return Desk.with(
                Sheet.agility("ana", 5).skill("automatic-rifles", 5).weapon("assault-rifle"),
                Sheet.agility("bot", 5).with("armour", Wrote.fields("chest", 99)),
                Sheet.agility("carl", 10).skill("clubs", 9).weapon("club"));
    }

    private static Desk aimed(int rounds) {
        return aiming(rifle(), rounds, aim("assault-rifle", "bot"));
    }

    private static Desk aiming(Desk desk, int rounds, Form aim) {
        for (int round = 1; round <= rounds; round++) {
            desk.declare("ana", aim).round();
        }
        return desk;
    }

    /** The sums of Ana's shots, which all roll a 10. */
    private static List<String> sums(Desk desk, Form... actions) {
        long shots = List.of(actions).stream()
                .filter(action -> action.toString().contains("shoot"))
                .count();
        desk.declare("ana", actions)
                .rolling(java.util.Collections.nCopies((int) shots, 10).toArray(Integer[]::new))
                .round();
        return desk.proven().lines("ana action").stream().map(AimTest::sum).toList();
    }

    private static String sum(String line) {
        return line.replaceAll(".*: \\d+ ?(.*)= .*", "$1").strip();
    }

    @ParameterizedTest(name = "{0} rounds: {1}")
    @CsvSource({"0, ''", "1, -1 aim", "2, -2 aim", "3, -2 aim", "4, -2 aim"})
    @Proves("D-47")
    void each_full_round_of_aiming_is_1_easier_and_two_at_most(int rounds, String entry) {
        assertEquals(List.of(entry), sums(aimed(rounds), SHOT));
    }

    @Test
    @Proves("D-47")
    void the_shot_comes_in_the_round_right_after() {
        assertEquals(List.of(""), sums(aimed(2).round(), SHOT), "after a round of nothing");
        assertEquals(
                List.of("actions stands-alone"),
                Refusals.ofDeclaring(rifle(), "ana", aim("assault-rifle", "bot"), SHOT),
                "not in the round of the aim");
    }

    @Test
    @Proves("D-47")
    void it_counts_on_one_roll() {
        assertEquals(List.of("-2 aim", "+1 accumulation"), sums(aimed(2), SHOT, SHOT));
    }

    @Test
    @Proves("D-47")
    void it_counts_for_all_bullets_of_a_burst() {
        aimed(2).declare("ana", shoot("assault-rifle", "bot", "mode", "burst", "calledShot", "chest"))
                .rolling(4, 1, 1, 1, 1, 1, 1)
                .round()
                .then("""
                        6 ana action 1 at bot: 4 -2 aim +1 precision = 3 <= 5, level 1
                        6 ana spends 3 of assault-rifle, 27 left
                        6 ana hits bot chest with bullet 1
                        6 ana damage: [1, 1] +0 -99 = 0
                        6 ana hits bot chest with bullet 2
                        6 ana damage: [1, 1] +0 -99 = 0
                        6 ana hits bot chest with bullet 3
                        6 ana damage: [1, 1] +0 -99 = 0
                        """);
    }

    @Test
    @Proves("D-47")
    void it_counts_for_the_first_spray_and_no_other() {
        var desk = aimed(2).declare("ana", shoot("assault-rifle", "bot", "mode", "sustained"))
                .rolling(10, 10)
                .round();
        assertEquals(
                List.of("-2 aim", "+2 spray"),
                desk.proven().lines("action").stream().map(AimTest::sum).toList());
    }

    @Test
    @Proves("D-47")
    void it_counts_on_the_first_counted_action_alone() {
        assertEquals(List.of("+1 accumulation"), sums(aimed(1), dodge(), SHOT));
        assertEquals(List.of("-1 aim"), sums(aimed(1), SHOT, dodge()));
    }

    @Test
    @Proves("D-47")
    void it_counts_with_that_weapon_alone() {
        var pistols = Desk.with(
                Sheet.agility("ana", 5).weapon("revolver").weapon("semi-auto-pistol"), Sheet.agility("bot", 5));

        assertEquals(List.of(""), sums(aiming(pistols, 1, aim("revolver", "bot")), shoot("semi-auto-pistol", "bot")));
        assertEquals(List.of("-1 aim"), sums(aiming(pistols, 1, aim("revolver", "bot")), shoot("revolver", "bot")));
    }

    @Test
    @Proves("D-47")
    void it_counts_at_that_target_alone() {
        assertEquals(List.of(""), sums(aimed(1), shoot("assault-rifle", "carl")));
    }

    @Test
    @Proves("D-47")
    void a_declared_move_spoils_it_and_being_marked_as_moving_does_not() {
        assertEquals(List.of("+2 shooter-moving"), sums(aimed(1), SHOT, move(1)));
        assertEquals(List.of("-1 aim +2 shooter-moving"), sums(aimed(1).set("ana", "moving", true), SHOT));
    }

    @Test
    @Proves("D-47")
    void another_target_or_weapon_starts_again_at_1() {
        aimed(2).declare("ana", aim("assault-rifle", "carl"))
                .round()
                .then("10 ana aims assault-rifle at carl, 1")
                .declare("ana", aim("assault-rifle", "bot"))
                .round()
                .then("10 ana aims assault-rifle at bot, 1")
                .declare("ana", aim("assault-rifle", "bot"))
                .round()
                .then("10 ana aims assault-rifle at bot, 2");

        var pistols = Desk.with(
                Sheet.agility("ana", 5).weapon("revolver").weapon("semi-auto-pistol"), Sheet.agility("bot", 5));
        aiming(pistols, 2, aim("revolver", "bot"))
                .declare("ana", aim("semi-auto-pistol", "bot"))
                .round()
                .then("10 ana aims semi-auto-pistol at bot, 1");
    }

    @Test
    @Proves("D-47")
    void it_is_lost_at_the_end_of_a_round_in_which_no_aim_was_carried_out() {
        assertEquals(Optional.of(2), aimed(2).condition("ana").aim().map(State.HeldAim::rounds));
        assertEquals(Optional.empty(), aimed(2).round().condition("ana").aim());
        assertEquals(
                Optional.empty(),
                aimed(2).declare("ana", move(1)).round().condition("ana").aim());

        var desk = aimed(2);
        desk.declare("ana", handle("drop", "assault-rifle"), aim("assault-rifle", "bot"))
                .round()
                .then("""
                        0 ana drops assault-rifle
                        10 ana forfeits 2: weapon-not-held
                        """);
        assertEquals(Optional.empty(), desk.condition("ana").aim(), "declared, but not carried out");
    }

    @Test
    @Proves("D-47")
    void it_is_lost_when_time_passes_between_rounds() {
        assertEquals(List.of(""), sums(aimed(2).advance("minutes", 1), SHOT));
    }

    /** T34: a die thrown for a defence before the shot leaves the aim alone. */
    @Test
    @Proves("D-47")
    void a_defence_used_before_the_shot_does_not_eat_the_aim() {
        aimed(1).declare("ana", SHOT, dodge())
                .declare("carl", attack("club", "ana"))
                .rolling(9, 1, 10)
                .round()
                .then("""
                        1 carl action 1 at ana: 9 = 9 <= 9, level 0
                        1 ana dodge 2 against carl: 1 +1 accumulation = 2 <= 2
                        1 carl is stopped by a dodge
                        6 ana action 1 at bot: 10 -1 aim = 9 > 5, level -5
                        6 ana spends 1 of assault-rifle, 29 left
                        6 ana misses bot
                        """);
    }

    /** T34: nor do the rolls of others, nor wounds that do not hinder. */
    @Test
    @Proves("D-47")
    void a_wound_does_not_eat_the_aim() {
        var desk = aimed(1).declare("carl", attack("club", "ana", "from", "behind", "calledShot", "left-leg"))
                .declare("ana", SHOT)
                .rolling(3, 10)
                .round();
        assertEquals("+2 wounds -1 aim", sum(desk.proven().lines("ana action").getFirst()));
    }
}
