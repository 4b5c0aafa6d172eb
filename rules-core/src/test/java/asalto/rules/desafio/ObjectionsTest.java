package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.Command;
import asalto.rules.form.Fault;
import asalto.rules.form.Form;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** Why the director cannot rule something as things stand. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class ObjectionsTest {

    private static final String SWORD = "broadsword";
    private static final String PISTOL = "semi-auto-pistol";

    private static Desk armed() {
        return Desk.with(
                Sheet.agility("ana", 7)
                        .skill("medicine", 5)
                        .weapon(SWORD, "held", "right")
                        .weapon(PISTOL)
                        .weapon("spear"),
                Sheet.agility("bot", 5).weapon(SWORD));
    }

    private static Desk ruled(Desk desk, String kind, Object... more) {
        return desk.done(new Command.Rule(ruling(kind, more)));
    }

    private static Form ruling(String kind, Object... more) {
        return Wrote.with(Wrote.fields("kind", kind, "reason", "the cat", "combatant", "ana"), more);
    }

    private static List<String> objected(Desk desk, String kind, Object... more) {
        return Refusals.of(desk, new Command.Rule(ruling(kind, more)));
    }

    private static List<String> putting(Desk desk, String weapon, String place) {
        return objected(desk, "weapon", "weapon", weapon, "place", place);
    }

    private static Desk without(String location) {
        return ruled(armed(), "wound", "location", location, "level", "destroyed");
    }

    // ---- modifiers

    @Test
    void whatever_is_rolled_takes_a_modifier() {
        var oppose = Wrote.fields("kind", "oppose", "skill", "climb", "against", "bot", "theirSkill", "climb");

        for (var action : List.of(
                attack(SWORD, "bot"),
                shoot(PISTOL, "bot"),
                parry(SWORD),
                dodge(),
                test("climb", 0),
                treat("bot", 1),
                oppose)) {
            assertEquals(
                    List.of(),
                    objected(armed().declare("ana", action), "modifier", "action", 1, "value", 2),
                    action::toString);
        }
    }

    @Test
    void what_is_not_rolled_takes_none() {
        for (var action :
                List.of(move(2), standUp(), handle("drop", SWORD), handle("stow", SWORD), handle("reload", PISTOL))) {
            assertEquals(
                    List.of("action takes-no-modifier"),
                    objected(armed().declare("ana", action), "modifier", "action", 1, "value", 2),
                    action::toString);
        }
    }

    @Test
    void of_an_action_that_is_not_there_it_is_said_how_many_there_are() {
        var fault =
                armed().declare("ana", move(2)).refusals(new Command.Rule(ruling("modifier", "action", 3, "value", 2)));

        assertEquals(
                List.of(new Fault(
                        "action",
                        "wrong-value",
                        new TreeMap<>(Map.of("given", "3", "most", "1", "reason", "unknown-action")))),
                fault);
    }

    // ---- bodies

    @Test
    void what_is_destroyed_is_not_wounded_again() {
        var fault = without("left-leg")
                .refusals(new Command.Rule(ruling("wound", "location", "left-leg", "level", "minor")));

        assertEquals(
                List.of(new Fault(
                        "location", "not-allowed", new TreeMap<>(Map.of("reason", "destroyed", "rule", "D-62")))),
                fault);
        assertEquals(List.of(), objected(without("left-leg"), "wound", "location", "right-leg", "level", "minor"));
    }

    @Test
    void nobody_faints_twice_and_the_dead_neither_faint_nor_wake_nor_stand_nor_are_wounded() {
        assertEquals(List.of("combatant no-need"), objected(ruled(armed(), "faint"), "faint"));
        var dead = ruled(armed(), "death");
        assertEquals(List.of("combatant dead"), objected(dead, "faint"));
        assertEquals(List.of("combatant dead"), objected(dead, "wake"));
        assertEquals(List.of("combatant dead"), objected(dead, "death"));
        assertEquals(List.of("combatant dead"), objected(dead, "posture", "posture", "prone"));
        assertEquals(List.of("combatant dead"), objected(dead, "wound", "location", "chest", "level", "minor"));
        assertEquals(List.of(), objected(dead, "revive"));
    }

    @Test
    void the_dead_keep_no_weapon_in_hand_but_what_they_had_may_be_laid_elsewhere() {
        assertEquals(List.of("combatant dead"), putting(ruled(armed(), "death"), SWORD, "right"));
        assertEquals(List.of(), putting(ruled(armed(), "death"), SWORD, "carried"));
    }

    // ---- hands

    @Test
    void a_weapon_takes_the_hands_that_it_needs() {
        for (var one : List.of("right", "left")) {
            assertEquals(List.of("place hands"), putting(armed(), "spear", one));
        }
        assertEquals(List.of("place hands"), putting(armed(), SWORD, "both"));
    }

    @Test
    void an_arm_that_is_lost_holds_nothing() {
        assertEquals(List.of("place arm-lost"), putting(without("right-arm"), SWORD, "right"));
        assertEquals(List.of("place arm-lost"), putting(without("left-arm"), SWORD, "left"));
        assertEquals(List.of("place arm-lost"), putting(without("right-arm"), "spear", "both"));
        assertEquals(List.of("place arm-lost"), putting(without("left-arm"), "spear", "both"));
        assertEquals(List.of(), putting(ruled(without("right-arm"), "wake"), PISTOL, "left"));
    }

    @Test
    void a_hand_holds_one_weapon() {
        assertEquals(List.of("place hand-full"), putting(armed(), PISTOL, "right"));
        assertEquals(List.of("place hand-full"), putting(armed(), SWORD, "left"));
        assertEquals(List.of(), putting(armed(), SWORD, "right"));
        assertEquals(List.of(), putting(armed(), PISTOL, "left"));
    }

    @Test
    void two_hands_are_needed_for_what_takes_both_and_one_is_free_when_the_other_lets_go() {
        assertEquals(List.of("place hand-full"), putting(armed(), "spear", "both"));
        var onlyRight = ruled(armed(), "weapon", "weapon", PISTOL, "place", "ground");
        assertEquals(List.of("place hand-full"), putting(onlyRight, "spear", "both"));
        var onlyLeft = ruled(armed(), "weapon", "weapon", SWORD, "place", "ground");
        assertEquals(List.of("place hand-full"), putting(onlyLeft, "spear", "both"));
        assertEquals(List.of(), putting(ruled(onlyLeft, "weapon", "weapon", PISTOL, "place", "right"), SWORD, "left"));
        assertEquals(
                List.of(),
                putting(
                        ruled(
                                ruled(armed(), "weapon", "weapon", SWORD, "place", "carried"),
                                "weapon",
                                "weapon",
                                PISTOL,
                                "place",
                                "carried"),
                        "spear",
                        "both"));
    }

    // ---- what is corrected whatever the state

    @Test
    void an_attribute_a_load_or_a_roll_is_corrected_whatever_else_is_so() {
        var fight = ruled(armed(), "death").fight();
        var objections = new Objections(fight, fight.fighter("ana"));

        for (var ruling : List.of(
                new Ruling.Change(Attribute.AGILITY, 3),
                new Ruling.Load(PISTOL, 1),
                new Ruling.Replace(7, List.of(3)))) {
            assertEquals(Optional.empty(), objections.to(ruling), ruling::toString);
        }
    }
}
