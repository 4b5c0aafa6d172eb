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
import org.junit.jupiter.params.provider.ValueSource;

/** Drawn and used in the same round. Rule D-76. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class DrawnTest {

    private static final Form CARRIED = new Form.Nothing();

    /** With a sword at his side. */
    private static Sheet bot() {
        return Sheet.agility("bot", 4).skill("long-swords-1h", 6).weapon("broadsword", "held", CARRIED);
    }

    private static List<String> refused(Desk desk, Object... actions) {
        return desk.codes(new Command.Declare(Wrote.fields("combatant", "bot", "actions", Wrote.items(actions))));
    }

    @Test
    @Proves("D-76")
    void whichever_action_claims_it_every_roll_with_it_is_two_harder_parries_too() {
        Desk.with(striker("ana", 4), bot())
                .declare("bot", parry("broadsword"), attack("broadsword", "ana", "drawnThisRound", true))
                .declare("ana", attack(BLADE, "bot"))
                .rolling(8, 4, 4)
                .round()
                .then("""
                        0 bot draws broadsword
                        7 ana action 1 at bot: 8 = 8 <= 8, level 0
                        7 bot parry 1 against ana: 4 +2 drawn = 6 <= 6
                        7 ana is stopped by a parry
                        9 bot action 2 at ana: 4 +1 accumulation +2 drawn = 7 > 6, level 2
                        9 bot misses ana
                        """);
    }

    @Test
    @Proves("D-76")
    void in_the_next_round_it_is_no_harder_any_more() {
        var desk = Desk.with(striker("ana", 4), bot())
                .declare("bot", attack("broadsword", "ana", "drawnThisRound", true))
                .rolling(9)
                .round();

        desk.declare("bot", attack("broadsword", "ana")).rolling(9).round();
        assertEquals(List.of("7 bot action 1 at ana: 9 = 9 > 6, level -3"), desk.lines("action"));
        desk.proven();
    }

    @Test
    @Proves("D-76")
    void without_the_claim_it_stays_at_the_side() {
        Desk.with(striker("ana", 4), bot())
                .declare("bot", attack("broadsword", "ana"))
                .rolling()
                .round()
                .then("7 bot forfeits 1: weapon-not-held");
    }

    @Test
    @Proves("D-76")
    void in_hand_already_the_claim_has_no_effect() {
        Desk.with(
                        striker("ana", 4),
                        Sheet.agility("bot", 4).skill("long-swords-1h", 6).weapon("broadsword"))
                .declare("bot", attack("broadsword", "ana", "drawnThisRound", true))
                .rolling(9)
                .round()
                .then("""
                        7 bot action 1 at ana: 9 = 9 > 6, level -3
                        7 bot misses ana
                        """);
    }

    @Test
    @Proves("D-76")
    void with_its_hands_full_it_is_not_drawn_and_its_actions_are_forfeited() {
        Desk.with(
                        striker("ana", 4),
                        Sheet.agility("bot", 4).weapon("shield").weapon("club").weapon("broadsword", "held", CARRIED))
                .declare("bot", attack("broadsword", "ana", "drawnThisRound", true))
                .rolling()
                .round()
                .then("7 bot forfeits 1: weapon-not-held");
    }

    @Test
    @Proves("D-76")
    void of_two_that_need_the_same_hands_the_first_of_his_list_is_drawn() {
        Desk.with(
                        striker("ana", 4),
                        Sheet.agility("bot", 4)
                                .weapon("shield")
                                .weapon("club", "held", CARRIED)
                                .weapon("broadsword", "held", CARRIED))
                .declare(
                        "bot",
                        attack("broadsword", "ana", "drawnThisRound", true),
                        attack("club", "ana", "drawnThisRound", true))
                .rolling(9)
                .round()
                .then("""
                        0 bot draws club
                        7 bot forfeits 1: weapon-not-held
                        7 bot action 2 at ana: 9 +1 accumulation +2 drawn = 12 > 2, level -7
                        7 bot misses ana
                        """);
    }

    @Test
    @Proves("D-76")
    void who_cannot_act_at_the_start_of_the_round_draws_nothing() {
        var desk = struck(bot(), "abdomen", 5);

        desk.declare("bot", attack("broadsword", "ana", "drawnThisRound", true))
                .rolling()
                .round()
                .then("7 bot forfeits 1: incapacitated");
    }

    @Test
    @Proves("D-76")
    void what_lies_on_the_ground_is_not_drawn() {
        var desk = Desk.with(striker("ana", 4), Sheet.agility("bot", 4).weapon("broadsword"))
                .declare("bot", handle("drop", "broadsword"))
                .round();

        desk.declare("bot", attack("broadsword", "ana", "drawnThisRound", true))
                .rolling()
                .round()
                .then("7 bot forfeits 1: weapon-not-held");
    }

    @Test
    @Proves("D-76")
    void a_broken_right_arm_draws_with_the_left() {
        var desk = struck(
                Sheet.of("bot", 5, 4, 10, 5).skill("long-swords-1h", 8).weapon("broadsword", "held", CARRIED),
                "right-arm",
                5);

        desk.declare("bot", attack("broadsword", "ana", "drawnThisRound", true))
                .rolling(9)
                .round();
        assertEquals(List.of("0 bot draws broadsword"), desk.lines("draws"));
        assertEquals(
                Optional.of(Hold.LEFT),
                desk.condition("bot").weapons().getFirst().held());
        desk.proven();
    }

    @Proves("D-76")
    @ParameterizedTest
    @ValueSource(strings = {"bow", "sling"})
    void what_cannot_be_carried_loaded_is_not_drawn_and_used_and_is_carried_unloaded(String weapon) {
        var desk = Desk.with(striker("ana", 4), Sheet.agility("bot", 4).weapon(weapon, "held", CARRIED));

        assertEquals(
                List.of("actions[0].drawnThisRound not-allowed"),
                refused(desk, shoot(weapon, "ana", "drawnThisRound", true)));
        assertEquals(Optional.of(0), desk.condition("bot").weapons().getFirst().ammunition());
    }

    @Test
    @Proves("D-76")
    void a_fist_is_not_drawn() {
        var desk = Desk.with(striker("ana", 4), Sheet.agility("bot", 4).weapon("fist"));

        assertEquals(
                List.of("actions[0].drawnThisRound not-allowed"),
                refused(desk, attack("fist", "ana", "drawnThisRound", true)));
    }
}
