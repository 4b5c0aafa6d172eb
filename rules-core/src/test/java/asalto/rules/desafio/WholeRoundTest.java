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
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What fills the round, and what is let go at its start. Rule D-77. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class WholeRoundTest {

    private static final Form CARRIED = new Form.Nothing();

    /** A sword in the right hand, the left one free, a revolver and a bow at the side. */
    private static Sheet bot() {
        return Sheet.of("bot", 5, 4, 8, 5)
                .skill("medicine", 5)
                .weapon("broadsword")
                .weapon("revolver", "held", CARRIED)
                .weapon("bow", "held", CARRIED);
    }

    private static Desk alone() {
        return Desk.with(bot(), Sheet.agility("ana", 5)).rolling();
    }

    /** Every kind of action that fills the round. */
    static List<Form> all() {
        return List.of(
                aim("revolver", "ana"),
                handle("reload", "revolver"),
                handle("draw", "revolver"),
                handle("pickUp", "broadsword"),
                handle("stow", "broadsword"),
                standUp(),
                treat("ana", 1),
                test("climb", 0),
                Wrote.fields("kind", "oppose", "skill", "climb", "against", "ana", "theirSkill", "climb"));
    }

    // ---- alone

    @Proves("D-77")
    @ParameterizedTest
    @MethodSource("all")
    void it_stands_alone_but_for_drops(Form action) {
        var desk = alone();

        assertEquals(List.of("actions not-allowed"), refused(desk, action, standUp()));
        assertEquals(List.of("actions not-allowed"), refused(desk, action, move(1)));
        assertEquals(List.of("actions not-allowed"), refused(desk, parry("broadsword"), action));
        assertEquals(List.of(), refused(desk, handle("drop", "broadsword"), action, handle("drop", "bow")));
    }

    private static List<String> refused(Desk desk, Object... actions) {
        return desk.codes(new Command.Declare(Wrote.fields("combatant", "bot", "actions", Wrote.items(actions))));
    }

    // ---- who cannot

    @Proves("D-77")
    @ParameterizedTest
    @MethodSource("all")
    void the_incapacitated_forfeit_it(Form action) {
        var desk = struck("abdomen", 5);

        desk.declare("bot", action).rolling().round().then("10 bot forfeits 1: incapacitated");
    }

    @Proves("D-77")
    @ParameterizedTest
    @MethodSource("all")
    void the_unconscious_forfeit_it(Form action) {
        var desk = struck("left-leg", 10);

        desk.declare("bot", action).rolling().round().then("10 bot forfeits 1: unconscious");
    }

    @Proves("D-77")
    @ParameterizedTest
    @MethodSource("all")
    void the_dead_forfeit_it(Form action) {
        var desk = struck("head", 10);

        desk.declare("bot", action).rolling().round().then("10 bot forfeits 1: dead");
    }

    private static Desk struck(String location, int damage) {
        return Blows.struck(bot(), location, damage);
    }

    @Test
    @Proves("D-77")
    void whether_he_can_is_judged_when_it_takes_effect() {
        var desk = Desk.with(striker("ana", 6), bot()).declare("bot", handle("draw", "revolver"));

        desk.declare("ana", blow("bot", "abdomen")).rolling(4, 5).round();
        assertEquals(List.of("10 bot forfeits 1: incapacitated"), desk.lines("forfeits"));
        desk.proven();
    }

    // ---- aim, reload

    @Proves("D-77")
    @ParameterizedTest
    @ValueSource(strings = {"reload", "aim"})
    void aim_and_reload_want_the_weapon_in_hand(String kind) {
        var action = kind.equals("aim") ? aim("revolver", "ana") : handle("reload", "revolver");

        alone().declare("bot", action).round().then("10 bot forfeits 1: weapon-not-held");
    }

    // ---- draw, pick up, stow

    @Test
    @Proves("D-77")
    void what_was_drawn_in_a_round_of_its_own_has_no_penalty() {
        var desk = alone().declare("bot", handle("draw", "revolver")).round().then("10 bot draws revolver");

        assertEquals(
                Optional.of(Hold.LEFT), desk.condition("bot").weapons().get(1).held());
        desk.declare("bot", shoot("revolver", "ana")).rolling(10).round();
        assertEquals(List.of("7 bot action 1 at ana: 10 = 10 > 2, level -8"), desk.lines("action"));
    }

    @Test
    @Proves("D-77")
    void to_draw_what_is_in_hand_is_needless() {
        alone().declare("bot", handle("draw", "broadsword")).round().then("10 bot feints 1: no-need");
    }

    @Test
    @Proves("D-77")
    void what_lies_on_the_ground_is_not_drawn_but_picked_up() {
        var desk = alone().declare("bot", handle("drop", "broadsword")).round();

        desk.declare("bot", handle("draw", "broadsword")).round().then("10 bot forfeits 1: weapon-not-held");
        desk.declare("bot", handle("pickUp", "broadsword")).round().then("10 bot picks up broadsword");
    }

    @Test
    @Proves("D-77")
    void without_a_free_hand_nothing_is_drawn_or_picked_up() {
        var desk = alone().declare("bot", handle("draw", "bow")).round().then("10 bot forfeits 1: no-free-hand");

        desk.declare("bot", handle("drop", "broadsword"), handle("draw", "bow"))
                .round()
                .then("""
                0 bot drops broadsword
                10 bot draws bow
                """);
        desk.declare("bot", handle("pickUp", "broadsword")).round().then("10 bot forfeits 1: no-free-hand");
    }

    @Test
    @Proves("D-77")
    void what_is_carried_or_in_hand_is_not_picked_up() {
        alone().declare("bot", handle("pickUp", "revolver")).round().then("10 bot forfeits 1: weapon-not-held");
        alone().declare("bot", handle("pickUp", "broadsword")).round().then("10 bot feints 1: no-need");
    }

    @Test
    @Proves("D-77")
    void what_is_stowed_is_carried_then() {
        var desk = alone().declare("bot", handle("stow", "broadsword")).round().then("10 bot stows broadsword");

        assertEquals(
                new State.WeaponAt("broadsword", Optional.empty(), false, Optional.empty()),
                desk.condition("bot").weapons().getFirst());
        desk.declare("bot", handle("stow", "broadsword")).round().then("10 bot feints 1: no-need");
        desk.declare("bot", handle("draw", "broadsword")).round().then("10 bot draws broadsword");
    }

    @Test
    @Proves("D-77")
    void what_lies_on_the_ground_is_not_stowed() {
        var desk = alone().declare("bot", handle("drop", "broadsword")).round();

        desk.declare("bot", handle("stow", "broadsword")).round().then("10 bot forfeits 1: weapon-not-held");
    }

    @Test
    @Proves("D-77")
    void stowed_a_bow_loses_its_arrow_and_a_revolver_keeps_its_rounds() {
        var archer = Sheet.agility("bot", 4).weapon("bow").weapon("revolver", "held", CARRIED, "ammunition", 3);
        var desk = Desk.with(archer, Sheet.agility("ana", 5)).rolling();

        desk.declare("bot", handle("stow", "bow")).round();
        assertEquals(Optional.of(0), desk.condition("bot").weapons().getFirst().ammunition());
        desk.declare("bot", handle("draw", "revolver")).round();
        desk.declare("bot", handle("stow", "revolver")).round();
        assertEquals(Optional.of(3), desk.condition("bot").weapons().getLast().ammunition());
        desk.proven();
    }

    // ---- stand up

    @Test
    @Proves("D-77")
    void who_lies_stands_up_in_a_round_and_who_stands_needs_not() {
        var desk = Desk.with(bot().with("posture", "prone")).rolling();

        desk.declare("bot", standUp()).round().then("10 bot stands up");
        desk.declare("bot", standUp()).round().then("10 bot feints 1: no-need");
    }

    @Proves("D-77")
    @ParameterizedTest
    @ValueSource(strings = {"right-leg", "left-leg"})
    void nobody_stands_up_on_a_lost_leg_nor_when_the_director_stood_him_up(String leg) {
        var desk = struck(leg, 5).rolling();

        desk.declare("bot", standUp()).round().then("10 bot forfeits 1: incapacitated");
        desk.set("bot", "posture", "standing")
                .declare("bot", standUp())
                .round()
                .then("10 bot forfeits 1: incapacitated");
    }

    // ---- drop

    @Test
    @Proves("D-77")
    void drops_are_made_at_the_start_before_weapons_are_drawn_and_beside_anything() {
        Desk.with(bot(), Sheet.agility("ana", 5))
                .declare(
                        "bot",
                        shoot("revolver", "ana", "drawnThisRound", true),
                        handle("drop", "broadsword"),
                        move(1),
                        handle("drop", "bow"),
                        handle("drop", "broadsword"))
                .rolling(10)
                .round()
                .then("""
                        0 bot drops broadsword
                        0 bot feints 4: no-need
                        0 bot feints 5: no-need
                        0 bot draws revolver
                        7 bot action 1 at ana: 10 +2 shooter-moving +2 drawn = 14 > 2, level -8
                        7 bot spends 1 of revolver, 5 left
                        7 bot misses ana
                        10 bot moves 1
                        """);
    }

    @Test
    @Proves("D-77")
    void who_cannot_act_lets_nothing_go() {
        var natural = Sheet.of("bot", 5, 4, 8, 5).weapon("broadsword");
        var desk = Blows.struck(natural, "abdomen", 5);

        desk.declare("bot", handle("drop", "broadsword")).rolling().round().then("0 bot forfeits 1: incapacitated");
    }

    @Test
    @Proves("D-77")
    void neither_it_nor_a_drop_counts_for_the_limit_of_actions() {
        var slow =
                Sheet.agility("bot", 1).skill("brawl", 5).weapon("broadsword").weapon("fist");
        var desk = Desk.with(slow, Sheet.agility("ana", 5))
                .declare("bot", handle("drop", "broadsword"), move(1), attack("fist", "ana"))
                .rolling(9)
                .round();

        assertEquals(List.of("10 bot action 3 at ana: 9 = 9 > 5, level -4"), desk.lines("action"));
        desk.proven();
    }

    @Test
    @Proves("D-77")
    void what_fills_the_round_is_found_beside_drops_and_a_move_is_not_it() {
        var desk = alone();

        assertEquals(0, WholeRound.position(desk.fight().fighter("bot").actions()));
        desk.declare("bot", handle("drop", "broadsword"), handle("draw", "bow"));
        assertEquals(2, WholeRound.position(desk.fight().fighter("bot").actions()));
        desk.declare("bot", standUp());
        assertEquals(1, WholeRound.position(desk.fight().fighter("bot").actions()));
        desk.declare("bot", handle("drop", "broadsword"), move(1), parry("broadsword"));
        assertEquals(0, WholeRound.position(desk.fight().fighter("bot").actions()));
    }

    @Test
    @Proves("D-77")
    void round_ends_are_played_by_combatant_order() {
        Desk.with(
                        Sheet.agility("zoe", 2).with("posture", "prone"),
                        Sheet.agility("ana", 9).with("posture", "prone"))
                .declare("ana", standUp())
                .declare("zoe", standUp())
                .rolling()
                .round()
                .then("""
                        10 zoe stands up
                        10 ana stands up
                        """);
    }
}
