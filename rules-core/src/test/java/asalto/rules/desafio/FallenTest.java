package asalto.rules.desafio;

import static asalto.rules.desafio.Blows.*;
import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.Command;
import asalto.rules.coverage.Proves;
import asalto.rules.desafio.State.WeaponAt;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Hands that fail and people who fall. Rule D-69. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class FallenTest {

    private static Sheet bot() {
        return Sheet.of("bot", 5, 3, 10, 5).skill("long-swords-2h", 6).weapon("greatsword");
    }

    @Proves("D-69")
    @ParameterizedTest
    @ValueSource(strings = {"right-arm", "left-arm"})
    void a_weapon_for_two_hands_needs_both_arms(String arm) {
        var desk = struck(bot(), arm, 5);

        assertEquals(List.of("5 bot drops greatsword"), desk.lines("drops"));
        desk.declare("bot", handle("pickUp", "greatsword")).rolling().round().then("10 bot forfeits 1: no-free-hand");
    }

    @Test
    @Proves("D-69")
    void what_was_dropped_is_picked_up_in_a_round_wherever_its_owner_went() {
        var desk = Desk.with(bot()).declare("bot", handle("drop", "greatsword"), move(3));
        desk.round().then("""
                0 bot drops greatsword
                10 bot moves 3
                """);

        assertEquals(
                List.of(new WeaponAt("greatsword", Optional.empty(), true, Optional.empty())),
                desk.condition("bot").weapons());
        desk.declare("bot", handle("pickUp", "greatsword")).round().then("10 bot picks up greatsword");
        assertEquals(
                List.of(new WeaponAt("greatsword", Optional.of(Hold.BOTH), false, Optional.empty())),
                desk.condition("bot").weapons());
    }

    @Test
    @Proves("D-69")
    void nobody_else_can_pick_it_up() {
        var desk = Desk.with(bot(), Sheet.agility("thief", 5))
                .declare("bot", handle("drop", "greatsword"))
                .round();

        assertEquals(
                List.of("actions[0].weapon wrong-value"),
                desk.codes(new Command.Declare(
                        Wrote.fields("combatant", "thief", "actions", Wrote.items(handle("pickUp", "greatsword"))))));
    }

    @Test
    @Proves("D-69")
    void who_faints_drops_everything_and_falls() {
        var armed = Sheet.of("bot", 5, 3, 1, 5).weapon("broadsword").weapon("shield");

        struck(armed, "chest", 3).then("""
                5 ana action 1 at bot: 4 +1 precision = 5 <= 8, level 4
                5 ana hits bot chest
                5 ana damage: [3] +0 -0 = 3
                5 bot wound 1: serious chest
                5 bot drops broadsword
                5 bot drops shield
                5 bot falls
                5 bot faints: shock
                """);
    }

    @Test
    @Proves("D-69")
    void whoever_lies_already_does_not_fall_again() {
        var desk = struck(Sheet.of("bot", 5, 3, 1, 5).with("posture", "prone"), "chest", 3);

        assertEquals(List.of(), desk.lines("falls"));
        desk.proven();
    }

    @Test
    @Proves("D-69")
    void falling_unhorses() {
        var desk = struck(Sheet.of("bot", 5, 3, 1, 5).with("mounted", true), "chest", 3)
                .proven();

        assertEquals(false, desk.condition("bot").mounted());
        assertEquals(Posture.PRONE, desk.condition("bot").posture());
    }

    @Test
    @Proves("D-69")
    void whom_the_director_lays_down_is_unhorsed_and_whom_he_stands_up_stands() {
        var desk = Desk.with(bot().with("mounted", true)).set("bot", "posture", "prone");
        assertEquals(false, desk.condition("bot").mounted());
        assertEquals(Posture.PRONE, desk.condition("bot").posture());

        desk.set("bot", "posture", "standing");
        assertEquals(Posture.STANDING, desk.condition("bot").posture());
    }

    @Test
    @Proves("D-69")
    void the_dead_lie_prone_and_hold_nothing() {
        var desk = struck(bot().with("mounted", true), "head", 10).proven();

        assertEquals(Posture.PRONE, desk.condition("bot").posture());
        assertEquals(false, desk.condition("bot").mounted());
        assertEquals(
                List.of(new WeaponAt("greatsword", Optional.empty(), true, Optional.empty())),
                desk.condition("bot").weapons());
    }
}
