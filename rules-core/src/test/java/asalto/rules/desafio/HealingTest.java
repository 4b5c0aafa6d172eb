package asalto.rules.desafio;

import static asalto.rules.desafio.Blows.*;
import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.coverage.Proves;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How long wounds take, to the second. Rules D-80 to D-83. Against Size 5: 2 minor, 3 serious, 5 disabled, 10 destroyed. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class HealingTest {

    private static final int MINUTE = 60;
    private static final int DAY = 24 * 60 * MINUTE;

    private static Sheet bot() {
        return Sheet.of("bot", 5, 3, 10, 5);
    }

    private static int penalty(Desk desk) {
        return desk.condition("bot").penalty();
    }

    private static boolean hasWound(Desk desk) {
        return !desk.condition("bot").wounds().isEmpty();
    }

    /** One minute is granted by command after whatever was rested before. */
    private static Desk rested(Desk desk, long seconds) {
        var rested = Elsewhere.rested(desk, seconds - MINUTE);
        rested.rolling().advance("minutes", 1, "rest", true);
        return rested;
    }

    private static Desk treated(Desk desk) {
        return desk.rolling(1).advance("treatments", treatment("bot", 1));
    }

    // ---- minor

    @Proves("D-80")
    @ParameterizedTest(name = "{0} s after ten minutes: still there {1}")
    @CsvSource({"-1, true", "0, false", "1, false"})
    void a_minor_wound_is_gone_after_ten_minutes(int more, boolean there) {
        var desk = rested(struck(bot(), "chest", 2, 10), 10 * MINUTE + more);

        assertEquals(there, hasWound(desk));
    }

    @Proves("D-80")
    @ParameterizedTest(name = "with rest: {0}")
    @ValueSource(booleans = {true, false})
    void with_rest_or_without(boolean rest) {
        var desk = struck(Sheet.of("bot", 5, 3, 9, 5), "chest", 2, 10).rolling();

        desk.advance("minutes", 9, "rest", rest).then("10 540 s pass");
        assertEquals(1, penalty(desk));
        desk.advance("minutes", 1, "rest", rest).then("""
                10 60 s pass
                10 bot wound 1 heals
                """);
        assertEquals(0, penalty(desk));
    }

    // ---- serious

    @Proves("D-81")
    @ParameterizedTest(name = "{0} s after three weeks: still there {1}")
    @CsvSource({"-1, true", "0, false", "1, false"})
    void a_serious_wound_is_gone_after_three_weeks_of_rest(int more, boolean there) {
        assertEquals(there, hasWound(rested(struck(bot(), "chest", 3), 21 * DAY + more)));
    }

    @Proves("D-81")
    @ParameterizedTest(name = "{0} s after two weeks it weighs {1}")
    @CsvSource({"-1, 2", "0, 0", "1, 0"})
    void it_weighs_in_the_first_two(int more, int penalty) {
        assertEquals(penalty, penalty(rested(struck(bot(), "chest", 3), 14 * DAY + more)));
    }

    @Proves("D-81")
    @ParameterizedTest(name = "{0} s after two weeks: still there {1}")
    @CsvSource({"-1, true", "0, false", "1, false"})
    void treated_a_serious_wound_is_gone_after_two_weeks(int more, boolean there) {
        assertEquals(there, hasWound(rested(treated(struck(bot(), "chest", 3)), 14 * DAY + more)));
    }

    @Proves("D-81")
    @ParameterizedTest(name = "{0} s after one week it weighs {1}")
    @CsvSource({"-1, 2", "0, 0", "1, 0"})
    void treated_it_weighs_in_the_first_only(int more, int penalty) {
        assertEquals(penalty, penalty(rested(treated(struck(bot(), "chest", 3)), 7 * DAY + more)));
    }

    @Test
    @Proves("D-81")
    void fighting_restarts_the_count_and_the_penalty_is_back() {
        var desk = struck(bot(), "chest", 3);
        desk.rolling().advance("days", 20, "rest", true);
        assertEquals(0, penalty(desk));

        desk.declare("bot", move(1)).round();
        assertEquals(2, penalty(desk));
        desk.advance("days", 20, "rest", true);
        assertEquals(true, hasWound(desk));
        desk.advance("days", 1, "rest", true).then("""
                10 86400 s pass
                10 bot wound 1 heals
                """);
    }

    // ---- disabled

    @Proves("D-82")
    @ParameterizedTest(name = "{0} s after two months: still there {1}, Endurance {2}")
    @CsvSource({"-1, true, 10", "0, false, 9", "1, false, 9"})
    void a_disabled_location_works_again_after_two_months_and_costs_a_point(int more, boolean there, int endurance) {
        var desk = struck(bot(), "left-arm", 5);
        assertEquals(4, penalty(desk));

        desk = rested(desk, 60 * DAY + more);
        assertEquals(there, hasWound(desk));
        assertEquals(there ? 4 : 0, penalty(desk));
        assertEquals(endurance, desk.condition("bot").attributes().get(Attribute.ENDURANCE));
        assertEquals(3, desk.condition("bot").attributes().get(Attribute.AGILITY));
    }

    @Proves("D-82")
    @ParameterizedTest(name = "{0} s after one month: still there {1}")
    @CsvSource({"-1, true", "0, false", "1, false"})
    void treated_it_takes_one_month_and_costs_nothing(int more, boolean there) {
        var desk = rested(treated(struck(bot(), "left-arm", 5)), 30 * DAY + more);

        assertEquals(there, hasWound(desk));
        assertEquals(there ? 4 : 0, penalty(desk));
        assertEquals(
                List.of(10, 3),
                List.of(
                        desk.condition("bot").attributes().get(Attribute.ENDURANCE),
                        desk.condition("bot").attributes().get(Attribute.AGILITY)));
    }

    private static Desk struckBy(String kind, int agility, int endurance) {
        var ana = Sheet.agility("ana", 6).skill("long-swords-1h", 8).weapon(blade(kind));
        return Desk.with(ana, Sheet.of("bot", 5, agility, endurance, 5).skill("climb", 7))
                .declare("ana", blow("bot", "left-arm"))
                .rolling(4, 5)
                .round()
                .rolling()
                .advance("days", 60, "rest", true);
    }

    @Proves("D-82")
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"blunt, agility is now 2", "edged, endurance is now 4", "piercing, endurance is now 4"})
    void a_blunt_weapon_costs_Agility_and_any_other_Endurance(String kind, String lost) {
        struckBy(kind, 3, 5).then("10 5184000 s pass\n10 bot wound 1 heals\n10 bot " + lost);
    }

    @Proves("D-82")
    @ParameterizedTest(name = "{0} with Agility {1} and Endurance {2}")
    @CsvSource({"blunt, 1, 4", "edged, 4, 4"})
    void what_is_1_is_not_lost_and_2_is(String kind, int agility, int endurance) {
        var desk = struckBy(kind, agility, endurance).proven();
        boolean blunt = kind.equals("blunt");

        assertEquals(agility, desk.condition("bot").attributes().get(Attribute.AGILITY));
        assertEquals(blunt ? 4 : 3, desk.condition("bot").attributes().get(Attribute.ENDURANCE));
        assertEquals(blunt ? List.of() : List.of("10 bot endurance is now 3"), desk.lines("is now"));
    }

    @Test
    @Proves("D-82")
    void from_2_it_falls_to_1_and_skills_stay_as_they_are() {
        var desk = struckBy("blunt", 2, 5);

        assertEquals(List.of("10 bot agility is now 1"), desk.lines("is now"));
        desk.declare("bot", test("climb", 0)).rolling(7).round().then("10 bot climb: 7 = 7 <= 7");
    }

    @Test
    @Proves("D-82")
    void a_leg_that_is_healed_carries_again() {
        var desk = struck(bot(), "left-leg", 5);
        desk.declare("bot", standUp()).rolling().round().then("10 bot forfeits 1: incapacitated");

        desk.advance("days", 60, "rest", true);
        desk.declare("bot", standUp()).round().then("10 bot stands up");
    }

    // ---- destroyed

    @Test
    @Proves("D-83")
    void a_severed_limb_is_lost_for_good_with_its_four() {
        var desk = treated(struck(bot(), "left-arm", 10));
        assertEquals(Optional.empty(), desk.condition("bot").wounds().getFirst().deadline());

        desk.rolling().advance("days", 10_000, "rest", true).then("10 864000000 s pass");
        assertEquals(true, hasWound(desk));
        assertEquals(4, penalty(desk));
        assertEquals(10, desk.condition("bot").attributes().get(Attribute.ENDURANCE));
    }
}
