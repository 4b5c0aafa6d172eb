package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.coverage.Proves;
import asalto.rules.form.Form;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is done in vain and what is not done at all. Rules D-25, D-26. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class ForfeitTest {

    /** Agility 10: what he does to the others, from behind and without a roll to hit, comes before they act. */
    private static Sheet foe() {
        return Sheet.agility("foe", 10).weapon("greatsword");
    }

    /** 2d6 of damage against Size 5: 2 and 3 disable, 5 and 5 destroy. */
    private static Form blow(String target, String location) {
        return attack("greatsword", target, "from", "behind", "calledShot", location);
    }

    private static Sheet gunman(Object... revolver) {
        return Sheet.of("ana", 5, 5, 10, 5).skill("revolvers", 6).weapon("revolver", revolver);
    }

    private static Sheet bot() {
        return Sheet.of("bot", 5, 4, 10, 5);
    }

    private static Desk desk(Object... revolver) {
        return Desk.with(foe(), gunman(revolver), bot());
    }

    private static Desk shooting(Desk desk) {
        return desk.declare("ana", shoot("revolver", "bot"));
    }

    // ---- D-25

    @Test
    @Proves("D-25")
    void a_shot_at_one_who_was_dead_already_is_a_feint_that_spends_and_rolls_nothing() {
        shooting(desk())
                .declare("foe", blow("bot", "head"))
                .rolling(2, 3)
                .round()
                .then("""
                        1 foe hits bot head
                        1 foe damage: [2, 3] +0 -0 = 5
                        1 bot wound 1: disabled head
                        1 bot dies: head-disabled
                        6 ana feints 1: target-down
                        6 ana spends 1 of revolver, 5 left
                        """);
    }

    @Test
    @Proves("D-25")
    void a_blow_at_one_who_was_dead_already_is_a_feint_and_counts() {
        var desk = Desk.with(foe(), Sheet.agility("ana", 5).skill("clubs", 6).weapon("club"), bot())
                .declare("foe", blow("bot", "head"))
                .declare("ana", attack("club", "bot"), attack("club", "foe"))
                .rolling(2, 3, 9)
                .round();
        assertEquals(List.of("6 ana feints 1: target-down"), desk.lines("feints"));
        assertEquals(
                List.of("9 ana action 2 at foe: 9 +1 accumulation = 10 > 6, level -3"),
                desk.proven().lines("action"));
    }

    @Test
    @Proves("D-25")
    void a_parry_or_dodge_that_meets_no_attack_is_a_feint() {
        Desk.with(Sheet.agility("ana", 5).weapon("club"), bot())
                .declare("ana", parry("club"), dodge())
                .round()
                .then("""
                        10 ana feints 1: no-attack
                        10 ana feints 2: no-attack
                        """);
    }

    @Test
    @Proves("D-25")
    void the_unconscious_are_attacked_with_dice() {
        var desk = shooting(desk())
                .declare("foe", blow("bot", "left-arm"))
                .rolling(5, 5, 9)
                .round();
        assertEquals(List.of("1 bot faints: destroyed-limb"), desk.lines("faints"));
        assertEquals(
                List.of("6 ana action 1 at bot: 9 +2 cover = 11 > 6, level -3"),
                desk.proven().lines("action"));
    }

    @Test
    @Proves("D-25")
    void the_incapacitated_are_attacked_with_dice() {
        var desk = shooting(desk())
                .declare("foe", blow("bot", "abdomen"))
                .rolling(2, 3, 9)
                .round();
        assertEquals(
                List.of("6 ana action 1 at bot: 9 +2 cover = 11 > 6, level -3"),
                desk.proven().lines("action"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"left-arm, 5, 5", "abdomen, 2, 3"})
    @Proves("D-25")
    void blows_at_the_unconscious_and_the_incapacitated_have_dice_too(String location, int one, int other) {
        var desk = Desk.with(foe(), Sheet.agility("ana", 5).skill("clubs", 5).weapon("club"), bot())
                .declare("foe", blow("bot", location))
                .declare("ana", attack("club", "bot"))
                .rolling(one, other, 10)
                .round();
        assertEquals(
                List.of("6 ana action 1 at bot: 10 -4 prone-opponent = 6 > 5, level -5"),
                desk.proven().lines("action"));
    }

    // ---- D-26, reason by reason; each is told although the later ones hold as well

    @Test
    @Proves("D-26")
    void dead_comes_first() {
        var desk = shooting(desk("ammunition", 0))
                .declare("foe", blow("ana", "head"))
                .rolling(2, 3)
                .round();
        assertEquals(List.of("6 ana forfeits 1: dead"), desk.proven().lines("forfeits"));
    }

    @Test
    @Proves("D-26")
    void unconscious_comes_before_incapacitated() {
        var desk = desk().declare("foe", blow("ana", "abdomen")).rolling(2, 3).round();
        shooting(desk).declare("foe", blow("ana", "left-arm")).rolling(5, 5).round();
        assertEquals(List.of("6 ana forfeits 1: unconscious"), desk.proven().lines("forfeits"));
    }

    @Test
    @Proves("D-26")
    void incapacitated_by_the_abdomen_comes_before_weapon_not_held() {
        var desk = shooting(desk("ammunition", 0))
                .declare("foe", blow("ana", "abdomen"))
                .rolling(2, 3)
                .round();
        assertEquals(List.of("1 ana drops revolver"), desk.lines("drops"));
        assertEquals(List.of("6 ana forfeits 1: incapacitated"), desk.proven().lines("forfeits"));
    }

    /** Ana's Agility was 5 when she sat down and is 4 now: of five actions the fifth is too many. */
    @Test
    @Proves("D-26")
    void an_accumulation_that_is_not_below_the_Agility_left_is_incapacitated_too() {
        var desk = Desk.with(Sheet.agility("foe", 10).weapon("club"), gunman(), bot());
        desk.declare("foe", attack("club", "ana", "from", "behind", "calledShot", "left-arm"))
                .rolling(5)
                .round();
        desk.advance("days", 60, "rest", true);
        assertEquals(List.of("10 ana agility is now 4"), desk.lines("agility"));

        var shot = shoot("revolver", "bot");
        desk.declare("ana", shot, shot, shot, shot, shot)
                .rolling(10, 10, 10, 10)
                .round();
        assertEquals(
                List.of("7 ana misses bot", "8 ana misses bot", "9 ana misses bot", "10 ana misses bot"),
                desk.lines("misses"));
        assertEquals(List.of("10 ana forfeits 5: incapacitated"), desk.proven().lines("forfeits"));

        desk.declare("ana", handle("drop", "revolver"), shot, shot, shot, shot, shot)
                .round();
        assertEquals(
                List.of(
                        "7 ana forfeits 2: weapon-not-held",
                        "8 ana forfeits 3: weapon-not-held",
                        "9 ana forfeits 4: weapon-not-held",
                        "10 ana forfeits 5: weapon-not-held",
                        "10 ana forfeits 6: incapacitated"),
                desk.proven().lines("forfeits"),
                "and it comes before weapon-not-held");
    }

    @Test
    @Proves("D-26")
    void a_weapon_that_is_carried_or_on_the_ground_is_not_held_and_comes_before_no_ammunition() {
        shooting(desk("ammunition", 0, "held", new Form.Nothing())).round().then("6 ana forfeits 1: weapon-not-held");
        desk("ammunition", 0)
                .declare("ana", handle("drop", "revolver"), shoot("revolver", "bot"))
                .round()
                .then("""
                        0 ana drops revolver
                        6 ana forfeits 2: weapon-not-held
                        """);
    }

    @Test
    @Proves("D-26")
    void no_ammunition_comes_before_the_feint_at_a_dead_target() {
        var desk = shooting(desk("ammunition", 0))
                .declare("foe", blow("bot", "head"))
                .rolling(2, 3)
                .round();
        assertEquals(List.of("6 ana forfeits 1: no-ammunition"), desk.lines("forfeits"));
        assertEquals(List.of(), desk.proven().lines("feints"));
        assertEquals(List.of(), desk.lines("spends"));
    }

    @Test
    @Proves("D-26")
    void the_feint_at_a_dead_target_comes_before_target_not_exposed() {
        var desk = shooting(desk().set("bot", "cover", "hidden"))
                .declare("foe", blow("bot", "head"))
                .rolling(2, 3)
                .round();
        assertEquals(List.of("6 ana feints 1: target-down"), desk.lines("feints"));
        assertEquals(List.of(), desk.proven().lines("forfeits"));
    }

    @Test
    @Proves("D-26")
    void of_the_forfeits_target_not_exposed_spends_ammunition_and_the_others_do_not() {
        shooting(desk().set("bot", "cover", "hidden")).round().then("""
                        6 ana forfeits 1: target-not-exposed
                        6 ana spends 1 of revolver, 5 left
                        """);

        for (var disabling : List.of("head", "abdomen", "right-arm")) {
            var desk = shooting(desk())
                    .declare("foe", blow("ana", disabling))
                    .rolling(2, 3)
                    .round();
            assertEquals(1, desk.lines("forfeits 1").size());
            assertEquals(List.of(), desk.proven().lines("spends"), disabling);
        }
    }
}
