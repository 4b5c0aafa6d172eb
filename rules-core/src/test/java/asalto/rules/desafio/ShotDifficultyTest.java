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

/** Table T-4. Rules D-40, D-41, D-43 to D-46, D-48, D-49. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class ShotDifficultyTest {

    /** Skill 2: a 10 misses whatever the ease. */
    private static Sheet ana(Object... rifle) {
        return Sheet.of("ana", 5, 5, 10, 5).weapon("assault-rifle", rifle);
    }

    private static Sheet pistol(Object... pistol) {
        return Sheet.of("ana", 5, 5, 10, 5).weapon("revolver", pistol);
    }

    private static Sheet bot() {
        return Sheet.of("bot", 5, 5, 10, 5);
    }

    /** What Ana's last shot of this round adds to its die of 10. */
    private static String difficulty(Desk desk, Form... shots) {
        desk.declare("ana", shots)
                .rolling(java.util.Collections.nCopies(shots.length, 10).toArray(Integer[]::new))
                .round();
        return sum(desk.proven().lines("ana action").getLast());
    }

    /** What stands between the die and the total. */
    private static String sum(String line) {
        return line.replaceAll(".*: \\d+ ?(.*)= .*", "$1").strip();
    }

    private static String shot(Sheet ana, Sheet bot, Object... more) {
        return difficulty(Desk.with(ana, bot), shoot("assault-rifle", "bot", more));
    }

    // ---- T-4, each alone

    @Test
    @Proves("D-41")
    void without_circumstances_a_shot_has_no_difficulty() {
        assertEquals("", shot(ana(), bot()));
    }

    @Test
    @Proves("D-41")
    void precision_is_1_harder_off_hand_4_and_drawn_this_round_2() {
        assertEquals("+1 precision", shot(ana(), bot(), "calledShot", "head"));
        assertEquals("+4 off-hand", shot(ana(), bot(), "offHand", true));
        assertEquals("", shot(ana(), bot(), "offHand", false));
        assertEquals("+2 drawn", shot(ana("held", new Form.Nothing()), bot(), "drawnThisRound", true));
    }

    @Test
    @Proves("D-41")
    void accumulation_and_wounds_are_those_of_the_shooter() {
        var shot = shoot("assault-rifle", "bot");

        assertEquals("+1 accumulation", difficulty(Desk.with(ana(), bot()), shot, shot));
        assertEquals("+2 wounds", difficulty(wounded(ana(), bot(), "ana"), shot));
        assertEquals("", difficulty(wounded(ana(), bot(), "bot"), shot));
    }

    /** With a serious wound in the arm. */
    private static Desk wounded(Sheet ana, Sheet bot, String who) {
        return Desk.with(ana, bot, Sheet.agility("foe", 5).weapon("broadsword"))
                .declare("foe", attack("broadsword", who, "from", "behind", "calledShot", "left-arm"))
                .rolling(3)
                .round();
    }

    @Test
    @Proves("D-41")
    void mounted_and_prone_shooters_and_mounted_targets_have_no_modifier() {
        assertEquals("", shot(ana().with("mounted", true), bot()));
        assertEquals("", shot(ana(), bot().with("mounted", true)));
        assertEquals("", shot(ana().with("posture", "prone"), bot()));
    }

    @Test
    @Proves("D-40")
    void all_modifiers_of_a_shot_are_cumulative() {
        var desk = wounded(
                        ana("laser", true).with("moving", true),
                        bot().with("moving", true).with("cover", "total"),
                        "ana")
                .metres("ana", "bot", 50)
                .declare("ana", aim("assault-rifle", "bot"))
                .round()
                .declare("ana", aim("assault-rifle", "bot"))
                .round();

        assertEquals(
                "+2 wounds -2 aim +1 precision +4 cover +4 off-hand +2 target-moving +2 shooter-moving -3 range -2 laser"
                        + " +3 gm",
                difficulty(
                        desk,
                        shoot("assault-rifle", "bot", "calledShot", "head", "offHand", true, "modifiers", gm(3))));
    }

    @Test
    @Proves("D-40")
    void all_modifiers_of_a_later_spray_are_cumulative() {
        var desk = Desk.with(ana("held", new Form.Nothing()), bot().with("cover", "partial"))
                .metres("ana", "bot", 151)
                .declare("ana", dodge(), shoot("assault-rifle", "bot", "mode", "sustained", "drawnThisRound", true))
                .rolling(10, 10)
                .round();
        assertEquals(
                List.of(
                        "6 ana action 2 spray 1 at bot: 10 +1 accumulation +2 cover +3 range +2 drawn = 18 > 2, level -8",
                        "7 ana action 2 spray 2 at bot: 10 +1 accumulation +2 cover +3 range +2 drawn +4 spray = 22 > 2,"
                                + " level -8"),
                desk.proven().lines("action"));
    }

    // ---- D-43, D-44

    @ParameterizedTest(name = "{0}, {1}, {2} storeys above: {3}")
    @CsvSource({
        "none, standing, -2, ''",
        "none, standing, -1, ''",
        "none, standing, 0, ''",
        "none, standing, 1, +2 cover",
        "none, standing, 2, +4 cover",
        "none, standing, 3, +4 cover",
        "none, prone, -1, +2 cover",
        "none, prone, 0, +2 cover",
        "none, prone, 1, +2 cover",
        "none, prone, 2, +4 cover",
        "partial, standing, -1, +2 cover",
        "partial, standing, 0, +2 cover",
        "partial, standing, 1, +2 cover",
        "partial, standing, 2, +4 cover",
        "partial, prone, 0, +2 cover",
        "partial, prone, 1, +2 cover",
        "total, standing, -1, +4 cover",
        "total, standing, 0, +4 cover",
        "total, standing, 1, +4 cover",
        "total, standing, 2, +4 cover",
        "total, prone, 0, +4 cover",
        "total, prone, 2, +4 cover"
    })
    @Proves("D-43")
    void covers_do_not_add_up_and_the_greatest_counts(String cover, String posture, int above, String entry) {
        var target = bot().with("cover", cover).with("posture", posture);

        assertEquals(entry, shot(ana(), target.with("storey", above)));
        assertEquals(entry, shot(ana().with("storey", 4), target.with("storey", 4 + above)), "seen from the shooter");
    }

    @Test
    @Proves("D-43")
    void cover_is_for_shots_and_not_for_blows() {
        var desk = Desk.with(Sheet.agility("ana", 5).weapon("club"), bot().with("cover", "total"));

        assertEquals("", difficulty(desk, attack("club", "bot")));
    }

    @Test
    @Proves("D-44")
    void a_target_that_does_not_show_itself_cannot_be_hit_and_the_ammunition_is_spent() {
        Desk.with(ana(), bot().with("cover", "hidden"))
                .declare("ana", shoot("assault-rifle", "bot", "mode", "burst"))
                .round()
                .then("""
                        6 ana forfeits 1: target-not-exposed
                        6 ana spends 3 of assault-rifle, 27 left
                        """);
    }

    @Test
    @Proves("D-44")
    void who_is_hidden_from_shots_is_not_from_blows() {
        var desk = Desk.with(Sheet.agility("ana", 5).weapon("club"), bot().with("cover", "hidden"));

        assertEquals("", difficulty(desk, attack("club", "bot")));
    }

    // ---- D-45

    @ParameterizedTest(name = "{0}: {1}/{2}/{3}")
    @CsvSource({
        "bow, 20, 60, 120",
        "crossbow, 25, 75, 150",
        "sling, 20, 50, 100",
        "blowgun, 5, 10, 20",
        "javelin, 10, 20, 40",
        "throwing-knife, 4, 8, 15",
        "revolver, 10, 25, 50",
        "semi-auto-pistol, 10, 25, 50",
        "tactical-smg, 15, 50, 100",
        "assault-rifle, 50, 150, 400",
        "shotgun, 10, 20, 40"
    })
    @Proves("D-45")
    void up_to_each_of_its_metres_a_target_is_in_that_band(String weapon, int near, int medium, int far) {
        assertEquals("-3 range", at(weapon, 0));
        assertEquals("-3 range", at(weapon, near - 1));
        assertEquals("-3 range", at(weapon, near));
        assertEquals("", at(weapon, near + 1));
        assertEquals("", at(weapon, medium - 1));
        assertEquals("", at(weapon, medium));
        assertEquals("+3 range", at(weapon, medium + 1));
        assertEquals("+3 range", at(weapon, far - 1));
        assertEquals("+3 range", at(weapon, far));
        assertEquals(
                List.of("actions[0].target beyond-range"),
                Refusals.ofDeclaring(
                        Desk.with(Sheet.agility("ana", 5).weapon(weapon), bot()).metres("ana", "bot", far + 1),
                        "ana",
                        shoot(weapon, "bot")));
    }

    private static String at(String weapon, int metres) {
        return difficulty(
                Desk.with(Sheet.agility("ana", 5).weapon(weapon), bot()).metres("ana", "bot", metres),
                shoot(weapon, "bot"));
    }

    @Test
    @Proves("D-45")
    void a_pair_has_one_distance_both_ways_and_without_one_it_is_at_medium_range_of_any_weapon() {
        assertEquals(
                "+3 range", difficulty(Desk.with(pistol(), bot()).metres("bot", "ana", 50), shoot("revolver", "bot")));
        assertEquals(
                "-3 range",
                difficulty(
                        Desk.with(pistol(), bot()).metres("bot", "ana", 50).metres("ana", "bot", 5),
                        shoot("revolver", "bot")));
        assertEquals("", difficulty(Desk.with(pistol(), bot()), shoot("revolver", "bot")));
        assertEquals(
                "",
                difficulty(
                        Desk.with(Sheet.agility("ana", 5).weapon("blowgun"), bot(), Sheet.agility("carl", 5))
                                .metres("ana", "carl", 2),
                        shoot("blowgun", "bot")),
                "the distance of another pair says nothing");
    }

    @Test
    @Proves("D-45")
    void a_distance_that_grows_after_the_declaration_refuses_the_start() {
        var desk = Desk.with(pistol(), bot()).declare("ana", shoot("revolver", "bot"));

        desk.metres("ana", "bot", 51);
        assertEquals(
                List.of("declarations[ana].actions[0].target beyond-range"),
                Refusals.of(desk, new Command.StartRound()));
        desk.metres("ana", "bot", 50);
        assertEquals(List.of(), Refusals.of(desk, new Command.StartRound()));
    }

    @Test
    @Proves("D-45")
    void melee_looks_at_no_distance_and_moving_changes_none() {
        var desk = Desk.with(pistol().weapon("club"), bot()).metres("ana", "bot", 11);
        assertEquals("", difficulty(desk, attack("club", "bot")));

        desk.declare("ana", move(5)).declare("bot", move(5)).round();
        assertEquals(
                List.of("11"),
                desk.fight().ground().metres("ana", "bot").stream()
                        .map(String::valueOf)
                        .toList());
        assertEquals("", difficulty(desk, shoot("revolver", "bot")), "medium range still");
    }

    // ---- D-46

    @ParameterizedTest(name = "{0} m")
    @CsvSource({"50, -3 range", "51, -3 range", "150, -3 range", "151, ''", "400, ''"})
    @Proves("D-46")
    void through_a_telescopic_sight_the_target_counts_one_band_nearer(int metres, String entry) {
        var desk = Desk.with(ana("telescopic", true), bot()).metres("ana", "bot", metres);

        assertEquals(entry, difficulty(desk, shoot("assault-rifle", "bot")));
    }

    @ParameterizedTest(name = "{0} m")
    @CsvSource({"10, -3 range", "11, ''", "25, ''", "26, +3 range"})
    @Proves("D-46")
    void a_telescopic_sight_has_no_effect_on_a_pistol(int metres, String entry) {
        var desk = Desk.with(pistol("telescopic", true), bot()).metres("ana", "bot", metres);

        assertEquals(entry, difficulty(desk, shoot("revolver", "bot")));
    }

    @Test
    @Proves("D-46")
    void a_telescopic_sight_brings_nothing_within_reach() {
        assertEquals(
                List.of("actions[0].target beyond-range"),
                Refusals.ofDeclaring(
                        Desk.with(ana("telescopic", true), bot()).metres("ana", "bot", 401),
                        "ana",
                        shoot("assault-rifle", "bot")));
    }

    @ParameterizedTest(name = "{0} m")
    @CsvSource({"10, -3 range -2 laser", "11, -2 laser", "25, -2 laser", "26, +3 range"})
    @Proves("D-46")
    void a_laser_sight_is_2_easier_at_short_and_medium_range_on_a_pistol_too(int metres, String entry) {
        var desk = Desk.with(pistol("laser", true), bot()).metres("ana", "bot", metres);

        assertEquals(entry, difficulty(desk, shoot("revolver", "bot")));
    }

    @Test
    @Proves("D-46")
    void a_laser_sight_looks_at_the_real_band() {
        var desk = Desk.with(ana("telescopic", true, "laser", true), bot());

        assertEquals("-3 range -2 laser", difficulty(desk.metres("ana", "bot", 150), shoot("assault-rifle", "bot")));
        assertEquals("", difficulty(desk.metres("ana", "bot", 151), shoot("assault-rifle", "bot")));
    }

    @Test
    @Proves("D-46")
    void a_burst_benefits_from_both_sights_and_sustained_fire_from_neither() {
        var desk = Desk.with(ana("telescopic", true, "laser", true), bot()).metres("ana", "bot", 100);

        assertEquals("-3 range -2 laser", difficulty(desk, shoot("assault-rifle", "bot", "mode", "burst")));
        desk.declare("ana", shoot("assault-rifle", "bot", "mode", "sustained"))
                .rolling(10, 10)
                .round();
        assertEquals("", sum(desk.proven().lines("spray 1 at").getFirst()));
        assertEquals("+2 spray", sum(desk.proven().lines("spray 2 at").getFirst()));
    }

    // ---- D-48

    /** T17: aim, range and cover change the roll to hit and leave location and damage alone. */
    @Test
    @Proves("D-48")
    void what_makes_a_shot_harder_or_easier_never_reaches_its_location_or_damage() {
        Desk.with(pistol("laser", true), bot().with("cover", "total"))
                .metres("ana", "bot", 10)
                .declare("ana", aim("revolver", "bot"))
                .round()
                .declare("ana", shoot("revolver", "bot", "modifiers", gm(1)))
                .rolling(3, 2, 1, 10)
                .round()
                .then("""
                        6 ana action 1 at bot: 3 -1 aim +4 cover -3 range -2 laser +1 gm = 2 <= 2, level -1
                        6 ana spends 1 of revolver, 5 left
                        6 ana location: 2
                        6 ana hits bot left-leg
                        6 ana damage: [1] +0 -0 = 1
                        6 bot wound 1: minor left-leg
                        6 bot endurance: 10 of 10 avoids it
                        """);
    }

    @Test
    @Proves("D-48")
    void a_modifier_of_sustained_fire_is_on_all_its_sprays() {
        var desk = Desk.with(ana(), bot())
                .declare("ana", shoot("assault-rifle", "bot", "mode", "sustained", "modifiers", gm(3)))
                .rolling(10, 10)
                .round();
        assertEquals(
                List.of("+3 gm", "+2 spray +3 gm"),
                desk.proven().lines("action").stream()
                        .map(ShotDifficultyTest::sum)
                        .toList());
    }

    // ---- D-49

    @Test
    @Proves("D-49")
    void who_declared_a_move_or_is_marked_as_moving_is_2_harder_to_hit() {
        assertEquals("+2 target-moving", shot(ana(), bot().with("moving", true)));

        var desk = Desk.with(ana(), bot()).declare("bot", move(1));
        assertEquals("+2 target-moving", difficulty(desk, shoot("assault-rifle", "bot")));
        desk.set("bot", "moving", true).declare("bot", move(1));
        assertEquals("+2 target-moving", difficulty(desk, shoot("assault-rifle", "bot")), "once");
        desk.set("bot", "moving", false);
        assertEquals("", difficulty(desk, shoot("assault-rifle", "bot")));
    }

    @Test
    @Proves("D-49")
    void who_shoots_on_the_move_is_2_worse_at_it() {
        assertEquals("+2 shooter-moving", shot(ana().with("moving", true), bot()));

        var desk = Desk.with(ana(), bot())
                .declare("ana", shoot("assault-rifle", "bot"), move(1))
                .rolling(10)
                .round();
        assertEquals("+2 shooter-moving", sum(desk.proven().lines("action").getFirst()));
    }

    @Test
    @Proves("D-49")
    void blows_do_not_ask_who_moves() {
        var desk = Desk.with(Sheet.agility("ana", 5).with("moving", true).weapon("club"), bot().with("moving", true));

        assertEquals("", difficulty(desk, attack("club", "bot")));
    }

    @ParameterizedTest(name = "{0} with {1}")
    @CsvSource({"abdomen, 5", "left-arm, 10"})
    @Proves("D-49")
    void who_can_no_longer_act_at_the_start_of_the_tenth_does_not_move(String location, int damage) {
        var fists = Wrote.fields(
                "id", "ram", "skill", "brawl", "hands", 1, "damage", "1d10", "kind", "blunt", "actions", 1);
        var desk = Desk.with(ana(), bot(), Sheet.agility("foe", 5).weapon(fists))
                .declare("bot", move(1))
                .declare("foe", attack("ram", "bot", "from", "behind", "calledShot", location))
                .declare("ana", shoot("assault-rifle", "bot"), shoot("assault-rifle", "bot"))
                .rolling(10, damage, 10)
                .round();
        assertEquals(
                List.of("+2 target-moving", "+1 accumulation +2 cover"),
                desk.proven().lines("action").stream()
                        .map(ShotDifficultyTest::sum)
                        .toList(),
                "in the tenth of the blow he still does, fallen he does not");
    }
}
