package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.Command;
import asalto.rules.coverage.Proves;
import asalto.rules.form.Form;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Table T-3, and which of it holds for whom. Rules D-40 to D-42. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class MeleeDifficultyTest {

    private static final Form CARRIED = new Form.Nothing();

    /** Skill 2: a 10 misses whatever the ease. */
    private static Sheet fighter(String id, Object... club) {
        return Sheet.of(id, 5, 5, 10, 5).weapon("club", club);
    }

    /** What a roll of Ana's in this round added to its die of 10. */
    private static String difficulty(Desk desk) {
        return sum(desk.rolling(10).round().proven().lines("ana action").getLast());
    }

    /** What stands between the die and the total. */
    private static String sum(String line) {
        return line.replaceAll(".*: \\d+ ?(.*)= .*", "$1").strip();
    }

    private static String blow(Sheet ana, Sheet bot, Object... more) {
        return difficulty(Desk.with(ana, bot).declare("ana", attack("club", "bot", more)));
    }

    // ---- T-3, each alone

    @Test
    @Proves("D-41")
    void without_circumstances_a_blow_has_no_difficulty() {
        assertEquals("", blow(fighter("ana"), fighter("bot")));
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource({"blind, +2 blind", "offHand, +4 off-hand", "ideal, -5 ideal"})
    @Proves("D-41")
    void blind_off_hand_and_ideal_are_claimed_in_the_declaration(String claim, String entry) {
        assertEquals(entry, blow(fighter("ana"), fighter("bot"), claim, true));
        assertEquals("", blow(fighter("ana"), fighter("bot"), claim, false));
    }

    @Test
    @Proves("D-41")
    void a_precision_blow_is_1_harder() {
        assertEquals("+1 precision", blow(fighter("ana"), fighter("bot"), "calledShot", "head"));
    }

    @Test
    @Proves("D-41")
    void a_weapon_drawn_this_round_is_2_harder() {
        assertEquals("+2 drawn", blow(fighter("ana", "held", CARRIED), fighter("bot"), "drawnThisRound", true));
    }

    @Test
    @Proves("D-41")
    void a_prone_opponent_is_4_easier() {
        assertEquals("-4 prone-opponent", blow(fighter("ana"), fighter("bot").with("posture", "prone")));
    }

    @Test
    @Proves("D-41")
    void being_prone_oneself_has_no_modifier() {
        assertEquals("", blow(fighter("ana").with("posture", "prone"), fighter("bot")));
    }

    @Test
    @Proves("D-41")
    void mounted_is_2_harder_and_against_somebody_on_foot_that_is_offset() {
        var rider = fighter("ana").with("mounted", true);

        assertEquals("+2 mounted", blow(rider, fighter("bot").with("mounted", true)));
        assertEquals("+2 mounted -2 mounted-against-foot", blow(rider, fighter("bot")));
        assertEquals("", blow(fighter("ana"), fighter("bot").with("mounted", true)));
    }

    @Test
    @Proves("D-41")
    void the_attacker_s_accumulation_and_wounds_count_and_the_target_s_do_not() {
        var desk = wounded(fighter("ana"), fighter("bot"), "ana");
        assertEquals("+2 wounds", difficulty(desk.declare("ana", attack("club", "bot"))));
        desk.declare("ana", attack("club", "bot"), attack("club", "bot"))
                .rolling(10, 10)
                .round();
        assertEquals("+1 accumulation +2 wounds", sum(desk.lines("ana action 2").getFirst()));

        desk = wounded(fighter("ana"), fighter("bot"), "bot");
        assertEquals("", difficulty(desk.declare("ana", attack("club", "bot"))));
    }

    /** With a serious wound in the arm. */
    private static Desk wounded(Sheet ana, Sheet bot, String who) {
        return Desk.with(ana, bot, Sheet.agility("foe", 5).weapon("broadsword"))
                .declare("foe", attack("broadsword", who, "from", "behind", "calledShot", "left-arm"))
                .rolling(3)
                .round();
    }

    @Test
    @Proves("D-40")
    void all_modifiers_of_a_blow_are_cumulative() {
        var desk = wounded(
                fighter("ana", "held", CARRIED).with("mounted", true),
                fighter("bot").with("posture", "prone"),
                "ana");
        var blow = attack(
                "club",
                "bot",
                "calledShot",
                "head",
                "blind",
                true,
                "offHand",
                true,
                "drawnThisRound",
                true,
                "ideal",
                true,
                "modifiers",
                gm(3));
        desk.declare("ana", attack("club", "bot"), blow).rolling(10, 9).round();

        assertEquals(
                "9 ana action 2 at bot: 9 +1 accumulation +2 wounds +1 precision +2 blind +4 off-hand +2 drawn"
                        + " -4 prone-opponent +2 mounted -2 mounted-against-foot -5 ideal +3 gm = 15 > 2, level -7",
                desk.proven().lines("ana action 2").getFirst());
    }

    // ---- D-41, of a defence

    private static String defence(Sheet ana, Sheet bot, Form... guards) {
        return defence(Desk.with(ana, bot.skill("clubs", 5)), guards);
    }

    /** Against a blow of level 0. */
    private static String defence(Desk desk, Form... guards) {
        desk.declare("ana", guards)
                .declare("bot", attack("club", "ana", "calledShot", "left-arm", "modifiers", gm(-1)))
                .rolling(5, 10, 3)
                .round();
        return sum(desk.proven().lines(" against ").getFirst());
    }

    @Test
    @Proves("D-41")
    void a_defence_without_circumstances_has_no_difficulty() {
        assertEquals("", defence(fighter("ana"), fighter("bot"), parry("club")));
        assertEquals("", defence(fighter("ana"), fighter("bot"), dodge()));
    }

    @Test
    @Proves("D-41")
    void a_parry_takes_blind_off_hand_and_drawn_and_a_dodge_blind() {
        assertEquals("+2 blind", defence(fighter("ana"), fighter("bot"), parry("club", "blind", true)));
        assertEquals("+4 off-hand", defence(fighter("ana"), fighter("bot"), parry("club", "offHand", true)));
        assertEquals(
                "+2 drawn",
                defence(fighter("ana", "held", CARRIED), fighter("bot"), parry("club", "drawnThisRound", true)));
        assertEquals("+2 blind", defence(fighter("ana"), fighter("bot"), dodge("blind", true)));
    }

    @Test
    @Proves("D-41")
    void a_mounted_defender_s_parry_and_dodge_are_2_harder_whether_the_attacker_is_mounted_or_not() {
        var rider = fighter("ana").with("mounted", true);

        assertEquals("+2 mounted", defence(rider, fighter("bot"), parry("club")));
        var mounted = fighter("bot").with("mounted", true).skill("clubs", 7);
        assertEquals("+2 attack-level +2 mounted", defence(Desk.with(rider, mounted), parry("club")));
        assertEquals("+2 mounted", defence(rider, fighter("bot"), dodge()));
    }

    @Test
    @Proves("D-41")
    void a_defence_takes_the_defender_s_accumulation_wounds_and_gm_modifiers() {
        assertEquals("+2 wounds", defence(wounded(fighter("ana"), fighter("bot").skill("clubs", 5), "ana"), dodge()));
        assertEquals("+3 gm", defence(fighter("ana"), fighter("bot"), dodge("modifiers", gm(3))));
        assertEquals("+3 gm", defence(fighter("ana"), fighter("bot"), parry("club", "modifiers", gm(3))));
        assertEquals(
                "+1 accumulation",
                defence(
                        fighter("ana").weapon("axe"),
                        fighter("bot"),
                        parry("axe", "against", Wrote.fields("attacker", "bot", "ordinal", 2)),
                        dodge()));
    }

    @Test
    @Proves("D-41")
    void a_prone_attacker_is_not_easier_to_meet() {
        assertEquals("", defence(fighter("ana"), fighter("bot").with("posture", "prone"), parry("club")));
    }

    @Test
    @Proves("D-40")
    void all_modifiers_of_a_parry_are_cumulative() {
        var desk = wounded(
                fighter("ana", "held", CARRIED).with("mounted", true),
                fighter("bot").skill("clubs", 5),
                "ana");
        desk.declare(
                        "ana",
                        attack("club", "foe"),
                        parry("club", "blind", true, "offHand", true, "drawnThisRound", true, "modifiers", gm(1)))
                .declare("bot", attack("club", "ana"), attack("club", "ana", "calledShot", "head"))
                .rolling(10, 10, 3, 10, 3)
                .round();
        assertEquals(
                "+1 accumulation +2 wounds +2 attack-level +2 mounted +2 blind +4 off-hand +2 drawn +1 gm",
                sum(desk.proven().lines("ana parry 2").getFirst()));
    }

    @Test
    @Proves("D-41")
    void what_is_not_claimed_of_a_kind_of_action_cannot_be_written() {
        var desk = Desk.with(fighter("ana").weapon("shield").weapon("revolver", "held", CARRIED), fighter("bot"));

        assertEquals(
                List.of("actions[0].ideal unknown-field"),
                Refusals.ofDeclaring(desk, "ana", parry("club", "ideal", true)));
        assertEquals(
                List.of("actions[0].offHand unknown-field"), Refusals.ofDeclaring(desk, "ana", dodge("offHand", true)));
        assertEquals(
                List.of("actions[0].drawnThisRound unknown-field"),
                Refusals.ofDeclaring(desk, "ana", dodge("drawnThisRound", true)));
        assertEquals(
                List.of("actions[0].ideal unknown-field"), Refusals.ofDeclaring(desk, "ana", dodge("ideal", true)));
        assertEquals(
                List.of("actions[0].blind unknown-field", "actions[0].ideal unknown-field"),
                Refusals.ofDeclaring(desk, "ana", shoot("revolver", "bot", "blind", true, "ideal", true)));
    }

    // ---- D-42

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"behind", "surprise"})
    @Proves("D-42")
    void a_blow_from_behind_or_by_surprise_hits_without_roll_critical_or_defence(String from) {
        Desk.with(fighter("ana"), fighter("bot"))
                .declare("ana", attack("club", "bot", "from", from, "calledShot", "left-leg"))
                .declare("bot", parry("club"))
                .rolling(3)
                .round()
                .then("""
                        6 ana hits bot left-leg
                        6 ana damage: [3] +0 -0 = 3
                        6 bot wound 1: serious left-leg
                        10 bot feints 1: no-attack
                        """);
    }

    @Test
    @Proves("D-42")
    void a_blow_from_the_front_is_rolled() {
        assertEquals("", blow(fighter("ana"), fighter("bot"), "from", "front"));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"behind", "surprise"})
    @Proves("D-42")
    void a_shot_from_behind_or_by_surprise_is_rolled_as_usual_and_takes_away_the_defence(String from) {
        var desk = Desk.with(
                Sheet.agility("ana", 5).skill("bows", 6).weapon("bow"),
                Sheet.agility("bot", 5).weapon("shield"));
        desk.declare("ana", shoot("bow", "bot", "from", from, "calledShot", "left-leg"))
                .declare("bot", parry("shield"))
                .rolling(5, 3)
                .round()
                .then("""
                        6 ana action 1 at bot: 5 +1 precision = 6 <= 6, level 1
                        6 ana spends 1 of bow, 0 left
                        6 ana hits bot left-leg
                        6 ana damage: [3] +0 -0 = 3
                        6 bot wound 1: serious left-leg
                        10 bot feints 1: no-attack
                        """);
    }

    @Test
    @Proves("D-42")
    void a_shot_from_behind_may_miss_and_one_from_the_front_meets_the_shield() {
        var archer = Sheet.agility("ana", 5).skill("bows", 6).weapon("bow");
        var desk = Desk.with(archer, Sheet.agility("bot", 5).weapon("shield"))
                .declare("ana", shoot("bow", "bot", "from", "behind"))
                .rolling(7)
                .round();
        assertEquals(List.of("6 ana misses bot"), desk.proven().lines("misses"));

        Desk.with(archer, Sheet.agility("bot", 5).skill("shields", 3).weapon("shield"))
                .declare("ana", shoot("bow", "bot", "from", "front"))
                .declare("bot", parry("shield"))
                .rolling(6, 3)
                .round()
                .then("""
                        6 ana action 1 at bot: 6 = 6 <= 6, level 0
                        6 ana spends 1 of bow, 0 left
                        6 bot parry 1 against ana: 3 = 3 <= 3
                        6 ana is stopped by a parry
                        """);
    }

    // ---- D-48

    private static Desk standing(Desk desk, Object... combatantsAndValues) {
        var all = new java.util.ArrayList<Object>();
        for (int i = 0; i < combatantsAndValues.length; i += 2) {
            all.add(Wrote.fields(
                    "combatant", combatantsAndValues[i], "value", combatantsAndValues[i + 1], "reason", "mud"));
        }
        return desk.done(new Command.ChangeSituation(Wrote.fields("modifiers", Wrote.items(all.toArray()))));
    }

    @Test
    @Proves("D-48")
    void a_standing_modifier_is_on_every_blow_shot_parry_and_dodge_of_his_and_nobody_else_s() {
        var desk = standing(
                Desk.with(
                        fighter("ana").skill("dodge", 5).weapon("javelin").with("armour", Wrote.fields("chest", 99)),
                        fighter("bot").skill("clubs", 5)),
                "ana",
                2);
        var blow = attack("club", "ana", "calledShot", "chest");
        desk.declare("ana", attack("club", "bot"), shoot("javelin", "bot"), parry("club"), dodge())
                .declare("bot", blow, blow)
                .rolling(10, 10, 4, 3, 4, 3, 2, 4)
                .round();
        assertEquals(
                List.of(
                        "6 ana action 1 at bot: 10 +2 gm = 12 > 2, level -8",
                        "6 ana action 2 at bot: 10 +1 accumulation +2 gm = 13 > 2, level -8",
                        "6 bot action 1 at ana: 4 +1 precision = 5 <= 5, level 1",
                        "9 bot action 2 at ana: 3 +1 accumulation +1 precision = 5 <= 5, level 2"),
                desk.lines("action"));
        assertEquals(
                List.of(
                        "6 ana dodge 4 against bot: 3 +2 accumulation +1 attack-level +2 gm = 8 > 5",
                        "9 ana parry 3 against bot: 2 +3 accumulation +2 attack-level +2 gm = 9 > 2"),
                desk.proven().lines("against"));
    }

    @Test
    @Proves("D-48")
    void several_modifiers_stand_side_by_side_and_positive_is_harder() {
        var desk = standing(Desk.with(fighter("ana"), fighter("bot")), "ana", 2, "bot", 5, "ana", -1);
        assertEquals("+2 gm -1 gm +4 gm", difficulty(desk.declare("ana", attack("club", "bot", "modifiers", gm(4)))));
        assertEquals("", difficulty(standing(desk).declare("ana", attack("club", "bot"))), "a new list replaces them");
    }

    @Test
    @Proves("D-48")
    void a_modifier_of_one_action_is_on_that_action_alone() {
        var desk = Desk.with(fighter("ana"), fighter("bot"))
                .declare("ana", attack("club", "bot", "modifiers", gm(4)), attack("club", "bot"))
                .rolling(10, 10)
                .round();
        assertEquals(
                List.of("+4 gm", "+1 accumulation"),
                desk.lines("action").stream().map(MeleeDifficultyTest::sum).toList());
    }

    /** T17: what is added to a roll to hit reaches neither damage, location nor Endurance. */
    @Test
    @Proves("D-48")
    void gm_modifiers_touch_neither_location_damage_nor_Endurance() {
        var desk = standing(Desk.with(fighter("ana").skill("clubs", 9), fighter("bot")), "ana", 2, "bot", 2);
        desk.declare("ana", attack("club", "bot", "modifiers", gm(1)))
                .rolling(6, 4, 2, 10)
                .round()
                .then("""
                        6 ana action 1 at bot: 6 +2 gm +1 gm = 9 <= 9, level 3
                        6 ana location: 4
                        6 ana hits bot left-arm
                        6 ana damage: [2] +0 -0 = 2
                        6 bot wound 1: minor left-arm
                        6 bot endurance: 10 of 10 avoids it
                        """);
    }

    @Test
    @Proves("D-48")
    void standing_modifiers_touch_neither_tests_nor_treatments() {
        var desk = wounded(fighter("ana").skill("medicine", 5), fighter("bot"), "bot");
        standing(desk, "ana", 2, "bot", 2);
        desk.declare("ana", test("climb", 1)).rolling(9).round().then("10 ana climb: 9 +1 gm = 10 > 2");
        desk.declare("ana", treat("bot", 1)).rolling(5).round().then("""
                        10 ana medicine: 5 = 5 <= 5
                        10 bot is treated by ana
                        """);
    }
}
