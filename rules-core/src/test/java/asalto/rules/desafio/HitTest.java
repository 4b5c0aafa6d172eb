package asalto.rules.desafio;

import static asalto.rules.desafio.Blows.*;
import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.coverage.Proves;
import asalto.rules.desafio.DesafioFact.EncounterOpened;
import asalto.rules.desafio.DesafioFact.LocationRolled;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a hit lands and what it does. Rules D-60 to D-62, Tables T-2 and T-5. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class HitTest {

    private static Sheet bot() {
        return Sheet.of("bot", 5, 3, 5, 10);
    }

    /** Case T24: the event has the die and what it stands for, and the table of the log gives it again. */
    @Proves("D-60")
    @ParameterizedTest(name = "{0} is the {1}")
    @CsvSource({
        "1, right-leg",
        "2, left-leg",
        "3, right-arm",
        "4, left-arm",
        "5, abdomen",
        "6, abdomen",
        "7, chest",
        "8, chest",
        "9, chest",
        "10, head"
    })
    void every_face_of_the_location_die_is_one_of_the_seven(int face, String location) {
        var desk = Desk.with(striker("ana", 6), bot())
                .declare("ana", attack(BLADE, "bot"))
                .rolling(4, face, 1, 1)
                .round()
                .then("""
                        5 ana action 1 at bot: 4 = 4 <= 8, level 4
                        5 ana location: %1$d
                        5 ana hits bot %2$s
                        5 ana damage: [1] +0 -0 = 1
                        5 bot wound 1: minor %2$s
                        5 bot endurance: 1 of 5 avoids it
                        """.formatted(face, location));

        var opened = (EncounterOpened) desk.events().getFirst().fact();
        var rolled = desk.events().stream()
                .filter(event -> event.fact() instanceof LocationRolled)
                .map(event -> (LocationRolled) event.fact())
                .toList();
        assertEquals(
                List.of(new LocationRolled(
                        face, Lookup.location(opened.ruleset().tables(), face))),
                rolled);
    }

    /** Case T33: one harder, without a location die, for single shots as for blows. */
    @Test
    @Proves("D-60")
    void a_called_single_shot_is_one_harder_and_lands_there_without_a_die() {
        Desk.with(Sheet.agility("ana", 6).skill("semi-auto-pistols", 5).weapon("semi-auto-pistol"), bot())
                .declare("ana", shoot("semi-auto-pistol", "bot", "calledShot", "head"))
                .rolling(4, 1, 1)
                .round()
                .then("""
                        5 ana action 1 at bot: 4 +1 precision = 5 <= 5, level 1
                        5 ana spends 1 of semi-auto-pistol, 14 left
                        5 ana hits bot head
                        5 ana damage: [1] +0 -0 = 1
                        5 bot wound 1: minor head
                        5 bot endurance: 1 of 5 avoids it
                        """);
    }

    private static Desk smg(Object... more) {
        return Desk.with(
                        Sheet.agility("ana", 6).skill("automatic-rifles", 8).weapon("tactical-smg"),
                        bot().with("armour", Wrote.fields("left-leg", 50)))
                .declare("ana", shoot("tactical-smg", "bot", more));
    }

    @Test
    @Proves("D-60")
    void a_called_location_holds_for_all_bullets_of_a_burst() {
        var desk = smg("mode", "burst", "calledShot", "left-leg")
                .rolling(4, 5, 6, 7)
                .round();

        assertEquals(
                List.of(
                        "5 ana hits bot left-leg with bullet 1",
                        "5 ana hits bot left-leg with bullet 2",
                        "5 ana hits bot left-leg with bullet 3"),
                desk.lines("hits"));
        desk.proven();
    }

    @Test
    @Proves("D-60")
    void a_called_location_holds_for_all_bullets_of_every_spray() {
        var desk = smg("mode", "sustained", "calledShot", "left-leg")
                .rolling(4, 4, 5, 6, 4, 3, 7, 8)
                .round();

        assertEquals(
                List.of(
                        "5 ana hits bot left-leg with bullet 1",
                        "5 ana hits bot left-leg with bullet 2",
                        "6 ana hits bot left-leg with bullet 1",
                        "6 ana hits bot left-leg with bullet 2"),
                desk.lines("hits"));
        desk.proven();
    }

    // ---- damage

    private static Sheet axeman() {
        return Sheet.of("ana", 10, 6, 5, 5).skill("axes", 8).weapon("axe");
    }

    @Test
    @Proves("D-61")
    void damage_is_the_dice_the_constant_and_strength_less_the_armour_there() {
        Desk.with(axeman(), bot().with("armour", Wrote.fields("chest", 3)))
                .declare("ana", attack("axe", "bot", "calledShot", "chest"))
                .rolling(4, 5)
                .round()
                .then("""
                        5 ana action 1 at bot: 4 +1 precision = 5 <= 8, level 4
                        5 ana hits bot chest
                        5 ana damage: [5] +3 -3 = 5
                        5 bot wound 1: serious chest
                        """);
    }

    @Test
    @Proves("D-61")
    void strength_is_not_added_to_what_is_thrown() {
        var thrower = Sheet.of("ana", 10, 6, 5, 5).skill("throwing", 8).weapon("javelin");

        Desk.with(thrower, bot())
                .declare("ana", shoot("javelin", "bot", "calledShot", "chest"))
                .rolling(4, 4, 1)
                .round()
                .then("""
                        5 ana action 1 at bot: 4 +1 precision = 5 <= 8, level 4
                        5 ana spends 1 of javelin, 1 left
                        5 ana hits bot chest
                        5 ana damage: [4] +0 -0 = 4
                        5 bot wound 1: minor chest
                        5 bot endurance: 1 of 5 avoids it
                        """);
    }

    @Proves("D-61")
    @ParameterizedTest(name = "7 against armour {0} is {1}")
    @CsvSource({"6, 1", "7, 0", "8, 0"})
    void armour_takes_damage_down_to_0_and_no_further(int armour, int damage) {
        var desk = Desk.with(striker("ana", 6), bot().with("armour", Wrote.fields("chest", armour)))
                .declare("ana", blow("bot", "chest"))
                .rolling(damage == 0 ? new Integer[] {4, 7} : new Integer[] {4, 7, 1})
                .round();

        assertEquals(List.of("5 ana damage: [7] +0 -" + armour + " = " + damage), desk.lines("damage"));
        assertEquals(damage, desk.lines("wound").size());
        desk.proven();
    }

    /** Case T25: left is not right, and no other location lends its armour. */
    @Proves("D-61")
    @ParameterizedTest(name = "{0} has {1}")
    @CsvSource({"right-leg, 1", "left-leg, 2", "right-arm, 3", "left-arm, 4", "abdomen, 5", "chest, 6", "head, 7"})
    void the_armour_is_that_of_the_location_hit(String location, int armour) {
        var worn = Wrote.fields(
                "right-leg", 1, "left-leg", 2, "right-arm", 3, "left-arm", 4, "abdomen", 5, "chest", 6, "head", 7);
        var desk = Desk.with(striker("ana", 6), bot().with("armour", worn))
                .declare("ana", blow("bot", location))
                .rolling(4, 8, 1)
                .round();

        assertEquals(List.of("5 ana damage: [8] +0 -" + armour + " = " + (8 - armour)), desk.lines("damage"));
    }

    @Test
    @Proves("D-61")
    void a_critical_has_constant_and_strength_over_its_maximum_and_takes_no_damage_die() {
        Desk.with(axeman(), bot().with("armour", Wrote.fields("left-arm", 9)))
                .declare("ana", attack("axe", "bot", "calledShot", "left-arm"))
                .rolling(1, 8)
                .round()
                .then("""
                        5 ana action 1 at bot: 1 +1 precision = 2 <= 8, level 7
                        5 ana critical: 8 confirmed
                        5 ana hits bot left-arm critically
                        5 ana damage: [8] +3 -0 = 11
                        5 bot wound 1: disabled left-arm
                        """);
    }

    // ---- the level

    /** Case T23: every threshold, below, at and above, for every Size; compared as fractions are, by multiplying across. */
    @Test
    @Proves("D-62")
    void for_every_damage_and_Size_the_level_is_that_of_the_exact_fraction() {
        for (int size = 1; size <= 10; size++) {
            for (int damage = 1; damage <= 45; damage++) {
                assertEquals(
                        level(damage, size),
                        Lookup.woundLevel(Forms.supplied(), damage, size),
                        damage + " against Size " + size);
            }
        }
    }

    private static WoundLevel level(int damage, int size) {
        if (isLess(damage, size, 1, 2)) {
            return WoundLevel.MINOR;
        }
        if (isLess(damage, size, 1, 1)) {
            return WoundLevel.SERIOUS;
        }
        return isLess(damage, size, 2, 1) ? WoundLevel.DISABLED : WoundLevel.DESTROYED;
    }

    /** a/b &lt; c/d. */
    private static boolean isLess(int a, int b, int c, int d) {
        return a * d < c * b;
    }

    @Proves("D-62")
    @ParameterizedTest(name = "{0} against Size 5 is {1}")
    @CsvSource({"2, minor", "3, serious", "4, serious", "5, disabled", "9, disabled", "10, destroyed"})
    void the_wound_is_as_deep_as_damage_and_Size_have_it(int damage, String level) {
        var sturdy = Sheet.of("bot", 5, 3, 10, 5);
        var desk = level.equals("minor") ? struck(sturdy, "left-arm", damage, 1) : struck(sturdy, "left-arm", damage);

        assertEquals(List.of("5 bot wound 1: " + level + " left-arm"), desk.lines("wound"));
        desk.proven();
    }

    @Test
    @Proves("D-62")
    void a_hit_on_what_was_destroyed_before_makes_damage_and_no_wound() {
        var desk = struck(Sheet.of("bot", 5, 3, 10, 5), "left-arm", 10);

        again(desk, "bot", "left-arm", 12).then("""
                5 ana action 1 at bot: 4 +1 precision -4 prone-opponent = 1 <= 8, level 4
                5 ana hits bot left-arm
                5 ana damage: [12] +0 -0 = 12
                """);
    }

    @Test
    @Proves("D-62")
    void what_is_destroyed_in_this_tenth_is_still_wounded_in_it() {
        var desk = Desk.with(striker("ana", 6), striker("carl", 6), Sheet.of("bot", 5, 3, 10, 5))
                .declare("ana", blow("bot", "left-arm"))
                .declare("carl", blow("bot", "left-arm"))
                .rolling(4, 10, 4, 3)
                .round();

        assertEquals(
                List.of("5 bot wound 1: destroyed left-arm", "5 bot wound 2: serious left-arm"), desk.lines("wound"));
        desk.proven();
    }
}
