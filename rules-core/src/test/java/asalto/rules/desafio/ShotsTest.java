package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.Command;
import asalto.rules.coverage.Proves;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Single shots and bursts. Rules D-70 and D-71. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class ShotsTest {

    private static Sheet bot() {
        return Sheet.agility("bot", 3).with("armour", Wrote.fields("chest", 50));
    }

    private static List<String> refused(Desk desk, Object... actions) {
        return desk.codes(new Command.Declare(Wrote.fields("combatant", "ana", "actions", Wrote.items(actions))));
    }

    // ---- single shots

    @Test
    @Proves("D-70")
    void every_single_shot_has_a_roll_of_its_own() {
        Desk.with(Sheet.agility("ana", 6).skill("revolvers", 5).weapon("revolver"), bot())
                .declare("ana", shoot("revolver", "bot"), shoot("revolver", "bot"))
                .rolling(6, 5)
                .round()
                .then("""
                        5 ana action 1 at bot: 6 = 6 > 5, level -1
                        5 ana spends 1 of revolver, 5 left
                        5 ana misses bot
                        6 ana action 2 at bot: 5 +1 accumulation = 6 > 5, level 0
                        6 ana spends 1 of revolver, 4 left
                        6 ana misses bot
                        """);
    }

    @Test
    @Proves("D-70")
    void what_is_thrown_has_the_schedule_of_what_has_no_fire_modes() {
        var desk = Desk.with(Sheet.agility("ana", 6).skill("throwing", 5).weapon("throwing-knife"), bot())
                .declare("ana", shoot("throwing-knife", "bot"), shoot("throwing-knife", "bot"))
                .rolling(9, 9)
                .round();

        assertEquals(List.of("5 ana misses bot", "8 ana misses bot"), desk.lines("misses"));
        desk.proven();
    }

    @Proves("D-70")
    @ParameterizedTest
    @ValueSource(strings = {"bow", "crossbow", "sling", "blowgun", "javelin", "revolver", "machine-gun"})
    void what_shoots_neither_strikes_nor_parries(String weapon) {
        var desk = Desk.with(Sheet.of("ana", 5, 6, 5, 5).weapon(weapon), bot());

        assertEquals(List.of("actions[0].weapon not-allowed"), refused(desk, attack(weapon, "bot")));
        assertEquals(List.of("actions[0].weapon not-allowed"), refused(desk, parry(weapon)));
    }

    @Proves("D-70")
    @ParameterizedTest
    @ValueSource(strings = {"bow", "crossbow", "sling", "blowgun", "javelin", "throwing-knife"})
    void without_fire_modes_there_are_only_single_shots(String weapon) {
        var desk = Desk.with(Sheet.of("ana", 5, 6, 5, 5).weapon(weapon), bot());

        assertEquals(List.of("actions[0].mode wrong-value"), refused(desk, shoot(weapon, "bot", "mode", "burst")));
        assertEquals(List.of("actions[0].mode wrong-value"), refused(desk, shoot(weapon, "bot", "mode", "sustained")));
        desk.declare("ana", shoot(weapon, "bot")).rolling(9).round();
        assertEquals(1, desk.lines("spends 1 of").size());
    }

    // ---- bursts

    private static Desk burst(int skill, Object... weapon) {
        return Desk.with(
                        Sheet.of("ana", 5, 1, 5, 5)
                                .skill("automatic-rifles", skill)
                                .weapon("tactical-smg", weapon),
                        bot())
                .declare("ana", shoot("tactical-smg", "bot", "mode", "burst"));
    }

    /** The bullets that hit; each lands in the chest, where armour stops it unless it is critical. */
    private static int hits(int skill, int roll) {
        var dice = new ArrayList<Integer>(List.of(roll));
        int expected = 0;
        while (expected < 3 && roll + expected <= skill) {
            expected++;
        }
        boolean critical = roll == 1 && expected > 0;
        if (critical) {
            dice.add(skill);
        }
        for (int bullet = 1; bullet <= expected; bullet++) {
            dice.addAll(critical && bullet == 1 ? List.of(8) : List.of(8, 4));
        }
        var desk = burst(skill).rolling(dice.toArray(Integer[]::new)).round().proven();
        assertEquals(List.of("10 ana spends 3 of tactical-smg, 27 left"), desk.lines("spends"));
        assertEquals(expected == 0 ? 1 : 0, desk.lines("misses").size());
        assertEquals(expected, desk.lines("hits").size(), "skill " + skill + ", roll " + roll);
        return expected;
    }

    @Test
    @Proves("D-71")
    void bullet_by_bullet_one_harder_for_all_rolls_and_skills() {
        for (int skill = 2; skill <= 10; skill++) {
            for (int roll = 1; roll <= 10; roll++) {
                hits(skill, roll);
            }
        }
    }

    /** Case T35: skill 5 and a die of 4 hit exactly twice; over the ten faces 0, 1, 2 and 3 bullets hit 5, 1, 1 and 3 times. */
    @Test
    @Proves("D-71")
    void a_burst_of_three_of_skill_5_hits_never_more_than_it_fires_and_as_often_as_the_rule_has_it() {
        var times = new TreeMap<Integer, Integer>();
        for (int roll = 1; roll <= 10; roll++) {
            times.merge(hits(5, roll), 1, Integer::sum);
        }

        assertEquals(Map.of(0, 5, 1, 1, 2, 1, 3, 3), times);
        assertEquals(2, hits(5, 4));
    }

    @Test
    @Proves("D-71")
    void the_first_bullet_bears_the_whole_difficulty_and_the_others_theirs_on_top() {
        Desk.with(Sheet.agility("ana", 6).skill("automatic-rifles", 6).weapon("tactical-smg"), bot())
                .declare(
                        "ana", shoot("tactical-smg", "bot", "mode", "burst", "calledShot", "chest", "modifiers", gm(2)))
                .rolling(2, 9, 9)
                .round()
                .then("""
                        5 ana action 1 at bot: 2 +1 precision +2 gm = 5 <= 6, level 4
                        5 ana spends 3 of tactical-smg, 27 left
                        5 ana hits bot chest with bullet 1
                        5 ana damage: [9] +0 -50 = 0
                        5 ana hits bot chest with bullet 2
                        5 ana damage: [9] +0 -50 = 0
                        """);
    }

    @Test
    @Proves("D-71")
    void every_bullet_has_its_own_location_and_damage() {
        var sturdy = Sheet.of("bot", 5, 3, 10, 10);
        var desk = Desk.with(
                        Sheet.agility("ana", 6).skill("automatic-rifles", 6).weapon("tactical-smg"), sturdy)
                .declare("ana", shoot("tactical-smg", "bot", "mode", "burst"))
                .rolling(5, 1, 5, 3, 6)
                .round();

        assertEquals(
                List.of("5 bot wound 1: serious right-leg", "5 bot wound 2: serious right-arm"), desk.lines("wound"));
        desk.proven();
    }

    @Test
    @Proves("D-71")
    void a_critical_is_the_first_bullet_s_alone() {
        var desk = burst(8).rolling(1, 8, 3, 8, 7, 8, 6).round();

        assertEquals(
                List.of(
                        "10 ana damage: [10] +0 -0 = 10",
                        "10 ana damage: [7] +0 -50 = 0",
                        "10 ana damage: [6] +0 -50 = 0"),
                desk.lines("damage"));
        assertEquals(1, desk.lines("critically").size());
        desk.proven();
    }

    @Test
    @Proves("D-71")
    void a_burst_is_one_action() {
        var desk = Desk.with(
                        Sheet.agility("ana", 6)
                                .skill("automatic-rifles", 5)
                                .skill("brawl", 5)
                                .weapon("tactical-smg")
                                .weapon("fist"),
                        bot())
                .declare("ana", shoot("tactical-smg", "bot", "mode", "burst"), attack("fist", "bot"))
                .rolling(9, 9)
                .round();

        assertEquals(
                List.of(
                        "5 ana action 1 at bot: 9 = 9 > 5, level -4",
                        "5 ana action 2 at bot: 9 +1 accumulation = 10 > 5, level -4"),
                desk.lines("action"));
        desk.proven();
    }

    @Test
    @Proves("D-71")
    void a_weapon_fires_one_burst_a_round_and_another_weapon_its_own() {
        var rifle = shoot("tactical-smg", "bot", "mode", "burst");
        var desk = Desk.with(
                Sheet.agility("ana", 6)
                        .skill("automatic-rifles", 5)
                        .weapon("tactical-smg")
                        .weapon(smallSmg("second")),
                bot());

        assertEquals(List.of("actions not-allowed"), refused(desk, rifle, rifle));
        assertEquals(List.of(), refused(desk, rifle, shoot("second", "bot", "mode", "burst")));
    }

    private static asalto.rules.form.Form smallSmg(String id) {
        return Wrote.fields(
                "id",
                id,
                "skill",
                "automatic-rifles",
                "hands",
                1,
                "damage",
                "1d10",
                "kind",
                "piercing",
                "held",
                new asalto.rules.form.Form.Nothing(),
                "modes",
                Wrote.fields("burst", 2),
                "magazine",
                5,
                "ranges",
                Wrote.items(5, 10, 20));
    }

    @Test
    @Proves("D-71")
    void it_fires_exactly_the_burst_of_its_weapon_and_in_the_end_what_is_left() {
        var desk =
                Desk.with(Sheet.agility("ana", 6).skill("automatic-rifles", 5).weapon(smallSmg("small")), bot());
        var spent = new ArrayList<String>();

        desk.declare("ana", handle("draw", "small")).round();
        for (int round = 2; round <= 4; round++) {
            desk.declare("ana", shoot("small", "bot")).rolling(9).round();
            spent.addAll(desk.lines("spends"));
        }
        assertEquals(
                List.of(
                        "5 ana spends 2 of small, 3 left",
                        "5 ana spends 2 of small, 1 left",
                        "5 ana spends 1 of small, 0 left"),
                spent);
        desk.proven();
    }

    @Test
    @Proves("D-71")
    void a_burst_has_one_target() {
        var two = Wrote.items(Wrote.fields("target", "bot", "sprays", 1), Wrote.fields("target", "carl", "sprays", 1));
        var desk = Desk.with(
                Sheet.agility("ana", 6).skill("automatic-rifles", 5).weapon("tactical-smg"),
                bot(),
                Sheet.agility("carl", 3));
        var shot = Wrote.fields("kind", "shoot", "weapon", "tactical-smg", "mode", "burst", "targets", two);

        assertEquals(List.of("actions[0].targets not-allowed"), refused(desk, shot));
    }

    @Test
    @Proves("D-71")
    void with_too_few_bullets_no_more_hit_than_fly() {
        var desk = burst(8, "ammunition", 2).rolling(2, 8, 3, 8, 3).round();

        assertEquals(List.of("10 ana spends 2 of tactical-smg, 0 left"), desk.lines("spends"));
        assertEquals(2, desk.lines("hits").size());
        assertEquals(Collections.nCopies(2, "10 ana damage: [3] +0 -50 = 0"), desk.lines("damage"));
        desk.proven();
    }
}
