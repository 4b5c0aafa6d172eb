package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.coverage.Proves;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** Rules D-80 to D-87. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class RecoveryTest {

    /** Bot is hit once, there, by a club or a sword, for that much. */
    private static Desk hurt(String weapon, String location, int damage) {
        var skill = weapon.equals("club") ? "clubs" : "long-swords-1h";
        return Desk.with(
                        Sheet.agility("ana", 6).skill(skill, 8).weapon(weapon),
                        Sheet.agility("bot", 3),
                        Sheet.agility("doctor", 3).skill("medicine", 8))
                .declare("ana", attack(weapon, "bot", "calledShot", location))
                .rolling(4, damage)
                .round();
    }

    private static Object treatment(Object wound) {
        return Wrote.items(Wrote.fields("healer", "doctor", "patient", "bot", "wound", wound));
    }

    @Test
    @Proves("D-81")
    void a_serious_wound_weighs_two_weeks_and_heals_in_three_with_rest() {
        var desk = hurt("broadsword", "left-arm", 3);

        assertEquals(2, desk.condition("bot").penalty());
        desk.rolling().advance("days", 13, "rest", true);
        assertEquals(2, desk.condition("bot").penalty());
        desk.advance("days", 1, "rest", true);
        assertEquals(0, desk.condition("bot").penalty());
        desk.advance("days", 7, "rest", true).then("""
                10 604800 s pass
                10 bot wound 1 heals
                """);
    }

    @Test
    @Proves("D-81")
    void interrupted_rest_restarts_the_count_and_the_penalty_is_back() {
        var desk = hurt("broadsword", "left-arm", 3).rolling();

        desk.advance("days", 20, "rest", true);
        assertEquals(0, desk.condition("bot").penalty());
        desk.advance("hours", 1);
        assertEquals(2, desk.condition("bot").penalty());
        desk.advance("days", 20, "rest", true).then("10 1728000 s pass");
    }

    @Test
    @Proves("D-87")
    void a_wound_treated_late_uses_its_new_limits_when_time_passes_with_rest() {
        var desk = hurt("broadsword", "left-arm", 3).rolling();

        desk.advance("days", 13, "rest", true);
        desk.rolling(2).advance("treatments", treatment(1)).then("""
                10 doctor medicine: 2 = 2 <= 8
                10 bot is treated by doctor
                """);
        assertEquals(2, desk.condition("bot").penalty());
        desk.rolling().advance("days", 1, "rest", true).then("""
                10 86400 s pass
                10 bot wound 1 heals
                """);
    }

    @Test
    @Proves("D-82")
    void a_bone_costs_Agility_and_an_organ_Endurance_after_two_months() {
        hurt("club", "left-arm", 5).rolling().advance("days", 60, "rest", true).then("""
                10 5184000 s pass
                10 bot wound 1 heals
                10 bot agility is now 2
                """);
        hurt("broadsword", "left-arm", 5)
                .rolling()
                .advance("days", 60, "rest", true)
                .then("""
                10 5184000 s pass
                10 bot wound 1 heals
                10 bot endurance is now 4
                """);
    }

    @Test
    @Proves("D-82")
    void treated_it_costs_nothing_and_takes_a_month() {
        hurt("club", "left-arm", 5)
                .rolling(2)
                .advance("days", 30, "rest", true, "treatments", treatment(1))
                .then("""
                        10 doctor medicine: 2 = 2 <= 8
                        10 bot is treated by doctor
                        10 2592000 s pass
                        10 bot wound 1 heals
                        """);
    }

    @Test
    @Proves("D-84")
    void an_abdomen_bleeds_for_Endurance_hours_and_death_goes_before_later_recoveries() {
        var desk = hurt("broadsword", "abdomen", 5).rolling();

        desk.advance("hours", 4, "minutes", 59).then("10 17940 s pass");
        desk.advance("minutes", 1).then("""
                10 60 s pass
                10 bot dies: bled-out
                """);
    }

    @Test
    @Proves("D-86")
    void a_treatment_without_a_wound_takes_no_die() {
        hurt("broadsword", "left-arm", 3)
                .rolling()
                .advance("treatments", treatment("shock"))
                .then("10 doctor feints a treatment: no-wound");
    }

    @Test
    void an_advance_of_nothing_leaves_nothing() {
        var desk = hurt("broadsword", "left-arm", 3).rolling();
        int before = desk.events().size();

        desk.advance("rest", true);
        assertEquals(before, desk.events().size());
    }
}
