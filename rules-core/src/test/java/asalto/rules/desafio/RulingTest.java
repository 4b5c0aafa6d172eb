package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.aim;
import static asalto.rules.desafio.Deeds.attack;
import static asalto.rules.desafio.Deeds.parry;
import static asalto.rules.desafio.Deeds.test;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import asalto.rules.Command;
import asalto.rules.coverage.Proves;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** What a director decides beside the rules, with a reason. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class RulingTest {

    private static final String SWORD = "broadsword";

    private static Desk duel() {
        return Desk.with(
                Sheet.agility("ana", 7).skill("long-swords-1h", 5).weapon(SWORD).weapon("semi-auto-pistol"),
                Sheet.agility("bot", 5).skill("long-swords-1h", 5).weapon(SWORD));
    }

    private static Desk shooting() {
        return Desk.with(
                Sheet.agility("ana", 7).skill("semi-auto-pistols", 5).weapon("semi-auto-pistol"),
                Sheet.agility("bot", 5));
    }

    private static Desk modified(Desk desk, String who, int action, int value) {
        return desk.rule("kind", "modifier", "reason", "mud", "combatant", who, "action", action, "value", value);
    }

    // ---- modifiers

    @Test
    @Proves("D-48")
    void a_modifier_is_added_to_an_action_that_somebody_else_declared() {
        var desk = duel().declare("ana", attack(SWORD, "bot"));

        modified(desk, "ana", 1, 2).then("0 ana is ruled: mud");
        desk.rolling(4).round().then("""
                4 ana action 1 at bot: 4 +2 gm = 6 > 5, level 1
                4 ana misses bot
                """);
    }

    @Test
    @Proves("D-48")
    void it_meets_defences_too_and_ends_with_the_round() {
        var desk = duel().declare("ana", attack(SWORD, "bot")).declare("bot", parry(SWORD));
        modified(desk, "bot", 1, 3);
        desk.rolling(3, 1, 1, 3).round().then("""
                        4 ana action 1 at bot: 3 = 3 <= 5, level 2
                        4 bot parry 1 against ana: 1 +2 attack-level +3 gm = 6 > 5
                        4 ana location: 1
                        4 ana hits bot right-leg
                        4 ana damage: [3] +0 -0 = 3
                        4 bot wound 1: serious right-leg
                        """);
        assertEquals(List.of(), Board.of(desk.fight()).rulings());
    }

    @Test
    void a_test_bears_it_beside_its_own_difficulty() {
        var desk = duel().declare("ana", test("climb", 1));

        modified(desk, "ana", 1, 2).rolling(1).round().then("10 ana climb: 1 +1 gm +2 gm = 4 > 3");
    }

    @Test
    void it_outlives_an_amendment_that_leaves_the_action_as_it_was() {
        var desk = modified(duel().declare("ana", attack(SWORD, "bot")), "ana", 1, 2);

        desk.declare("ana", attack(SWORD, "bot"), parry(SWORD));
        assertEquals(1, Board.of(desk.fight()).rulings().size());
        desk.declare("ana", parry(SWORD), attack(SWORD, "bot"));
        assertEquals(List.of(), Board.of(desk.fight()).rulings());
    }

    @Test
    void in_a_round_it_may_fall_on_what_is_still_to_come() {
        var desk = duel().declare("ana", attack(SWORD, "bot"), attack(SWORD, "bot"))
                .rolling(9, 4)
                .done(new Command.StartRound())
                .done(new Command.PlayBeat(4));

        assertEquals(
                List.of("action played"),
                desk.objections("kind", "modifier", "reason", "mud", "combatant", "ana", "action", 1, "value", 2));
        modified(desk, "ana", 2, 3);
        assertEquals(List.of("4 ana is ruled: mud"), desk.lines());
        desk.done(new Command.PlayBeat(10)).proven();
        assertEquals(List.of("8 ana action 2 at bot: 4 +1 accumulation +3 gm = 8 > 5, level 1"), desk.lines("at bot"));
    }

    @Test
    void what_is_not_declared_or_not_rolled_takes_none() {
        var desk = shooting().declare("ana", aim("semi-auto-pistol", "bot"));

        assertEquals(
                List.of("action takes-no-modifier"),
                desk.objections("kind", "modifier", "reason", "mud", "combatant", "ana", "action", 1, "value", 2));
        assertEquals(
                List.of("action unknown-action"),
                desk.objections("kind", "modifier", "reason", "mud", "combatant", "ana", "action", 2, "value", 2));
    }

    // ---- corrections of state

    @Test
    void a_wound_is_inflicted_with_all_that_it_does_and_lifted_again() {
        var desk = duel().rule(
                        "kind",
                        "wound",
                        "reason",
                        "we forgot it",
                        "combatant",
                        "bot",
                        "location",
                        "right-arm",
                        "level",
                        "disabled",
                        "damage",
                        "blunt")
                .then("""
                        0 bot is ruled: we forgot it
                        0 bot wound 1: disabled right-arm
                        0 bot drops broadsword
                        """);
        assertEquals(4, desk.condition("bot").penalty());

        desk.rule("kind", "heal", "reason", "it was the other one", "combatant", "bot", "wound", 1)
                .then("""
                        0 bot is ruled: it was the other one
                        0 bot wound 1 heals
                        """);
        assertEquals(0, desk.condition("bot").penalty());
    }

    @Test
    @Proves("D-63")
    void the_penalty_of_a_minor_wound_is_ruled_not_rolled() {
        var desk = duel();
        desk.rule("kind", "wound", "reason", "x", "combatant", "bot", "location", "chest", "level", "minor");
        desk.rule(
                        "kind",
                        "wound",
                        "reason",
                        "x",
                        "combatant",
                        "bot",
                        "location",
                        "chest",
                        "level",
                        "minor",
                        "avoided",
                        true)
                .proven();

        assertEquals(1, desk.condition("bot").penalty());
    }

    @Test
    @Proves("D-85")
    void whoever_fainted_is_woken_and_whoever_is_awake_faints() {
        duel().rule("kind", "faint", "reason", "the gas", "combatant", "bot")
                .then("""
                        0 bot is ruled: the gas
                        0 bot drops broadsword
                        0 bot falls
                        0 bot faints: ruled
                        """)
                .rule("kind", "wake", "reason", "cold water", "combatant", "bot")
                .then("""
                        0 bot is ruled: cold water
                        0 bot wakes
                        """);
    }

    @Test
    void a_death_is_ruled_and_undone() {
        var desk = duel().rule("kind", "death", "reason", "the cliff", "combatant", "bot")
                .then("""
                        0 bot is ruled: the cliff
                        0 bot dies: ruled
                        """);
        assertTrue(desk.condition("bot").dead());

        desk.rule("kind", "revive", "reason", "he held on to a root", "combatant", "bot")
                .then("0 bot is ruled: he held on to a root");
        assertFalse(desk.condition("bot").dead());
        assertFalse(desk.condition("bot").conscious());
    }

    @Test
    void the_clock_of_shock_is_stopped() {
        var desk = duel();
        for (int wound = 1; wound <= 3; wound++) {
            desk.rule("kind", "wound", "reason", "x", "combatant", "bot", "location", "chest", "level", "serious");
        }
        assertTrue(desk.condition("bot").shockDeadline().isPresent());

        desk.rule("kind", "heal", "reason", "x", "combatant", "bot", "wound", "shock")
                .proven();
        assertTrue(desk.condition("bot").shockDeadline().isEmpty());
    }

    @Test
    void attributes_ammunition_posture_and_what_is_held_are_corrected() {
        var desk = shooting()
                .rule("kind", "attribute", "reason", "x", "combatant", "bot", "attribute", "agility", "to", 9)
                .proven()
                .rule("kind", "ammunition", "reason", "x", "combatant", "ana", "weapon", "semi-auto-pistol", "left", 3)
                .proven()
                .rule("kind", "posture", "reason", "x", "combatant", "ana", "posture", "prone")
                .proven()
                .rule(
                        "kind",
                        "weapon",
                        "reason",
                        "x",
                        "combatant",
                        "ana",
                        "weapon",
                        "semi-auto-pistol",
                        "place",
                        "ground")
                .proven();

        assertEquals(9, desk.condition("bot").attributes().get(Attribute.AGILITY));
        assertEquals(Posture.PRONE, desk.condition("ana").posture());
        var pistol = desk.condition("ana").weapons().getFirst();
        assertEquals(3, pistol.ammunition().orElseThrow());
        assertTrue(pistol.onGround());

        desk.rule("kind", "weapon", "reason", "x", "combatant", "ana", "weapon", "semi-auto-pistol", "place", "left")
                .proven();
        assertEquals(
                Hold.LEFT, desk.condition("ana").weapons().getFirst().held().orElseThrow());
    }

    @Test
    void what_cannot_be_so_is_objected_to() {
        var desk = duel();

        assertEquals(List.of("combatant no-need"), desk.objections("kind", "wake", "reason", "x", "combatant", "ana"));
        assertEquals(
                List.of("combatant no-need"), desk.objections("kind", "revive", "reason", "x", "combatant", "ana"));
        assertEquals(
                List.of("wound unknown-wound"),
                desk.objections("kind", "heal", "reason", "x", "combatant", "ana", "wound", 1));
        assertEquals(
                List.of("place hand-full"),
                desk.objections("kind", "weapon", "reason", "x", "combatant", "ana", "weapon", SWORD, "place", "left"));
        assertEquals(
                List.of("place hands"),
                desk.objections("kind", "weapon", "reason", "x", "combatant", "bot", "weapon", SWORD, "place", "both"));
        assertEquals(
                List.of("weapon no-magazine"),
                desk.objections("kind", "ammunition", "reason", "x", "combatant", "bot", "weapon", SWORD, "left", 1));
        assertEquals(
                List.of("combatant unknown-combatant", "weapon unknown-weapon"),
                List.of(
                        desk.objections("kind", "death", "reason", "x", "combatant", "nobody")
                                .getFirst(),
                        desk.objections(
                                        "kind",
                                        "ammunition",
                                        "reason",
                                        "x",
                                        "combatant",
                                        "bot",
                                        "weapon",
                                        "axe",
                                        "left",
                                        1)
                                .getFirst()));
        desk.rule("kind", "death", "reason", "x", "combatant", "bot");
        assertEquals(List.of("combatant dead"), desk.objections("kind", "faint", "reason", "x", "combatant", "bot"));
    }

    @Test
    void a_ruling_without_a_reason_is_none() {
        assertEquals(List.of("reason missing-field"), duel().objections("kind", "death", "combatant", "bot"));
        assertEquals(List.of("reason empty"), duel().objections("kind", "death", "combatant", "bot", "reason", ""));
    }

    @Test
    void a_round_that_is_played_is_not_corrected_in_its_middle() {
        var desk = duel().rolling().done(new Command.StartRound());

        assertEquals(List.of(" round-underway"), desk.objections("kind", "death", "reason", "x", "combatant", "bot"));
    }
}
