package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.coverage.Proves;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Attributes and skills. Rules D-01 to D-06. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class CharacterTest {

    private static int skill(Sheet sheet, String skill) {
        return Desk.with(sheet).fight().fighter(sheet.id()).skill(skill);
    }

    // ---- D-01

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"strength", "agility", "endurance", "size"})
    @Proves("D-01")
    void attributes_are_integers_from_1_to_10(String attribute) {
        var range = List.of("attributes." + attribute + " range");
        assertEquals(range, Refusals.ofSeating(with(attribute, 0)));
        assertEquals(List.of(), Refusals.ofSeating(with(attribute, 1)));
        assertEquals(List.of(), Refusals.ofSeating(with(attribute, 10)));
        assertEquals(range, Refusals.ofSeating(with(attribute, 11)));
        assertEquals(List.of("attributes." + attribute + " type"), Refusals.ofSeating(with(attribute, "5")));
    }

    private static Sheet with(String attribute, Object value) {
        var attributes = new java.util.ArrayList<Object>();
        for (var each : List.of("strength", "agility", "endurance", "size")) {
            attributes.add(each);
            attributes.add(each.equals(attribute) ? value : 5);
        }
        return new Sheet("ana", attributes, List.of(), List.of(), List.of());
    }

    // ---- D-02

    @ParameterizedTest(name = "Medicine {0}")
    @CsvSource({"-1, false", "0, true", "1, true", "10, true", "11, false"})
    @Proves("D-02")
    void skills_are_integers_from_0_to_10(int value, boolean sound) {
        assertEquals(
                sound ? List.of() : List.of("skills.medicine range"),
                Refusals.ofSeating(Sheet.agility("ana", 5).skill("medicine", value)));
    }

    @Test
    @Proves("D-02")
    void a_skill_of_0_cannot_be_attempted() {
        var lamp = Wrote.fields(
                "id", "lamp", "skill", "mechanics", "hands", 1, "damage", "1d4", "kind", "blunt", "actions", 2);
        var gun = Wrote.fields(
                "id",
                "gun",
                "skill",
                "mechanics",
                "hands",
                1,
                "damage",
                "1d4",
                "kind",
                "blunt",
                "actions",
                2,
                "magazine",
                1,
                "ranges",
                Wrote.items(1, 2, 3));
        var desk = Desk.with(
                Sheet.agility("ana", 5).weapon(lamp).weapon(gun),
                Sheet.agility("bot", 5).skill("mechanics", 1));

        assertEquals(List.of("actions[0].weapon no-skill"), Refusals.ofDeclaring(desk, "ana", attack("lamp", "bot")));
        assertEquals(List.of("actions[0].weapon no-skill"), Refusals.ofDeclaring(desk, "ana", parry("lamp")));
        assertEquals(List.of("actions[0].weapon no-skill"), Refusals.ofDeclaring(desk, "ana", shoot("gun", "bot")));
        assertEquals(List.of("actions[0].skill no-skill"), Refusals.ofDeclaring(desk, "ana", test("mechanics", -9)));
        assertEquals(List.of("actions[0] no-skill"), Refusals.ofDeclaring(desk, "ana", treat("bot", 1)));
        assertEquals(
                List.of("actions[0].theirSkill no-skill"),
                Refusals.ofDeclaring(
                        desk,
                        "bot",
                        Wrote.fields(
                                "kind", "oppose", "skill", "mechanics", "against", "ana", "theirSkill", "mechanics")));
        assertEquals(List.of(), Refusals.ofDeclaring(desk, "bot", test("mechanics", 9)), "a skill of 1 can be");
    }

    @Test
    @Proves("D-02")
    void who_has_a_dodge_of_0_cannot_dodge() {
        var bought = Wrote.fields("type", "knowledge", "attributes", Wrote.items());
        var tables =
                Wrote.fields("weapons", Wrote.fields(), "skills", Wrote.fields("dodge", bought, "medicine", bought));
        var desk = Desk.opened(
                Wrote.fields("id", "desafio", "tables", tables),
                Sheet.agility("ana", 5),
                Sheet.agility("bot", 5).skill("dodge", 1));

        assertEquals(List.of("actions[0].kind no-skill"), Refusals.ofDeclaring(desk, "ana", dodge()));
        assertEquals(List.of(), Refusals.ofDeclaring(desk, "bot", dodge()));
    }

    // ---- D-03, D-04

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"brawl", "clubs", "axes", "spears", "daggers", "shields", "dodge", "throwing", "climb"})
    @Proves("D-03")
    void everyone_has_at_least_1_of_an_innate_skill(String skill) {
        assertEquals(1, skill(Sheet.of("ana", 1, 1, 1, 1), skill));
        assertEquals(
                List.of("skills." + skill + " below-base"),
                Refusals.ofSeating(Sheet.of("ana", 1, 1, 1, 1).skill(skill, 0)));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"medicine", "mechanics", "driving"})
    @Proves("D-03")
    void knowledge_is_0_unless_bought(String skill) {
        assertEquals(0, skill(Sheet.of("ana", 10, 10, 10, 10), skill));
        assertEquals(3, skill(Sheet.agility("ana", 5).skill(skill, 3), skill));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"1, 1", "2, 1", "3, 1", "4, 2", "5, 2", "6, 3", "7, 3", "8, 4", "9, 4", "10, 5"})
    @Proves("D-04")
    void the_base_is_half_the_attribute_rounded_down(int attribute, int base) {
        assertEquals(base, skill(Sheet.of("ana", attribute, 1, 1, 1), "brawl"));
        assertEquals(base, skill(Sheet.of("ana", 1, attribute, 1, 1), "dodge"));
    }

    @ParameterizedTest(name = "Strength {0}, Agility {1}: {2}")
    @CsvSource({"1, 1, 1", "1, 6, 1", "1, 7, 2", "5, 6, 2", "6, 6, 3", "7, 4, 2", "7, 5, 3", "10, 9, 4", "10, 10, 5"})
    @Proves("D-04")
    void the_base_of_several_attributes_is_half_their_mean_rounded_once(int strength, int agility, int base) {
        assertEquals(base, skill(Sheet.of("ana", strength, agility, 1, 1), "climb"));
    }

    @Test
    @Proves("D-04")
    void a_value_below_the_base_is_a_fault() {
        var average = Sheet.agility("ana", 6);

        assertEquals(List.of("skills.dodge below-base"), Refusals.ofSeating(average.skill("dodge", 2)));
        assertEquals(3, skill(average.skill("dodge", 3), "dodge"));
        assertEquals(4, skill(average.skill("dodge", 4), "dodge"));
    }

    // ---- D-05

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "fist, 4",
        "dagger, 4",
        "broadsword, 4",
        "greatsword, 4",
        "axe, 4",
        "club, 4",
        "spear, 4",
        "shield, 4",
        "bow, 2",
        "crossbow, 2",
        "sling, 2",
        "blowgun, 2",
        "javelin, 2",
        "throwing-knife, 2",
        "revolver, 2",
        "semi-auto-pistol, 2",
        "tactical-smg, 2",
        "assault-rifle, 2",
        "shotgun, 2",
        "machine-gun, 2"
    })
    @Proves("D-05")
    void Strength_gives_the_base_of_melee_weapons_and_Agility_that_of_ranged_ones(String weapon, int base) {
        var desk = Desk.with(Sheet.of("ana", 8, 5, 10, 10).weapon(weapon));
        var fighter = desk.fight().fighter("ana");

        assertEquals(base, fighter.skill(fighter.gear().piece(weapon).row().skill()));
    }

    @Test
    @Proves("D-05")
    void Agility_is_the_order_of_acting_the_cap_on_actions_and_the_metres_of_a_round() {
        var desk = Desk.with(Sheet.of("ana", 9, 3, 9, 9).weapon("dagger"), Sheet.agility("bot", 5));

        assertEquals(
                List.of("actions more-than-agility"),
                Refusals.ofDeclaring(desk, "ana", dodge(), dodge(), dodge(), dodge()));
        assertEquals(List.of("actions[0].metres range"), Refusals.ofDeclaring(desk, "ana", move(4)));
        desk.declare("ana", attack("dagger", "bot"), move(3))
                .rolling(10)
                .round()
                .then("""
                        8 ana action 1 at bot: 10 = 10 > 4, level -6
                        8 ana misses bot
                        10 ana moves 3
                        """);
    }

    // ---- D-06, Table T-1

    @ParameterizedTest(name = "Strength {0}: {1}")
    @CsvSource({"1, -1", "2, -1", "3, +0", "4, +0", "5, +0", "6, +0", "7, +0", "8, +1", "9, +1", "10, +2"})
    @Proves("D-06")
    void Strength_modifies_the_damage_of_melee_weapons(int strength, String modifier) {
        var desk = Desk.with(Sheet.of("ana", strength, 5, 5, 5).weapon("broadsword"), target())
                .declare("ana", attack("broadsword", "bot", "from", "behind", "calledShot", "chest"))
                .rolling(4)
                .round();

        assertEquals(List.of("6 ana damage: [4] " + modifier + " -99 = 0"), desk.lines("damage"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"javelin, throwing", "bow, bows", "revolver, revolvers"})
    @Proves("D-06")
    void Strength_modifies_nothing_that_is_shot_or_thrown(String weapon, String skill) {
        for (int strength : List.of(1, 10)) {
            var desk = Desk.with(
                            Sheet.of("ana", strength, 5, 5, 5).skill(skill, 9).weapon(weapon), target())
                    .declare("ana", shoot(weapon, "bot", "calledShot", "chest"))
                    .rolling(5, 4)
                    .round();

            assertEquals(List.of("6 ana damage: [4] +0 -99 = 0"), desk.lines("damage"));
        }
    }

    private static Sheet target() {
        return Sheet.agility("bot", 5).with("armour", Wrote.fields("chest", 99));
    }
}
