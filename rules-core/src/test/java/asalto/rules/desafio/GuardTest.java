package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;

import asalto.rules.coverage.Proves;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** Rules D-50 to D-58. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class GuardTest {

    private static final String SWORDS = "long-swords-1h";

    private static Sheet knight(String id, int agility) {
        return Sheet.agility(id, agility).skill(SWORDS, 6).weapon("broadsword");
    }

    @Test
    @Proves("D-53")
    void by_default_a_parry_after_an_attack_is_ready_from_its_own_tenth_on() {
        Desk.with(knight("ana", 7), knight("bot", 5))
                .declare("ana", attack("broadsword", "bot"), parry("broadsword"))
                .declare("bot", attack("broadsword", "ana", "calledShot", "left-leg"))
                .rolling(9, 5, 1, 1)
                .round()
                .then("""
                        4 ana action 1 at bot: 9 = 9 > 6, level -3
                        4 ana misses bot
                        6 bot action 1 at ana: 5 +1 precision = 6 <= 6, level 1
                        6 bot hits ana left-leg
                        6 bot damage: [1] +0 -0 = 1
                        6 ana wound 1: minor left-leg
                        6 ana endurance: 1 of 5 avoids it
                        10 ana feints 2: no-attack
                        """);
    }

    @Test
    @Proves("D-53")
    void by_option_it_is_ready_from_the_tenth_after_the_attack() {
        Desk.underOptions(Wrote.fields("parryReadiness", "after-previous-action"), knight("ana", 7), knight("bot", 5))
                .declare("ana", attack("broadsword", "bot"), parry("broadsword"))
                .declare("bot", attack("broadsword", "ana"))
                .rolling(9, 5, 4)
                .round()
                .then("""
                        4 ana action 1 at bot: 9 = 9 > 6, level -3
                        4 ana misses bot
                        6 bot action 1 at ana: 5 = 5 <= 6, level 1
                        6 ana parry 2 against bot: 4 +1 accumulation +1 attack-level = 6 <= 6
                        6 bot is stopped by a parry
                        """);
    }

    @Test
    @Proves("D-53")
    void by_option_a_second_dodge_is_ready_in_the_tenth_after_the_first_was_used() {
        Desk.underOptions(
                        Wrote.fields("parryReadiness", "after-previous-action"),
                        Sheet.agility("ana", 5).skill("dodge", 7),
                        knight("bot", 10),
                        knight("carl", 9))
                .declare("ana", dodge(), dodge())
                .declare("bot", attack("broadsword", "ana"))
                .declare("carl", attack("broadsword", "ana"))
                .rolling(6, 2, 6, 3)
                .round()
                .then("""
                        1 bot action 1 at ana: 6 = 6 <= 6, level 0
                        1 ana dodge 1 against bot: 2 = 2 <= 7
                        1 bot is stopped by a dodge
                        2 carl action 1 at ana: 6 = 6 <= 6, level 0
                        2 ana dodge 2 against carl: 3 +1 accumulation = 4 <= 7
                        2 carl is stopped by a dodge
                        """);
    }

    @Test
    @Proves("D-54")
    void in_the_tenth_of_the_own_attack_with_the_same_weapon_there_is_no_parry() {
        Desk.with(knight("ana", 7), knight("bot", 3))
                .declare("ana", parry("broadsword"), attack("broadsword", "bot"))
                .declare("bot", attack("broadsword", "ana"))
                .rolling(10, 10)
                .round()
                .then("""
                        8 ana feints 1: no-attack
                        8 ana action 2 at bot: 10 +1 accumulation = 11 > 6, level -4
                        8 ana misses bot
                        8 bot action 1 at ana: 10 = 10 > 6, level -4
                        8 bot misses ana
                        """);
    }

    @Test
    @Proves("D-55")
    void a_reserved_parry_meets_nothing_else() {
        Desk.with(
                        knight("ana", 7).skill("shields", 6).weapon("shield").skill("dodge", 6),
                        knight("bot", 9),
                        knight("carl", 8))
                .declare("ana", dodge(), parry("shield", "against", Wrote.fields("attacker", "carl", "ordinal", 1)))
                .declare("bot", attack("broadsword", "ana"))
                .declare("carl", attack("broadsword", "ana"))
                .rolling(6, 2, 6, 5)
                .round()
                .then("""
                        2 bot action 1 at ana: 6 = 6 <= 6, level 0
                        2 ana dodge 1 against bot: 2 = 2 <= 6
                        2 bot is stopped by a dodge
                        3 carl action 1 at ana: 6 = 6 <= 6, level 0
                        3 ana parry 2 against carl: 5 +1 accumulation = 6 <= 6
                        3 carl is stopped by a parry
                        """);
    }

    @Test
    @Proves("D-56")
    void a_reserved_parry_goes_before_what_was_declared_earlier() {
        Desk.with(knight("ana", 7).skill("shields", 6).weapon("shield").skill("dodge", 6), knight("carl", 8))
                .declare("ana", dodge(), parry("shield", "against", Wrote.fields("attacker", "carl")))
                .declare("carl", attack("broadsword", "ana"))
                .rolling(6, 5)
                .round()
                .then("""
                        3 carl action 1 at ana: 6 = 6 <= 6, level 0
                        3 ana parry 2 against carl: 5 +1 accumulation = 6 <= 6
                        3 carl is stopped by a parry
                        10 ana feints 1: no-attack
                        """);
    }

    @Test
    @Proves("D-56")
    void if_a_defence_fails_no_second_one_is_tried() {
        Desk.with(knight("ana", 7).skill("dodge", 6), knight("bot", 9))
                .declare("ana", parry("broadsword"), dodge())
                .declare("bot", attack("broadsword", "ana", "calledShot", "chest"))
                .rolling(4, 9, 1, 1)
                .round()
                .then("""
                        2 bot action 1 at ana: 4 +1 precision = 5 <= 6, level 2
                        2 ana parry 1 against bot: 9 +2 attack-level = 11 > 6
                        2 bot hits ana chest
                        2 bot damage: [1] +0 -0 = 1
                        2 ana wound 1: minor chest
                        2 ana endurance: 1 of 5 avoids it
                        10 ana feints 2: no-attack
                        """);
    }

    @Test
    @Proves("D-50")
    void a_blow_that_hits_only_through_ease_is_easier_to_stop() {
        Desk.with(knight("ana", 7), knight("bot", 9))
                .declare("ana", parry("broadsword"))
                .declare("bot", attack("broadsword", "ana", "ideal", true))
                .rolling(9, 9)
                .round()
                .then("""
                        2 bot action 1 at ana: 9 -5 ideal = 4 <= 6, level -3
                        2 ana parry 1 against bot: 9 -3 attack-level = 6 <= 6
                        2 bot is stopped by a parry
                        """);
    }

    @Test
    @Proves("D-58")
    void one_who_falls_in_this_tenth_still_defends_in_it_and_no_longer_in_the_next() {
        Desk.with(Sheet.agility("ana", 4).skill("dodge", 9), knight("bot", 9), knight("carl", 9), knight("dan", 8))
                .declare("ana", dodge("against", Wrote.fields("attacker", "carl")))
                .declare("bot", attack("broadsword", "ana", "calledShot", "abdomen"))
                .declare("carl", attack("broadsword", "ana"))
                .declare("dan", attack("broadsword", "ana", "calledShot", "chest"))
                .rolling(5, 6, 6, 3, 5, 1, 6)
                .round()
                .then("""
                        2 bot action 1 at ana: 5 +1 precision = 6 <= 6, level 1
                        2 bot hits ana abdomen
                        2 bot damage: [6] +0 -0 = 6
                        2 ana wound 1: disabled abdomen
                        2 carl action 1 at ana: 6 = 6 <= 6, level 0
                        2 ana dodge 1 against carl: 3 = 3 <= 9
                        2 carl is stopped by a dodge
                        2 ana falls
                        3 dan action 1 at ana: 5 +1 precision -4 prone-opponent = 2 <= 6, level 1
                        3 dan hits ana chest
                        3 dan damage: [1] +0 -0 = 1
                        3 ana wound 2: minor chest
                        3 ana endurance: 6 of 5 does not
                        """);
    }

    @Test
    @Proves("D-28")
    void the_accumulation_in_one_tenth_is_borne_as_the_player_chooses() {
        Desk.with(
                        knight("ana", 5).skill("dodge", 6),
                        Sheet.agility("bot", 5).skill(SWORDS, 6).weapon("broadsword"))
                .declareAccumulatingOn("attack", "ana", attack("broadsword", "bot"), dodge())
                .declare("bot", attack("broadsword", "ana"))
                .rolling(9, 6, 6)
                .round()
                .then("""
                        6 ana action 1 at bot: 9 +1 accumulation = 10 > 6, level -3
                        6 ana misses bot
                        6 bot action 1 at ana: 6 = 6 <= 6, level 0
                        6 ana dodge 2 against bot: 6 = 6 <= 6
                        6 bot is stopped by a dodge
                        """);
    }
}
