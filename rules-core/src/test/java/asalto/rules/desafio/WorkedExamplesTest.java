package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.coverage.Proves;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** The document's own examples. Rule book, §14. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class WorkedExamplesTest {

    private static final String SWORDS = "long-swords-1h";

    @Test
    void example_1_climbing_5_with_ease_2_succeeds_on_7_and_fails_on_8() {
        var desk = Desk.with(Sheet.agility("climber", 5).skill("climb", 5));

        desk.declare("climber", test("climb", -2)).rolling(7).round().then("10 climber climb: 7 -2 gm = 5 <= 5");
        desk.declare("climber", test("climb", -2)).rolling(8).round().then("10 climber climb: 8 -2 gm = 6 > 5");
    }

    @Test
    void example_2_mechanics_7_with_difficulty_3_succeeds_on_2_and_fails_on_6() {
        var desk = Desk.with(Sheet.agility("mechanic", 5).skill("mechanics", 7));

        desk.declare("mechanic", test("mechanics", 3))
                .rolling(2)
                .round()
                .then("10 mechanic mechanics: 2 +3 gm = 5 <= 7");
        desk.declare("mechanic", test("mechanics", 3))
                .rolling(6)
                .round()
                .then("10 mechanic mechanics: 6 +3 gm = 9 > 7");
    }

    @Test
    void example_3_success_levels_are_skill_minus_roll() {
        var rules = Desk.with().fight().rules();

        assertEquals(0, Levels.level(rules, 5, 5));
        assertEquals(3, Levels.level(rules, 5, 2));
        assertEquals(9, Levels.level(rules, 10, 1));
    }

    @Test
    void examples_4_and_5_the_duel() {
        var duel = duel();
        duel.declare("frances", attack("broadsword", "espanol"), parry("broadsword"))
                .declare("espanol", attack("broadsword", "frances"), attack("broadsword", "frances"))
                .rolling(8, 5, 1, 2, 5, 4, 1)
                .round()
                .then("""
                        4 frances action 1 at espanol: 8 = 8 > 3, level -5
                        4 frances misses espanol
                        6 espanol action 1 at frances: 5 = 5 <= 5, level 0
                        6 espanol location: 1
                        6 espanol hits frances right-leg
                        6 espanol damage: [2] +0 -0 = 2
                        6 frances wound 1: minor right-leg
                        6 frances endurance: 5 of 6 avoids it
                        9 espanol action 2 at frances: 4 +1 accumulation = 5 <= 5, level 1
                        9 frances parry 2 against espanol: 1 +1 accumulation +1 attack-level = 3 <= 3
                        9 espanol is stopped by a parry
                        """);

        duel.declare("frances", attack("broadsword", "espanol", "calledShot", "head"), attack("broadsword", "espanol"))
                .declare("espanol", attack("broadsword", "frances"), attack("broadsword", "frances"))
                .rolling(2, 3, 8, 9, 1, 5, 8)
                .round()
                .then("""
                        4 frances action 1 at espanol: 2 +1 precision = 3 <= 3, level 1
                        4 frances hits espanol head
                        4 frances damage: [3] +0 -0 = 3
                        4 espanol wound 1: serious head
                        6 espanol action 1 at frances: 8 +2 wounds = 10 > 5, level -3
                        6 espanol misses frances
                        8 frances action 2 at espanol: 9 +1 accumulation = 10 > 3, level -6
                        8 frances misses espanol
                        9 espanol action 2 at frances: 1 +1 accumulation +2 wounds = 4 <= 5, level 4
                        9 espanol critical: 5 confirmed
                        9 espanol location: 8
                        9 espanol hits frances chest critically
                        9 espanol damage: [8] +0 -0 = 8
                        9 frances wound 2: disabled chest
                        9 frances dies: chest-disabled
                        """);
    }

    private static Desk duel() {
        return Desk.with(
                Sheet.of("frances", 5, 7, 6, 5).skill(SWORDS, 3).weapon("broadsword"),
                Sheet.agility("espanol", 5).skill(SWORDS, 5).weapon("broadsword"));
    }

    @Test
    void example_6_a_slow_sword_parries_the_first_stab_and_strikes_together_with_the_third() {
        stabbers()
                .declare("quick", attack("dagger", "slow"), attack("dagger", "slow"), attack("dagger", "slow"))
                .declare("slow", parry("broadsword"), attack("broadsword", "quick"))
                .rolling(5, 5, 8, 9, 6)
                .round()
                .then("""
                        1 quick action 1 at slow: 5 = 5 <= 5, level 0
                        1 slow parry 1 against quick: 5 = 5 <= 5
                        1 quick is stopped by a parry
                        5 quick action 2 at slow: 8 +1 accumulation = 9 > 5, level -3
                        5 quick misses slow
                        9 quick action 3 at slow: 9 +2 accumulation = 11 > 5, level -4
                        9 quick misses slow
                        9 slow action 2 at quick: 6 +1 accumulation = 7 > 5, level -1
                        9 slow misses quick
                        """);
    }

    @Test
    void example_7_the_first_of_parry_attack_parry_ends_as_a_feint() {
        stabbers()
                .declare("quick", parry("dagger"), attack("dagger", "slow"), parry("dagger"))
                .declare("slow", parry("broadsword"), attack("broadsword", "quick"))
                .rolling(3, 3, 4, 2)
                .round()
                .then("""
                        5 quick feints 1: no-attack
                        5 quick action 2 at slow: 3 +1 accumulation = 4 <= 5, level 2
                        5 slow parry 1 against quick: 3 +2 attack-level = 5 <= 5
                        5 quick is stopped by a parry
                        9 slow action 2 at quick: 4 +1 accumulation = 5 <= 5, level 1
                        9 quick parry 3 against slow: 2 +2 accumulation +1 attack-level = 5 <= 5
                        9 slow is stopped by a parry
                        """);
    }

    private static Desk stabbers() {
        return Desk.with(
                Sheet.agility("quick", 10).skill("daggers", 5).weapon("dagger"),
                Sheet.agility("slow", 4).skill(SWORDS, 5).weapon("broadsword"));
    }

    @Test
    @Proves("D-71")
    void example_8_a_burst_of_three_on_a_4_against_skill_5_hits_twice() {
        raid().declare("agent", shoot("tactical-smg", "culprit", "mode", "burst"))
                .rolling(4, 8, 5, 1, 6)
                .round()
                .then("""
                        6 agent action 1 at culprit: 4 = 4 <= 5, level 1
                        6 agent spends 3 of tactical-smg, 27 left
                        6 agent location: 8
                        6 agent hits culprit chest with bullet 1
                        6 agent damage: [5] +0 -50 = 0
                        6 agent location: 1
                        6 agent hits culprit right-leg with bullet 2
                        6 agent damage: [6] +0 -50 = 0
                        """);
    }

    @Test
    @Proves("D-72")
    void example_9_the_second_spray_is_easier_at_short_range() {
        raid().metres("agent", "culprit", 10)
                .declare("agent", shoot("tactical-smg", "culprit", "mode", "sustained", "modifiers", gm(3)))
                .rolling(9, 6, 6, 8, 5, 1, 6, 3, 7)
                .round()
                .then("""
                        6 agent action 1 spray 1 at culprit: 9 -3 range +3 gm = 9 > 5, level -4
                        6 agent spends 5 of tactical-smg, 25 left
                        6 agent misses culprit
                        7 agent action 1 spray 2 at culprit: 6 -3 range -2 spray +3 gm = 4 <= 5, level -1
                        7 agent spends 5 of tactical-smg, 20 left
                        7 agent bullets: 6, 3 hit
                        7 agent location: 8
                        7 agent hits culprit chest with bullet 1
                        7 agent damage: [5] +0 -50 = 0
                        7 agent location: 1
                        7 agent hits culprit right-leg with bullet 2
                        7 agent damage: [6] +0 -50 = 0
                        7 agent location: 3
                        7 agent hits culprit right-arm with bullet 3
                        7 agent damage: [7] +0 -50 = 0
                        """);
    }

    private static Desk raid() {
        var armour = Wrote.fields("right-leg", 50, "abdomen", 50, "chest", 50, "right-arm", 50);
        return Desk.with(
                Sheet.agility("agent", 5).skill("automatic-rifles", 5).weapon("tactical-smg"),
                Sheet.agility("culprit", 5).with("armour", armour));
    }

    @Test
    void example_10_the_bodyguard_shoots_first_together_and_after() {
        Desk.with(
                        Sheet.agility("bodyguard", 5)
                                .skill("semi-auto-pistols", 4)
                                .weapon("semi-auto-pistol"),
                        Sheet.agility("killer", 4).skill("revolvers", 4).weapon("revolver"))
                .declare("killer", shoot("revolver", "bodyguard"), shoot("revolver", "bodyguard"))
                .declare(
                        "bodyguard",
                        shoot("semi-auto-pistol", "killer"),
                        shoot("semi-auto-pistol", "killer"),
                        shoot("semi-auto-pistol", "killer", "modifiers", gm(-2)))
                .rolling(2, 4, 2, 5, 3, 5, 6, 7, 6)
                .round()
                .then("""
                        6 bodyguard action 1 at killer: 2 = 2 <= 4, level 2
                        6 bodyguard spends 1 of semi-auto-pistol, 14 left
                        6 bodyguard location: 4
                        6 bodyguard hits killer left-arm
                        6 bodyguard damage: [2] +0 -0 = 2
                        6 killer wound 1: minor left-arm
                        6 killer endurance: 5 of 5 avoids it
                        7 bodyguard action 2 at killer: 3 +1 accumulation = 4 <= 4, level 1
                        7 bodyguard spends 1 of semi-auto-pistol, 13 left
                        7 bodyguard location: 5
                        7 bodyguard hits killer abdomen
                        7 bodyguard damage: [6] +0 -0 = 6
                        7 killer wound 2: disabled abdomen
                        7 killer action 1 at bodyguard: 7 = 7 > 4, level -3
                        7 killer spends 1 of revolver, 5 left
                        7 killer misses bodyguard
                        7 killer drops revolver
                        7 killer falls
                        8 bodyguard action 3 at killer: 6 +2 accumulation +2 cover -2 gm = 8 > 4, level -2
                        8 bodyguard spends 1 of semi-auto-pistol, 12 left
                        8 bodyguard misses killer
                        8 killer forfeits 2: incapacitated
                        """);
    }
}
