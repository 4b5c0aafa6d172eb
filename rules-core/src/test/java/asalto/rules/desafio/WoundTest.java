package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.coverage.Proves;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules D-60 to D-69, Table T-5. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class WoundTest {

    /** Each threshold of Table T-5, one below it and one above; half of an odd Size is not rounded. */
    @ParameterizedTest(name = "{0} against Size {1} is {2}")
    @CsvSource({
        "1, 5, MINOR",
        "2, 5, MINOR",
        "3, 5, SERIOUS",
        "4, 5, SERIOUS",
        "5, 5, DISABLED",
        "6, 5, DISABLED",
        "9, 5, DISABLED",
        "10, 5, DESTROYED",
        "11, 5, DESTROYED",
        "1, 4, MINOR",
        "2, 4, SERIOUS",
        "3, 4, SERIOUS",
        "4, 4, DISABLED",
        "5, 4, DISABLED",
        "7, 4, DISABLED",
        "8, 4, DESTROYED",
        "9, 4, DESTROYED",
        "1, 1, DISABLED",
        "2, 1, DESTROYED",
        "4, 10, MINOR",
        "5, 10, SERIOUS",
        "20, 10, DESTROYED"
    })
    @Proves("D-62")
    void damage_against_Size_gives_the_level(int damage, int size, WoundLevel level) {
        assertEquals(level, Lookup.woundLevel(Forms.supplied(), damage, size));
    }

    private static Sheet brute(String id, int agility) {
        return Sheet.of(id, 10, agility, 5, 5).skill("long-swords-2h", 8).weapon("greatsword");
    }

    @Test
    @Proves("D-66")
    void two_kill_each_other_in_one_tenth() {
        Desk.with(brute("ana", 5), brute("bot", 5))
                .declare("ana", attack("greatsword", "bot", "calledShot", "head"))
                .declare("bot", attack("greatsword", "ana", "calledShot", "head"))
                .rolling(5, 6, 6, 5, 6, 6)
                .round()
                .then("""
                        6 ana action 1 at bot: 5 +1 precision = 6 <= 8, level 3
                        6 ana hits bot head
                        6 ana damage: [6, 6] +2 -0 = 14
                        6 bot wound 1: destroyed head
                        6 bot action 1 at ana: 5 +1 precision = 6 <= 8, level 3
                        6 bot hits ana head
                        6 bot damage: [6, 6] +2 -0 = 14
                        6 ana wound 1: destroyed head
                        6 ana dies: head-destroyed
                        6 bot dies: head-destroyed
                        """);
    }

    @Test
    @Proves("D-62")
    void damage_0_is_no_wound_and_takes_no_Endurance_die() {
        var weak = Sheet.of("weak", 1, 5, 5, 5).skill("brawl", 5).weapon("fist");

        Desk.with(weak, Sheet.agility("target", 5))
                .declare("weak", attack("fist", "target"))
                .rolling(4, 8, 1)
                .round()
                .then("""
                        6 weak action 1 at target: 4 = 4 <= 5, level 1
                        6 weak location: 8
                        6 weak hits target chest
                        6 weak damage: [1] -2 -0 = 0
                        """);
    }

    @Test
    @Proves("D-65")
    void a_broken_arm_drops_what_it_holds_alone_or_with_the_other() {
        var desk = Desk.with(brute("ana", 6), brute("bot", 3))
                .declare("ana", attack("greatsword", "bot", "calledShot", "left-arm"))
                .rolling(4, 1, 4)
                .round()
                .then("""
                        5 ana action 1 at bot: 4 +1 precision = 5 <= 8, level 4
                        5 ana hits bot left-arm
                        5 ana damage: [1, 4] +2 -0 = 7
                        5 bot wound 1: disabled left-arm
                        5 bot drops greatsword
                        """);

        assertEquals(4, desk.condition("bot").penalty());
    }

    @Test
    @Proves("D-66")
    void a_severed_leg_fells_faints_and_starts_its_clock_at_the_end_of_the_round() {
        var desk = Desk.with(brute("ana", 6), brute("bot", 3))
                .declare("ana", attack("greatsword", "bot", "calledShot", "left-leg"))
                .rolling(4, 6, 6)
                .round()
                .then("""
                        5 ana action 1 at bot: 4 +1 precision = 5 <= 8, level 4
                        5 ana hits bot left-leg
                        5 ana damage: [6, 6] +2 -0 = 14
                        5 bot wound 1: destroyed left-leg
                        5 bot drops greatsword
                        5 bot falls
                        5 bot faints: destroyed-limb
                        """);

        assertEquals(Optional.of(6L), desk.condition("bot").wounds().getFirst().deadline());
        assertEquals(Optional.empty(), desk.condition("bot").shockDeadline());
    }

    @Test
    @Proves("D-67")
    void penalties_above_Endurance_are_shock_even_if_a_severed_limb_faints_first() {
        var frail = Sheet.of("frail", 5, 3, 3, 5);
        var desk = Desk.with(brute("ana", 6), frail)
                .declare("ana", attack("greatsword", "frail", "calledShot", "left-leg"))
                .rolling(4, 6, 6)
                .round()
                .then("""
                        5 ana action 1 at frail: 4 +1 precision = 5 <= 8, level 4
                        5 ana hits frail left-leg
                        5 ana damage: [6, 6] +2 -0 = 14
                        5 frail wound 1: destroyed left-leg
                        5 frail falls
                        5 frail faints: destroyed-limb
                        """);

        assertEquals(Optional.of(181L), desk.condition("frail").shockDeadline());
    }

    @Test
    @Proves("D-84")
    void no_clock_starts_in_the_tenth_that_kills() {
        var shooter = Sheet.agility("shooter", 6).skill("machine-guns", 10).weapon("machine-gun");
        var desk = Desk.with(shooter, Sheet.of("target", 5, 3, 1, 2))
                .declare(
                        "shooter",
                        Wrote.fields(
                                "kind",
                                "shoot",
                                "weapon",
                                "machine-gun",
                                "targets",
                                Wrote.items(Wrote.fields("target", "target", "sprays", 1))))
                .rolling(2, 4, 1, 5, 5, 10, 10, 10)
                .round()
                .then("""
                        5 shooter action 1 spray 1 at target: 2 = 2 <= 10, level 8
                        5 shooter spends 5 of machine-gun, 95 left
                        5 shooter bullets: 4, 2 hit
                        5 shooter location: 1
                        5 shooter hits target right-leg with bullet 1
                        5 shooter damage: [5, 5] +0 -0 = 10
                        5 target wound 1: destroyed right-leg
                        5 shooter location: 10
                        5 shooter hits target head with bullet 2
                        5 shooter damage: [10, 10] +0 -0 = 20
                        5 target wound 2: destroyed head
                        5 target dies: head-destroyed
                        """);

        assertEquals(Optional.empty(), desk.condition("target").shockDeadline());
        assertEquals(
                Optional.empty(), desk.condition("target").wounds().getFirst().deadline());
    }

    @Test
    @Proves("D-61")
    void a_critical_does_its_maximum_and_ignores_armour() {
        Desk.with(brute("ana", 6), Sheet.agility("bot", 3).with("armour", Wrote.fields("left-arm", 3)))
                .declare("ana", attack("greatsword", "bot", "calledShot", "left-arm"))
                .rolling(1, 8)
                .round()
                .then("""
                        5 ana action 1 at bot: 1 +1 precision = 2 <= 8, level 7
                        5 ana critical: 8 confirmed
                        5 ana hits bot left-arm critically
                        5 ana damage: [6, 6] +2 -0 = 14
                        5 bot wound 1: destroyed left-arm
                        5 bot falls
                        5 bot faints: destroyed-limb
                        """);
    }

    @Test
    void a_natural_1_that_misses_through_difficulty_is_no_critical() {
        var novice = Sheet.agility("novice", 6).weapon("broadsword");

        Desk.with(novice, Sheet.agility("bot", 3))
                .declare("novice", attack("broadsword", "bot", "offHand", true))
                .rolling(1)
                .round()
                .then("""
                        5 novice action 1 at bot: 1 +4 off-hand = 5 > 2, level 1
                        5 novice misses bot
                        """);
    }

    @Test
    @Proves("D-69")
    void a_mounted_rider_who_falls_is_unhorsed() {
        var desk = Desk.with(brute("ana", 6), brute("bot", 3).with("mounted", true))
                .declare("ana", attack("greatsword", "bot", "calledShot", "left-leg"))
                .rolling(4, 1, 4)
                .round()
                .then("""
                        5 ana action 1 at bot: 4 +1 precision = 5 <= 8, level 4
                        5 ana hits bot left-leg
                        5 ana damage: [1, 4] +2 -0 = 7
                        5 bot wound 1: disabled left-leg
                        5 bot falls
                        """);

        assertEquals(false, desk.condition("bot").mounted());
    }
}
