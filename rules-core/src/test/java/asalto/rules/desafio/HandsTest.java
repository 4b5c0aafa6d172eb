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
import org.junit.jupiter.params.provider.ValueSource;

/** Hands and what they hold. Rules D-08, D-09. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class HandsTest {

    private static final Form CARRIED = new Form.Nothing();

    private static Sheet ana() {
        return Sheet.of("ana", 5, 5, 10, 5);
    }

    /** Somebody who breaks Ana's arms from behind: 5 of damage against Size 5. */
    private static Sheet foe() {
        return Sheet.agility("foe", 10).weapon("broadsword");
    }

    private static Form blow(String location) {
        return attack("broadsword", "ana", "from", "behind", "calledShot", location);
    }

    private static String where(Desk desk, String weapon) {
        return desk.condition("ana").weapons().stream()
                .filter(it -> it.id().equals(weapon))
                .map(it -> it.onGround() ? "ground" : it.held().map(Hold::id).orElse("carried"))
                .findFirst()
                .orElseThrow();
    }

    // ---- D-08

    @Test
    @Proves("D-08")
    void a_hand_holds_one_thing() {
        assertEquals(
                List.of("weapons[1].held hand-full"),
                Refusals.ofSeating(ana().weapon("dagger", "held", "left").weapon("club", "held", "left")));

        var desk = Desk.with(ana().weapon("dagger").weapon("club").weapon("axe"));
        assertEquals("right", where(desk, "dagger"));
        assertEquals("left", where(desk, "club"));
        assertEquals("carried", where(desk, "axe"));
    }

    @Test
    @Proves("D-08")
    void a_two_handed_weapon_takes_both() {
        var desk = Desk.with(ana().weapon("greatsword").weapon("dagger"));
        assertEquals("both", where(desk, "greatsword"));
        assertEquals("carried", where(desk, "dagger"));

        assertEquals(
                List.of("weapons[1].held hand-full"),
                Refusals.ofSeating(ana().weapon("greatsword").weapon("dagger", "held", "left")));
        assertEquals(List.of("weapons[0].held hands"), Refusals.ofSeating(ana().weapon("spear", "held", "right")));
        assertEquals(List.of("weapons[0].held hands"), Refusals.ofSeating(ana().weapon("club", "held", "both")));
    }

    @Test
    @Proves("D-08")
    void a_one_handed_weapon_is_drawn_with_the_first_free_hand_right_first() {
        var desk = Desk.with(ana().weapon("dagger", "held", CARRIED)
                .weapon("club", "held", CARRIED)
                .weapon("axe", "held", CARRIED));

        desk.declare("ana", handle("draw", "dagger")).round().then("10 ana draws dagger");
        assertEquals("right", where(desk, "dagger"));
        desk.declare("ana", handle("draw", "club")).round().then("10 ana draws club");
        assertEquals("left", where(desk, "club"));
        desk.declare("ana", handle("draw", "axe")).round().then("10 ana forfeits 1: no-free-hand");
    }

    @Test
    @Proves("D-08")
    void a_two_handed_weapon_is_drawn_with_both_hands_free() {
        var desk = Desk.with(ana().weapon("spear", "held", CARRIED).weapon("dagger", "held", "left"));

        desk.declare("ana", handle("draw", "spear")).round().then("10 ana forfeits 1: no-free-hand");
        desk.declare("ana", handle("stow", "dagger")).round();
        desk.declare("ana", handle("draw", "spear")).round().then("10 ana draws spear");
        assertEquals("both", where(desk, "spear"));
    }

    @Test
    @Proves("D-08")
    void what_lies_on_the_ground_is_picked_up_with_the_first_free_hand_right_first() {
        var desk = Desk.with(ana().weapon("dagger", "held", "left").weapon("club", "held", CARRIED));

        desk.declare("ana", handle("drop", "dagger"), handle("draw", "club")).round();
        assertEquals("ground", where(desk, "dagger"));
        assertEquals("right", where(desk, "club"));
        desk.declare("ana", handle("pickUp", "dagger")).round().then("10 ana picks up dagger");
        assertEquals("left", where(desk, "dagger"));
    }

    @Test
    @Proves("D-08")
    void a_hand_whose_arm_does_not_work_takes_nothing() {
        var desk = Desk.with(ana().weapon("dagger", "held", CARRIED).weapon("spear", "held", CARRIED), foe());
        desk.declare("foe", blow("right-arm")).rolling(5).round();

        desk.declare("ana", handle("draw", "spear")).round().then("10 ana forfeits 1: no-free-hand");
        desk.declare("ana", handle("draw", "dagger")).round().then("10 ana draws dagger");
        assertEquals("left", where(desk, "dagger"));
    }

    @ParameterizedTest(name = "held in the {0} hand")
    @ValueSource(strings = {"right", "left"})
    @Proves("D-08")
    void the_off_hand_is_the_one_that_the_declaration_says(String hand) {
        var desk = Desk.with(ana().weapon("dagger", "held", hand), foe())
                .declare("ana", attack("dagger", "foe"), attack("dagger", "foe", "offHand", true))
                .rolling(9, 9)
                .round();

        assertEquals(
                List.of(
                        "6 ana action 1 at foe: 9 = 9 > 2, level -7",
                        "8 ana action 2 at foe: 9 +1 accumulation +4 off-hand = 14 > 2, level -7"),
                desk.lines("action"));
    }

    // ---- D-09

    @Test
    @Proves("D-09")
    void a_natural_weapon_occupies_no_hand() {
        var desk = Desk.with(ana().weapon("fist").weapon("dagger").weapon("club"), foe());

        assertEquals("right", where(desk, "dagger"));
        assertEquals("left", where(desk, "club"));
        assertEquals(
                Optional.empty(), desk.condition("ana").weapons().getFirst().held());
        assertEquals(List.of("weapons[0].held natural"), Refusals.ofSeating(ana().weapon("fist", "held", "right")));
        desk.declare("ana", attack("fist", "foe")).rolling(9).round().then("""
                        6 ana action 1 at foe: 9 = 9 > 2, level -7
                        6 ana misses foe
                        """);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"draw", "stow", "drop", "pickUp"})
    @Proves("D-09")
    void a_natural_weapon_is_never_drawn_stowed_dropped_or_picked_up(String kind) {
        assertEquals(
                List.of("actions[0].weapon natural"),
                Refusals.ofDeclaring(Desk.with(ana().weapon("fist")), "ana", handle(kind, "fist")));
    }

    @Test
    @Proves("D-09")
    void a_natural_weapon_needs_one_working_arm() {
        var desk = Desk.with(ana().weapon("fist"), foe());

        desk.declare("foe", blow("right-arm")).rolling(5).round();
        desk.declare("ana", attack("fist", "foe")).rolling(9).round().then("""
                        6 ana action 1 at foe: 9 +4 wounds = 13 > 2, level -7
                        6 ana misses foe
                        """);

        desk.declare("foe", blow("left-arm")).rolling(5).round();
        desk.declare("ana", attack("fist", "foe")).round().then("6 ana forfeits 1: weapon-not-held");
    }
}
