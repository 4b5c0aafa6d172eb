package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.Command;
import asalto.rules.coverage.Proves;
import asalto.rules.form.Form;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sustained fire. Rules D-72 and D-73. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class SprayTest {

    private static final String GUN = "gun";

    /** Short to 10 m, medium to 50, long to 100; a telescopic sight, which does not help it. */
    private static Form gun(int rate, int loaded) {
        return Wrote.fields(
                "id",
                GUN,
                "skill",
                "automatic-rifles",
                "hands",
                1,
                "damage",
                "1d10",
                "kind",
                "piercing",
                "modes",
                Wrote.fields("sustained", rate),
                "magazine",
                100,
                "ranges",
                Wrote.items(10, 50, 100),
                "ammunition",
                loaded,
                "telescopic",
                true);
    }

    private static Sheet shooter(int agility, int rate, int loaded) {
        return Sheet.agility("ana", agility)
                .skill("automatic-rifles", 5)
                .skill("dodge", 5)
                .weapon(gun(rate, loaded));
    }

    private static Sheet armoured(String id) {
        var worn = Wrote.fields("chest", 50);
        return Sheet.agility(id, 3).with("armour", worn);
    }

    private static Form sprays(Object... targetsAndSprays) {
        var targets = new ArrayList<Object>();
        for (int i = 0; i < targetsAndSprays.length; i += 2) {
            targets.add(Wrote.fields("target", targetsAndSprays[i], "sprays", targetsAndSprays[i + 1]));
        }
        return Wrote.fields("kind", "shoot", "weapon", GUN, "targets", Wrote.items(targets.toArray()));
    }

    private static List<String> spent(Desk desk) {
        return desk.lines("spends").stream()
                .map(line -> line.substring(line.indexOf("spends ") + 7, line.indexOf(" of ")))
                .toList();
    }

    // ---- what flies

    /** Whatever is left of the rate makes the last spray; a magazine with less ends it earlier. */
    @Proves("D-72")
    @ParameterizedTest(name = "rate {0} with {1} loaded fires {2}")
    @CsvSource({
        "10, 100, '5, 5'",
        "11, 100, '5, 5, 1'",
        "12, 100, '5, 5, 2'",
        "14, 100, '5, 5, 4'",
        "4, 100, '4'",
        "5, 100, '5'",
        "12, 11, '5, 5, 1'",
        "10, 7, '5, 2'"
    })
    void sprays_are_of_five_bullets_or_of_the_rest(int rate, int loaded, String expected) {
        int shots = expected.split(", ").length;
        var desk = Desk.with(shooter(5, rate, loaded), armoured("bot"))
                .declare("ana", shoot(GUN, "bot"))
                .rolling(java.util.Collections.nCopies(shots, 10).toArray(Integer[]::new))
                .round()
                .proven();

        assertEquals(expected, String.join(", ", spent(desk)));
        assertEquals(List.of(), desk.lines("forfeits"));
    }

    @Test
    @Proves("D-72")
    void an_empty_spray_is_forfeited() {
        var desk = Desk.with(shooter(5, 10, 5), armoured("bot"))
                .declare("ana", shoot(GUN, "bot"))
                .rolling(10)
                .round();

        assertEquals(List.of("7 ana forfeits 1 spray 2: no-ammunition"), desk.lines("forfeits"));
        assertEquals(List.of("5"), spent(desk));
        desk.proven();
    }

    @Test
    @Proves("D-72")
    void fewer_sprays_may_be_declared_and_not_more() {
        var desk = Desk.with(shooter(5, 12, 100), armoured("bot"));

        desk.declare("ana", sprays("bot", 2)).rolling(10, 10).round();
        assertEquals(List.of("5", "5"), spent(desk));
        assertEquals(List.of("actions[0].targets not-allowed"), refused(desk, sprays("bot", 4)));
        assertEquals(List.of(), refused(desk, sprays("bot", 3)));
    }

    private static List<String> refused(Desk desk, Form action) {
        return desk.codes(new Command.Declare(Wrote.fields("combatant", "ana", "actions", Wrote.items(action))));
    }

    // ---- one action

    @Test
    @Proves("D-72")
    void four_sprays_are_one_action_that_Agility_1_may_make_and_bear_no_accumulation() {
        var desk = Desk.with(shooter(1, 20, 100), armoured("bot"))
                .metres("ana", "bot", 30)
                .declare("ana", shoot(GUN, "bot"))
                .rolling(10, 10, 10, 10)
                .round();

        assertEquals(
                List.of(
                        "10 ana action 1 spray 1 at bot: 10 = 10 > 5, level -5",
                        "10 ana action 1 spray 2 at bot: 10 +2 spray = 12 > 5, level -5",
                        "10 ana action 1 spray 3 at bot: 10 +2 spray = 12 > 5, level -5",
                        "10 ana action 1 spray 4 at bot: 10 +2 spray = 12 > 5, level -5"),
                desk.lines("action"));
        desk.proven();
    }

    @Test
    @Proves("D-72")
    void what_follows_sustained_fire_bears_one() {
        var desk = Desk.with(
                        shooter(5, 10, 100),
                        Sheet.agility("bot", 3).skill("brawl", 5).weapon("fist"))
                .declare("ana", shoot(GUN, "bot"), dodge())
                .declare("bot", attack("fist", "ana"))
                .rolling(10, 10, 5, 1)
                .round();

        assertEquals(List.of("8 ana dodge 2 against bot: 1 +1 accumulation = 2 <= 5"), desk.lines("dodge 2"));
        desk.proven();
    }

    // ---- how many hit

    @Test
    @Proves("D-72")
    void half_the_die_rounded_up_hits_of_at_most_those_that_fly_for_all_faces() {
        int[] half = {1, 1, 2, 2, 3, 3, 4, 4, 5, 5};
        for (int flying = 1; flying <= 5; flying++) {
            for (int face = 1; face <= 10; face++) {
                int hits = Math.min(half[face - 1], flying);
                assertEquals(hits, hits(flying, face, hits), face + " with " + flying + " flying");
            }
        }
    }

    private static int hits(int flying, int face, int expected) {
        var dice = new ArrayList<Integer>(List.of(5, face));
        for (int bullet = 0; bullet < expected; bullet++) {
            dice.addAll(List.of(8, 10));
        }
        var desk = Desk.with(shooter(5, 5, flying), armoured("bot"))
                .declare("ana", shoot(GUN, "bot"))
                .rolling(dice.toArray(Integer[]::new))
                .round()
                .proven();
        return desk.lines("hits").size();
    }

    @Test
    @Proves("D-72")
    void every_bullet_has_its_own_location_and_damage_and_only_the_first_is_critical() {
        Desk.with(shooter(5, 5, 100), Sheet.of("bot", 5, 3, 10, 10))
                .declare("ana", shoot(GUN, "bot"))
                .rolling(1, 5, 6, 3, 1, 5, 4, 6)
                .round()
                .then("""
                        6 ana action 1 spray 1 at bot: 1 = 1 <= 5, level 4
                        6 ana critical: 5 confirmed
                        6 ana spends 5 of gun, 95 left
                        6 ana bullets: 6, 3 hit
                        6 ana location: 3
                        6 ana hits bot right-arm critically with bullet 1
                        6 ana damage: [10] +0 -0 = 10
                        6 bot wound 1: disabled right-arm
                        6 ana location: 1
                        6 ana hits bot right-leg with bullet 2
                        6 ana damage: [5] +0 -0 = 5
                        6 bot wound 2: serious right-leg
                        6 ana location: 4
                        6 ana hits bot left-arm with bullet 3
                        6 ana damage: [6] +0 -0 = 6
                        6 bot wound 3: serious left-arm
                        """);
    }

    // ---- the modifier of later sprays

    /** Option sprayModifier, flat by default: spray 1 has none, every later one the same. */
    @Proves("D-72")
    @ParameterizedTest(name = "at {0} m: {1} for the range, {2} for each later spray")
    @CsvSource({
        "10, ' -3 range', ' -2 spray', 5",
        "11, '', ' +2 spray', 12",
        "50, '', ' +2 spray', 12",
        "51, ' +3 range', ' +4 spray', 17"
    })
    void later_sprays_are_2_easier_at_short_2_harder_at_medium_and_4_at_long_range(
            int metres, String range, String spray, int total) {
        var desk = sprayed(Wrote.fields(), metres);

        int first = total - Integer.parseInt(spray.strip().split(" ")[0]);
        assertEquals(
                List.of(
                        "5 ana action 1 spray 1 at bot: 10" + range + " = " + first,
                        "6 ana action 1 spray 2 at bot: 10" + range + spray + " = " + total,
                        "7 ana action 1 spray 3 at bot: 10" + range + spray + " = " + total),
                List.of(rolled(desk, 1), rolled(desk, 2), rolled(desk, 3)));
    }

    /** Option sprayModifier, cumulative: spray k has it k−1 times. */
    @Proves("D-72")
    @ParameterizedTest(name = "at {0} m: {1}, then {2}")
    @CsvSource({"10, -2, -4, -3 range, 5, 3", "50, +2, +4, '', 12, 14", "100, +4, +8, +3 range, 17, 21"})
    void by_option_the_modifier_grows_from_spray_to_spray(
            int metres, String second, String third, String range, int total2, int total3) {
        var desk = sprayed(Wrote.fields("sprayModifier", "cumulative"), metres);
        var atRange = range.isEmpty() ? "" : " " + range;

        assertEquals(
                List.of(
                        "6 ana action 1 spray 2 at bot: 10" + atRange + " " + second + " spray = " + total2,
                        "7 ana action 1 spray 3 at bot: 10" + atRange + " " + third + " spray = " + total3),
                List.of(rolled(desk, 2), rolled(desk, 3)));
    }

    private static Desk sprayed(Form options, int metres) {
        return Desk.underOptions(options, shooter(6, 15, 100), armoured("bot"))
                .metres("ana", "bot", metres)
                .declare("ana", shoot(GUN, "bot", "modifiers", gm(100)))
                .rolling(10, 10, 10)
                .round()
                .proven();
    }

    /** Without the hundred by which the director made it miss. */
    private static String rolled(Desk desk, int spray) {
        var line = desk.lines("spray " + spray).getFirst();
        var roll = line.substring(0, line.indexOf(" +100 gm"));
        int total = Integer.parseInt(line.substring(line.indexOf(" = ") + 3, line.indexOf(" > ")));
        return roll + " = " + (total - 100);
    }

    @Test
    @Proves("D-72")
    void the_band_is_that_of_each_spray_s_own_target() {
        var desk = Desk.with(shooter(6, 15, 100), armoured("bot"), armoured("carl"))
                .metres("ana", "bot", 10)
                .metres("ana", "carl", 100)
                .declare("ana", Wrote.with(sprays("bot", 1, "carl", 1, "bot", 1), "modifiers", gm(100)))
                .rolling(10, 10, 10)
                .round()
                .proven();

        assertEquals(
                List.of(
                        "5 ana action 1 spray 1 at bot: 10 -3 range = 7",
                        "6 ana action 1 spray 2 at carl: 10 +3 range +4 spray = 17",
                        "7 ana action 1 spray 3 at bot: 10 -3 range -2 spray = 5"),
                List.of(rolled(desk, 1), rolled(desk, 2), rolled(desk, 3)));
    }

    @Proves("D-72")
    @ParameterizedTest(name = "the first shows {0}")
    @ValueSource(ints = {5, 6})
    void whatever_became_of_the_first_the_second_has_it(int first) {
        var dice = first == 5 ? new Integer[] {5, 1, 8, 5, 10} : new Integer[] {6, 10};
        var desk = Desk.with(shooter(6, 10, 100), armoured("bot"))
                .declare("ana", shoot(GUN, "bot"))
                .rolling(dice)
                .round();

        assertEquals(List.of("6 ana action 1 spray 2 at bot: 10 +2 spray = 12 > 5, level -5"), desk.lines("spray 2"));
        desk.proven();
    }

    @Test
    @Proves("D-72")
    void a_first_spray_that_was_not_made_changes_nothing_for_the_second() {
        var desk = Desk.with(shooter(6, 10, 100), armoured("bot").with("cover", "hidden"), armoured("carl"))
                .declare("ana", sprays("bot", 1, "carl", 1))
                .rolling(10)
                .round();

        assertEquals(List.of("6 ana action 1 spray 2 at carl: 10 +2 spray = 12 > 5, level -5"), desk.lines("spray 2"));
        assertEquals(List.of("5", "5"), spent(desk));
        desk.proven();
    }

    // ---- changing target

    @Proves("D-73")
    @ParameterizedTest(name = "{0}: of the second spray {1} may hit")
    @CsvSource({"bot, 5", "carl, 4"})
    void a_change_of_target_loses_one_bullet_of_the_spray_after_it(String second, int mostHits) {
        var dice = new ArrayList<Integer>(List.of(10, 3, 10));
        for (int bullet = 0; bullet < mostHits; bullet++) {
            dice.addAll(List.of(8, 1));
        }
        var desk = Desk.with(shooter(6, 10, 100), armoured("bot"), armoured("carl"))
                .declare("ana", sprays("bot", 1, second, 1))
                .rolling(dice.toArray(Integer[]::new))
                .round()
                .proven();

        assertEquals(List.of("5", "5"), spent(desk));
        assertEquals(List.of("6 ana bullets: 10, " + mostHits + " hit"), desk.lines("bullets"));
    }

    @Test
    @Proves("D-73")
    void going_back_loses_another() {
        var desk = Desk.with(shooter(6, 15, 100), armoured("bot"), armoured("carl"))
                .declare("ana", sprays("bot", 1, "carl", 1, "bot", 1))
                .rolling(10, 10, 3, 10, 8, 1, 8, 1, 8, 1, 8, 1)
                .round();

        assertEquals(List.of("7 ana bullets: 10, 4 hit"), desk.lines("bullets"));
        desk.proven();
    }

    @Proves("D-73")
    @ParameterizedTest(name = "with {0} loaded: {1}")
    @CsvSource({"6, 0", "7, 1"})
    void a_spray_that_has_no_other_bullet_is_forfeited_and_that_one_spent(int loaded, int flying) {
        var dice = flying == 0 ? new Integer[] {10} : new Integer[] {10, 10};
        var desk = Desk.with(shooter(6, 10, loaded), armoured("bot"), armoured("carl"))
                .declare("ana", sprays("bot", 1, "carl", 1))
                .rolling(dice)
                .round();

        assertEquals(
                flying == 0 ? List.of("6 ana forfeits 1 spray 2: no-ammunition") : List.of(), desk.lines("forfeits"));
        assertEquals(List.of("5", String.valueOf(loaded - 5)), spent(desk));
        desk.proven();
    }

    @Test
    @Proves("D-73")
    void with_nothing_left_to_lose_nothing_is_spent() {
        var desk = Desk.with(shooter(6, 10, 5), armoured("bot"), armoured("carl"))
                .declare("ana", sprays("bot", 1, "carl", 1))
                .rolling(10)
                .round();

        assertEquals(List.of("6 ana forfeits 1 spray 2: no-ammunition"), desk.lines("forfeits"));
        assertEquals(List.of("5"), spent(desk));
        desk.proven();
    }

    @Test
    void one_of_several_targets_that_went_out_of_reach_refuses_the_start_and_is_named() {
        var desk = Desk.with(shooter(5, 20, 90), armoured("bot"), armoured("carl"));
        var targets =
                Wrote.items(Wrote.fields("target", "bot", "sprays", 1), Wrote.fields("target", "carl", "sprays", 1));
        desk.declare("ana", Wrote.fields("kind", "shoot", "weapon", GUN, "mode", "sustained", "targets", targets))
                .metres("ana", "carl", 101);

        assertEquals(
                List.of("declarations[ana].actions[0].targets[1].target beyond-range"),
                Refusals.of(desk, new Command.StartRound()));
    }
}
