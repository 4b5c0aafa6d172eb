package asalto.rules.desafio;

import static asalto.rules.desafio.Blows.*;
import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.coverage.Proves;
import asalto.rules.desafio.DesafioFact.Forfeit;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What each of the four levels does. Rules D-63 to D-66. Against Size 5: 2 minor, 3 serious, 5 disabled, 10 destroyed. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class WoundLevelsTest {

    private static final String SWORDS = "long-swords-1h";

    private static Sheet bot() {
        return Sheet.of("bot", 5, 3, 8, 5).skill(SWORDS, 6).weapon("broadsword").weapon("shield");
    }

    private static int penalty(Desk desk) {
        return desk.condition("bot").penalty();
    }

    /** The figure goes with the event, so that whoever reads it needs no table. */
    @Proves({"D-63", "D-64", "D-65", "D-66"})
    @ParameterizedTest(name = "damage {0} weighs {1}")
    @CsvSource({"2, 1", "3, 2", "5, 4", "10, 4"})
    void the_event_of_a_wound_has_the_figure_of_its_level(int damage, int figure) {
        var dice = damage == 2 ? new Integer[] {8} : new Integer[] {};
        var figures = struck(bot(), "left-arm", damage, dice).events().stream()
                .filter(event -> event.fact() instanceof DesafioFact.WoundInflicted)
                .map(event -> ((DesafioFact.WoundInflicted) event.fact()).penalty())
                .toList();

        assertEquals(List.of(figure), figures);
    }

    // ---- minor

    @Proves("D-63")
    @ParameterizedTest(name = "a {0} against Endurance 5 leaves {1}")
    @CsvSource({"4, 0", "5, 0", "6, 1"})
    void a_minor_wound_is_one_harder_unless_the_Endurance_test_succeeds(int die, int penalty) {
        var desk = struck(Sheet.agility("bot", 3), "chest", 2, die).proven();

        assertEquals(penalty, penalty(desk));
    }

    /** Case T20: neither the wound that is being endured nor an earlier one is counted. */
    @Test
    @Proves("D-63")
    void the_Endurance_test_of_a_wound_counts_no_wounds() {
        var desk = struck(Sheet.agility("bot", 3), "right-leg", 3);

        again(desk, "bot", "left-leg", 2, 5).then("""
                5 ana action 1 at bot: 4 +1 precision = 5 <= 8, level 4
                5 ana hits bot left-leg
                5 ana damage: [2] +0 -0 = 2
                5 bot wound 2: minor left-leg
                5 bot endurance: 5 of 5 avoids it
                """);
        assertEquals(2, penalty(desk));
    }

    /** Case T20, two wounds of one tenth: the first failed, and the second is tested as if it had not. */
    @Test
    @Proves("D-63")
    void of_two_minor_wounds_in_one_tenth_each_is_tested_by_itself() {
        var desk = Desk.with(striker("ana", 6), striker("carl", 6), Sheet.agility("bot", 3))
                .declare("ana", blow("bot", "chest"))
                .declare("carl", blow("bot", "chest"))
                .rolling(4, 2, 6, 4, 2, 5)
                .round();

        assertEquals(
                List.of("5 bot endurance: 6 of 5 does not", "5 bot endurance: 5 of 5 avoids it"),
                desk.lines("endurance"));
        assertEquals(1, penalty(desk.proven()));
    }

    @Test
    @Proves("D-63")
    void what_was_avoided_stays_avoided_as_long_as_the_wound_lasts() {
        var desk = struck(bot(), "chest", 2, 8);

        desk.declare("bot", parry("broadsword")).rolling().round();
        assertEquals(0, penalty(desk));
        desk.advance("minutes", 9);
        assertEquals(0, penalty(desk));
        assertEquals(1, desk.condition("bot").wounds().size());
    }

    @Test
    @Proves("D-63")
    void a_minor_wound_that_is_ruled_without_penalty_leaves_the_earlier_one_its_own() {
        var desk = struck(Sheet.agility("bot", 3), "chest", 2, 6);

        desk.rule(
                "kind",
                "wound",
                "reason",
                "glass",
                "combatant",
                "bot",
                "location",
                "head",
                "level",
                "minor",
                "avoided",
                true);
        assertEquals(
                List.of(false, true),
                desk.condition("bot").wounds().stream()
                        .map(State.Injury::avoided)
                        .toList());
        assertEquals(1, penalty(desk.proven()));
    }

    @Test
    @Proves("D-63")
    void the_unconscious_test_their_Endurance_too() {
        var desk = struck(bot(), "left-leg", 10);

        again(desk, "bot", "chest", 2, 8);
        assertEquals(List.of("5 bot endurance: 8 of 8 avoids it"), desk.lines("endurance"));
        desk.proven();
    }

    @Test
    @Proves("D-63")
    void so_does_one_whom_the_same_tenth_kills() {
        var desk = Desk.with(striker("ana", 6), striker("carl", 6), bot())
                .declare("ana", blow("bot", "head"))
                .declare("carl", blow("bot", "chest"))
                .rolling(4, 10, 4, 2, 8)
                .round();

        assertEquals(List.of("5 bot endurance: 8 of 8 avoids it"), desk.lines("endurance"));
        assertEquals(List.of("5 bot dies: head-destroyed"), desk.lines("dies"));
        desk.proven();
    }

    // ---- serious

    @Test
    @Proves("D-64")
    void a_serious_wound_is_two_harder_until_it_is_healed() {
        var desk = struck(Sheet.agility("bot", 3), "chest", 3);

        assertEquals(2, penalty(desk));
        desk.declare("bot", test("climb", 0)).rolling(4).round().then("10 bot climb: 4 +2 wounds = 6 > 2");
        desk.rolling().advance("days", 21, "rest", true);
        desk.declare("bot", test("climb", 0)).rolling(2).round().then("10 bot climb: 2 = 2 <= 2");
    }

    @Test
    @Proves("D-64")
    void a_serious_wound_takes_no_Endurance_die() {
        struck(Sheet.agility("bot", 3), "chest", 3).then("""
                5 ana action 1 at bot: 4 +1 precision = 5 <= 8, level 4
                5 ana hits bot chest
                5 ana damage: [3] +0 -0 = 3
                5 bot wound 1: serious chest
                """);
    }

    /** Case T21: attack, parry and dodge bear the wound; confirmation, location, damage and Endurance do not. */
    @Test
    @Proves("D-64")
    void wounds_are_borne_by_attacks_and_defences_and_by_no_other_die_of_a_blow() {
        var hurt = striker("bot", 5).weapon("shield").skill("shields", 8).skill("dodge", 8);
        var desk = struck(hurt, "left-leg", 3);

        desk.declare("bot", attack(BLADE, "doctor"), parry("shield"), dodge())
                .declare("ana", blow("bot", "chest"), blow("bot", "chest"))
                .rolling(7, 4, 1, 8, 3, 6, 3, 2, 5)
                .round()
                .then("""
                        5 ana action 1 at bot: 7 +1 precision = 8 <= 8, level 1
                        5 bot parry 2 against ana: 4 +1 accumulation +2 wounds +1 attack-level = 8 <= 8
                        5 ana is stopped by a parry
                        6 bot action 1 at doctor: 1 +2 wounds = 3 <= 8, level 7
                        6 bot critical: 8 confirmed
                        6 bot location: 3
                        6 bot hits doctor right-arm critically
                        6 bot damage: [99] +0 -0 = 99
                        6 doctor wound 1: destroyed right-arm
                        6 doctor falls
                        6 doctor faints: destroyed-limb
                        7 ana action 2 at bot: 6 +1 accumulation +1 precision = 8 <= 8, level 2
                        7 bot dodge 3 against ana: 3 +2 accumulation +2 wounds +2 attack-level = 9 > 8
                        7 ana hits bot chest
                        7 ana damage: [2] +0 -0 = 2
                        7 bot wound 2: minor chest
                        7 bot endurance: 5 of 5 avoids it
                        """);
    }

    // ---- disabled

    @Proves("D-65")
    @ParameterizedTest
    @ValueSource(strings = {"head", "chest"})
    void a_disabled_head_or_chest_is_death(String location) {
        var desk = struck(bot(), location, 5);

        assertEquals(List.of("5 bot dies: " + location + "-disabled"), desk.lines("dies"));
        desk.proven();
    }

    @Proves("D-65")
    @ParameterizedTest
    @ValueSource(strings = {"right-arm", "left-arm", "right-leg", "left-leg", "abdomen"})
    void any_other_disabled_location_is_four_harder(String location) {
        var desk = struck(bot(), location, 5).proven();

        assertEquals(4, penalty(desk));
        assertEquals(false, desk.condition("bot").dead());
    }

    @Proves("D-65")
    @ParameterizedTest(name = "the {0} drops the {1}")
    @CsvSource({"right-arm, broadsword", "left-arm, shield"})
    void a_disabled_arm_drops_what_it_holds_and_the_other_arm_does_not(String arm, String weapon) {
        var desk = struck(bot(), arm, 5);

        assertEquals(List.of("5 bot drops " + weapon), desk.lines("drops"));
        assertEquals(List.of(), desk.lines("falls"));
        desk.proven();
    }

    @Proves("D-65")
    @ParameterizedTest
    @ValueSource(strings = {"right-leg", "left-leg"})
    void a_disabled_leg_fells_and_he_neither_stands_up_nor_walks_again(String leg) {
        var desk = struck(bot(), leg, 5);

        assertEquals(List.of("5 bot falls"), desk.lines("falls"));
        assertEquals(List.of(), desk.lines("drops"));
        desk.declare("bot", standUp()).rolling().round().then("10 bot forfeits 1: incapacitated");
        desk.declare("bot", move(3)).round().then("10 bot moves 1");
    }

    @Test
    @Proves("D-65")
    void with_a_disabled_leg_he_still_attacks_defends_and_shoots_from_the_ground() {
        var gunman = bot().skill("shields", 8)
                .skill("revolvers", 8)
                .weapon("revolver", "held", new asalto.rules.form.Form.Nothing());
        var desk = struck(gunman, "right-leg", 5);

        desk.declare("bot", attack("broadsword", "ana"), parry("shield"))
                .declare("ana", attack(BLADE, "bot"))
                .rolling(8, 3, 9)
                .round();
        assertEquals(List.of("5 ana is stopped by a parry"), desk.lines("stopped"));
        assertEquals(List.of("8 bot misses ana"), desk.lines("misses"));

        desk.declare("bot", handle("drop", "broadsword"), shoot("revolver", "ana", "drawnThisRound", true))
                .rolling(9)
                .round();
        assertEquals(List.of("8 bot spends 1 of revolver, 5 left"), desk.lines("spends"));
        desk.proven();
    }

    @Test
    @Proves("D-65")
    void a_disabled_abdomen_drops_everything_fells_and_leaves_nothing_to_do_for_Endurance_hours() {
        var desk = struck(bot(), "abdomen", 5).then("""
                5 ana action 1 at bot: 4 +1 precision = 5 <= 8, level 4
                5 ana hits bot abdomen
                5 ana damage: [5] +0 -0 = 5
                5 bot wound 1: disabled abdomen
                5 bot drops broadsword
                5 bot drops shield
                5 bot falls
                """);

        assertEquals(Optional.of(Forfeit.INCAPACITATED), desk.condition("bot").incapable());
        assertEquals(
                Optional.of(1L + 8 * 3_600),
                desk.condition("bot").wounds().getFirst().deadline());
        desk.declare("bot", move(1)).rolling().round().then("10 bot forfeits 1: incapacitated");
    }

    @Proves("D-65")
    @ParameterizedTest
    @ValueSource(strings = {"right-arm", "left-arm", "right-leg", "left-leg"})
    void a_disabled_limb_does_not_bleed(String limb) {
        var desk = struck(bot(), limb, 5);

        assertEquals(Optional.empty(), desk.condition("bot").wounds().getFirst().deadline());
    }

    // ---- destroyed

    @Proves("D-66")
    @ParameterizedTest
    @ValueSource(strings = {"head", "chest", "abdomen"})
    void a_destroyed_head_chest_or_abdomen_is_death_at_once(String location) {
        var desk = struck(bot(), location, 10);

        assertEquals(List.of("5 bot dies: " + location + "-destroyed"), desk.lines("dies"));
        desk.proven();
    }

    @Proves("D-66")
    @ParameterizedTest
    @ValueSource(strings = {"right-arm", "left-arm", "right-leg", "left-leg"})
    void a_severed_limb_is_four_harder_and_makes_unconscious_at_once(String limb) {
        var desk = struck(bot(), limb, 10);

        assertEquals(List.of("5 bot faints: destroyed-limb"), desk.lines("faints"));
        assertEquals(4, penalty(desk.proven()));
        assertEquals(Optional.of(Forfeit.UNCONSCIOUS), desk.condition("bot").incapable());
    }

    @Proves("D-66")
    @ParameterizedTest
    @ValueSource(ints = {1, 3, 8})
    void a_severed_limb_kills_after_Endurance_rounds(int endurance) {
        var desk = struck(Sheet.of("bot", 5, 3, endurance, 5), "left-arm", 10).rolling();

        for (int round = 1; round < endurance; round++) {
            desk.round().then("");
        }
        desk.round().then("10 bot dies: bled-out");
    }

    @Test
    @Proves("D-66")
    void with_a_severed_leg_nobody_stands_up() {
        var desk = struck(bot(), "left-leg", 10).rolling();
        var awake = Elsewhere.woken(desk, "bot");

        awake.declare("bot", standUp()).rolling().round();
        assertEquals(List.of("10 bot forfeits 1: incapacitated"), awake.lines());
    }
}
