package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.coverage.Proves;
import asalto.rules.desafio.DesafioFact.DefenceRolled;
import asalto.rules.form.Form;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How attacks are met. Rules D-50, D-51, D-55 to D-58. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class DefenceTest {

    /** Armour in the chest, so that blows which get through change nothing. */
    private static Sheet ana() {
        return Sheet.agility("ana", 5)
                .skill("clubs", 6)
                .skill("shields", 7)
                .skill("brawl", 8)
                .skill("dodge", 9)
                .weapon("club")
                .weapon("shield")
                .weapon("fist")
                .with("armour", Wrote.fields("chest", 99));
    }

    private static Sheet foe(String id, int agility) {
        return Sheet.agility(id, agility)
                .skill("clubs", 6)
                .skill("axes", 6)
                .weapon("club")
                .weapon("axe");
    }

    /** On a 5 it hits with level 1. */
    private static Form blow(Object... more) {
        return attack("club", "ana", with(more));
    }

    private static Object[] with(Object... more) {
        var all = new java.util.ArrayList<Object>(List.of("calledShot", "chest"));
        all.addAll(List.of(more));
        return all.toArray();
    }

    private static Form against(String attacker) {
        return Wrote.fields("attacker", attacker);
    }

    private static Form against(String attacker, int ordinal) {
        return Wrote.fields("attacker", attacker, "ordinal", ordinal);
    }

    // ---- D-50

    @ParameterizedTest(name = "level {0}")
    @ValueSource(ints = {0, 1, 2, 3, 4})
    @Proves("D-50")
    void the_level_of_the_attack_is_added_to_the_difficulty_of_the_defence(int level) {
        assertEquals(
                List.of("6 bot is stopped by a parry"), met(level, 6 - level).lines("stopped"));
        if (level > 0) {
            assertEquals(
                    List.of("6 bot is stopped by a parry"),
                    met(level, 6 - level - 1).lines("stopped"));
        }
        assertEquals(List.of(), met(level, 6 - level + 1, 1).lines("stopped"));
    }

    /** A blow of that level, and the defence die, and whatever follows. */
    private static Desk met(int level, Integer... dice) {
        var all = new java.util.ArrayList<Integer>(List.of(6 - level));
        all.addAll(List.of(dice));
        return Desk.with(ana(), foe("bot", 5))
                .declare("ana", parry("club"))
                .declare("bot", attack("club", "ana", "calledShot", "chest", "modifiers", gm(-1)))
                .rolling(all.toArray(Integer[]::new))
                .round()
                .proven();
    }

    @Test
    @Proves("D-50")
    void the_attack_rolls_first_and_what_misses_asks_for_no_defence() {
        Desk.with(ana(), foe("bot", 5))
                .declare("ana", parry("club"))
                .declare("bot", blow())
                .rolling(5, 5)
                .round()
                .then("""
                        6 bot action 1 at ana: 5 +1 precision = 6 <= 6, level 1
                        6 ana parry 1 against bot: 5 +1 attack-level = 6 <= 6
                        6 bot is stopped by a parry
                        """);
        Desk.with(ana(), foe("bot", 5))
                .declare("ana", parry("club"))
                .declare("bot", blow())
                .rolling(6)
                .round()
                .then("""
                        6 bot action 1 at ana: 6 +1 precision = 7 > 6, level 0
                        6 bot misses ana
                        10 ana feints 1: no-attack
                        """);
    }

    @Test
    @Proves("D-50")
    void parry_and_dodge_work_alike() {
        var desk = Desk.with(ana(), foe("bot", 5))
                .declare("ana", dodge())
                .declare("bot", blow())
                .rolling(5, 8)
                .round();
        assertEquals(
                List.of("6 ana dodge 1 against bot: 8 +1 attack-level = 9 <= 9"),
                desk.proven().lines("dodge 1"));
        assertEquals(List.of("6 bot is stopped by a dodge"), desk.lines("stopped"));

        desk = Desk.with(ana(), foe("bot", 5))
                .declare("ana", dodge())
                .declare("bot", blow())
                .rolling(5, 9, 1)
                .round();
        assertEquals(List.of("6 bot hits ana chest"), desk.proven().lines("hits"));
    }

    // ---- D-51

    @ParameterizedTest(name = "{0} with {1}")
    @CsvSource({"club, clubs, 6", "shield, shields, 7", "fist, brawl, 8", "dodge, dodge, 9"})
    @Proves("D-51")
    void a_parry_rolls_the_skill_of_its_weapon_shield_or_natural_weapon_and_a_dodge_that_of_dodging(
            String with, String skill, int value) {
        var desk = Desk.with(ana(), foe("bot", 5))
                .declare("ana", with.equals("dodge") ? dodge() : parry(with))
                .declare("bot", blow())
                .rolling(5, 1)
                .round()
                .proven();
        var rolled = desk.events().stream()
                .filter(event -> event.fact() instanceof DefenceRolled)
                .map(event -> (DefenceRolled) event.fact())
                .toList();
        assertEquals(List.of(skill), rolled.stream().map(DefenceRolled::skillId).toList());
        assertEquals(List.of(value), rolled.stream().map(DefenceRolled::skill).toList());
    }

    // ---- D-55

    @Test
    @Proves("D-55")
    void a_defence_meets_the_first_attack_that_hits_and_a_missed_one_does_not_use_it_up() {
        Desk.with(ana(), foe("bot", 10), foe("carl", 9))
                .declare("ana", parry("club"))
                .declare("bot", blow())
                .declare("carl", blow())
                .rolling(10, 5, 5)
                .round()
                .then("""
                        1 bot action 1 at ana: 10 +1 precision = 11 > 6, level -4
                        1 bot misses ana
                        2 carl action 1 at ana: 5 +1 precision = 6 <= 6, level 1
                        2 ana parry 1 against carl: 5 +1 attack-level = 6 <= 6
                        2 carl is stopped by a parry
                        """);
    }

    @ParameterizedTest(name = "defence die {0}")
    @CsvSource({"5, 1", "6, 2"})
    @Proves("D-55")
    void it_is_used_won_or_lost(int face, int hits) {
        var dice = face == 5 ? new Integer[] {5, face, 5, 3} : new Integer[] {5, face, 3, 5, 3};
        var desk = Desk.with(ana(), foe("bot", 10), foe("carl", 9))
                .declare("ana", parry("club"))
                .declare("bot", blow())
                .declare("carl", blow())
                .rolling(dice)
                .round()
                .proven();
        assertEquals(1, desk.lines("against").size());
        assertEquals(hits, desk.lines("hits").size());
    }

    @Test
    @Proves("D-55")
    void one_reserved_for_an_attacker_meets_any_attack_of_his_and_nobody_else_s() {
        var desk = Desk.with(ana(), foe("bot", 10), foe("carl", 9))
                .declare("ana", parry("club", "against", against("carl")))
                .declare("bot", blow())
                .declare("carl", attack("axe", "bot"), blow())
                .rolling(5, 3, 10, 4, 4)
                .round();
        assertEquals(List.of("1 bot hits ana chest"), desk.proven().lines("hits"));
        assertEquals(1, desk.lines("ana parry 1 against carl").size());
    }

    @Test
    @Proves("D-55")
    void one_reserved_for_somebody_who_never_attacks_is_a_feint() {
        var desk = Desk.with(ana(), foe("bot", 10), foe("carl", 9))
                .declare("ana", parry("club", "against", against("carl")))
                .declare("bot", blow())
                .rolling(5, 3)
                .round();
        assertEquals(List.of("1 bot hits ana chest"), desk.proven().lines("hits"));
        assertEquals(List.of("10 ana feints 1: no-attack"), desk.lines("feints"));
    }

    /** Bot, of Agility 6, has the club in tenths 5 and 8 and the axe in tenth 5. */
    private static List<String> metByOrdinal(int ordinal, Form... attacks) {
        var desk = Desk.with(ana(), foe("bot", 6), Sheet.agility("carl", 5).with("armour", Wrote.fields("chest", 99)));
        var fight = desk.declare("ana", dodge("against", against("bot", ordinal)))
                .declare("bot", attacks)
                .fight();
        return Plan.of(fight.fighter("bot")).attacks().stream()
                .filter(planned -> Plan.of(fight.fighter("bot")).ordinalOf(planned) == ordinal)
                .map(planned -> "action " + planned.position())
                .toList();
    }

    @Test
    @Proves("D-55")
    void the_ordinal_counts_by_nominal_tenth_then_as_declared_whoever_is_attacked() {
        Form[] attacks = {attack("club", "carl"), attack("club", "ana"), attack("axe", "ana")};

        assertEquals(List.of("action 1"), metByOrdinal(1, attacks));
        assertEquals(List.of("action 3"), metByOrdinal(2, attacks));
        assertEquals(List.of("action 2"), metByOrdinal(3, attacks));
        assertEquals(List.of(), metByOrdinal(4, attacks));
    }

    @ParameterizedTest(name = "reserved for number {0}")
    @CsvSource({"1, 0", "2, 5", "3, 8"})
    @Proves("D-55")
    void one_reserved_by_ordinal_meets_that_attack_alone(int ordinal, int tenth) {
        var dice = switch (ordinal) {
            case 1 -> new Integer[] {10, 4, 3, 3, 3};
            case 2 -> new Integer[] {10, 4, 1, 3, 3};
            default -> new Integer[] {10, 4, 3, 3, 1};
        };
        var desk = Desk.with(ana(), foe("bot", 6), Sheet.agility("carl", 5))
                .declare("ana", dodge("against", against("bot", ordinal)))
                .declare(
                        "bot",
                        attack("club", "carl", "calledShot", "chest"),
                        blow(),
                        attack("axe", "ana", "calledShot", "chest"))
                .rolling(dice)
                .round();
        var stopped = tenth == 0 ? List.of() : List.of(tenth + " bot is stopped by a dodge");
        assertEquals(stopped, desk.proven().lines("stopped"));
    }

    @Test
    @Proves("D-55")
    void the_ordinal_counts_what_is_declared_whether_it_is_made_or_not() {
        var bot = Sheet.agility("bot", 6)
                .skill("clubs", 6)
                .weapon("axe", "held", new Form.Nothing())
                .weapon("club");
        var desk = Desk.with(ana(), bot)
                .declare("ana", dodge("against", against("bot", 2)))
                .declare("bot", attack("axe", "ana"), blow())
                .rolling(4, 1)
                .round();
        assertEquals(List.of("5 bot forfeits 1: weapon-not-held"), desk.lines("forfeits"));
        assertEquals(List.of("5 bot is stopped by a dodge"), desk.proven().lines("stopped"));
    }

    @Test
    @Proves("D-55")
    void for_the_ordinal_sustained_fire_is_one_and_a_defence_none() {
        var bot = Sheet.agility("bot", 6)
                .skill("brawl", 6)
                .weapon("assault-rifle")
                .weapon("fist");
        var sustained = shoot("assault-rifle", "carl", "mode", "sustained");
        var desk = Desk.with(ana(), bot, Sheet.agility("carl", 5))
                .declare("ana", dodge("against", against("bot", 2)))
                .declare("bot", dodge(), sustained, attack("fist", "ana", "calledShot", "chest"))
                .rolling(10, 3, 1, 10)
                .round();
        assertEquals(List.of("5 bot is stopped by a dodge"), desk.proven().lines("stopped"));
    }

    // ---- D-56

    @Test
    @Proves("D-56")
    void one_attack_is_met_by_one_defence_and_of_several_by_the_first_declared() {
        var desk = Desk.with(ana(), foe("bot", 10))
                .declare("ana", dodge(), parry("club"))
                .declare("bot", blow())
                .rolling(5, 1)
                .round();
        assertEquals(List.of("1 ana dodge 1 against bot: 1 +1 attack-level = 2 <= 9"), desk.lines("against"));

        desk = Desk.with(ana(), foe("bot", 10))
                .declare("ana", parry("club"), dodge())
                .declare("bot", blow())
                .rolling(5, 1)
                .round();
        assertEquals(
                List.of("1 ana parry 1 against bot: 1 +1 attack-level = 2 <= 6"),
                desk.proven().lines("against"));
    }

    @Test
    @Proves("D-56")
    void a_reserved_one_goes_before_what_was_declared_earlier() {
        var desk = Desk.with(ana(), foe("bot", 10))
                .declare("ana", parry("club"), dodge("against", against("bot")))
                .declare("bot", blow())
                .rolling(5, 1)
                .round();
        assertEquals(
                List.of("1 ana dodge 2 against bot: 1 +1 accumulation +1 attack-level = 3 <= 9"),
                desk.proven().lines("against"));
    }

    @Test
    @Proves("D-56")
    void if_it_fails_no_second_one_is_tried() {
        var desk = Desk.with(ana(), foe("bot", 10))
                .declare("ana", parry("club"), dodge())
                .declare("bot", blow())
                .rolling(5, 10, 3)
                .round();
        assertEquals(1, desk.lines("against").size());
        assertEquals(List.of("1 bot hits ana chest"), desk.lines("hits"));
        assertEquals(List.of("10 ana feints 2: no-attack"), desk.proven().lines("feints"));
    }

    // ---- D-57

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"revolver", "semi-auto-pistol", "shotgun", "assault-rifle"})
    @Proves("D-57")
    void firearms_can_be_neither_parried_nor_dodged(String gun) {
        var dice = gun.equals("shotgun") || gun.equals("assault-rifle")
                ? new Integer[] {1, 10, 1, 1}
                : new Integer[] {1, 10, 1};
        var desk = Desk.with(ana(), Sheet.agility("bot", 10).weapon(gun))
                .declare("ana", parry("shield"), parry("club"), parry("fist"), dodge())
                .declare("bot", shoot(gun, "ana", "calledShot", "chest"))
                .rolling(dice)
                .round();
        assertEquals(List.of("1 bot hits ana chest"), desk.proven().lines("hits"));
        assertEquals(4, desk.lines("feints").size());
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"bow", "crossbow", "sling", "blowgun", "javelin", "throwing-knife"})
    @Proves("D-57")
    void what_else_is_shot_or_thrown_is_parried_with_a_shield_and_nothing_else_and_never_dodged(String weapon) {
        var desk = Desk.with(ana(), Sheet.agility("bot", 10).weapon(weapon))
                .declare("ana", parry("club"), parry("fist"), dodge(), parry("shield"))
                .declare("bot", shoot(weapon, "ana"))
                .rolling(4, 2)
                .round();
        assertEquals(
                List.of("1 ana parry 4 against bot: 2 +3 accumulation +1 attack-level = 6 <= 7"),
                desk.proven().lines("against"));

        desk = Desk.with(ana(), Sheet.agility("bot", 10).weapon(weapon))
                .declare("ana", parry("club"), parry("fist"), dodge())
                .declare("bot", shoot(weapon, "ana", "calledShot", "chest"))
                .rolling(4, 1)
                .round();
        assertEquals(List.of("1 bot hits ana chest"), desk.proven().lines("hits"));
    }

    // ---- D-58

    @ParameterizedTest(name = "{0} with {1}")
    @CsvSource({"abdomen, 5", "left-arm, 10"})
    @Proves("D-58")
    void the_incapacitated_and_the_unconscious_do_not_defend(String location, int damage) {
        var ram = Wrote.fields(
                "id", "ram", "skill", "brawl", "hands", 1, "damage", "1d10", "kind", "blunt", "actions", 1);
        var desk = Desk.with(ana(), foe("bot", 9), Sheet.agility("foe", 10).weapon(ram))
                .declare("ana", dodge())
                .declare("foe", attack("ram", "ana", "from", "behind", "calledShot", location))
                .declare("bot", blow())
                .rolling(damage, 5, 3)
                .round();
        assertEquals(List.of(), desk.lines("against"));
        assertEquals(List.of("2 bot hits ana chest"), desk.proven().lines("bot hits"));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"surprise", "behind"})
    @Proves("D-58")
    void the_surprised_and_those_attacked_from_behind_do_not_defend(String from) {
        var desk = Desk.with(ana(), foe("bot", 9).skill("throwing", 6).weapon("javelin", "held", new Form.Nothing()))
                .declare("ana", dodge(), parry("shield"))
                .declare("bot", blow("from", from))
                .rolling(3)
                .round();
        assertEquals(List.of(), desk.proven().lines("against"));

        desk = Desk.with(ana(), Sheet.agility("bot", 9).weapon("javelin"))
                .declare("ana", parry("shield"))
                .declare("bot", shoot("javelin", "ana", "from", from, "calledShot", "chest"))
                .rolling(3, 3)
                .round();
        assertEquals(List.of(), desk.proven().lines("against"));
    }
}
