package asalto.rules.desafio;

import static asalto.rules.desafio.Blows.*;
import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.coverage.Proves;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** The dead are out of it from the next tenth on, however they died and whoever they were. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class AfterDeathTest {

    /** Case T06: the clock kills at the end of the round, before the next one opens; his blow there is only forfeited. */
    @Test
    @Proves("D-84")
    void who_bled_out_at_the_end_of_a_round_does_nothing_in_the_next() {
        var desk = Elsewhere.woken(struck(Sheet.of("bot", 5, 5, 1, 5).weapon("fist"), "left-leg", 10), "bot");

        desk.declare("bot", attack("fist", "ana")).rolling(9).round();
        assertEquals(
                List.of(
                        "6 bot action 1 at ana: 9 +4 wounds = 13 > 2, level -7",
                        "6 bot misses ana",
                        "10 bot dies: bled-out"),
                desk.lines());
        desk.declare("bot", attack("fist", "ana"), dodge(), move(1))
                .declare("ana", attack(BLADE, "bot"))
                .rolling()
                .round();
        assertEquals(
                List.of(
                        "5 ana feints 1: target-down",
                        "6 bot forfeits 1: dead",
                        "10 bot forfeits 2: dead",
                        "10 bot forfeits 3: dead"),
                desk.lines());
    }

    /** Case T06 with a wound: killed in tenth 5, in tenth 6 he is dead already. */
    @Test
    @Proves("D-66")
    void who_is_killed_in_a_tenth_does_not_act_in_the_next() {
        Desk.with(striker("ana", 6), striker("bot", 5))
                .declare("ana", blow("bot", "head"))
                .declare("bot", blow("ana", "head"))
                .rolling(4, 10)
                .round()
                .then("""
                        5 ana action 1 at bot: 4 +1 precision = 5 <= 8, level 4
                        5 ana hits bot head
                        5 ana damage: [10] +0 -0 = 10
                        5 bot wound 1: destroyed head
                        5 bot dies: head-destroyed
                        6 bot forfeits 1: dead
                        """);
    }

    /** Case T07: the fastest is dead, and the next round begins with the fastest who lives. */
    @Test
    @Proves("D-66")
    void when_the_fastest_is_dead_the_next_living_one_begins_the_round() {
        var desk = Desk.with(striker("fast", 9), striker("ana", 6), striker("slow", 3))
                .declare("ana", blow("fast", "head"))
                .rolling(4, 10)
                .round();

        desk.declare("ana", attack(BLADE, "slow"))
                .declare("slow", attack(BLADE, "ana"))
                .rolling(9, 9)
                .round()
                .then("""
                        5 ana action 1 at slow: 9 = 9 > 8, level -1
                        5 ana misses slow
                        8 slow action 1 at ana: 9 = 9 > 8, level -1
                        8 slow misses ana
                        """);
    }

    /** Case T07: whoever is left goes on alone, and a round of the dead is an empty second. */
    @Test
    @Proves("D-66")
    void the_last_alive_goes_on_and_rounds_of_the_dead_pass_empty() {
        var desk = Desk.with(striker("ana", 6), striker("bot", 6), striker("carl", 2))
                .declare("ana", blow("bot", "head"))
                .declare("bot", blow("ana", "head"))
                .declare("carl", blow("ana", "head"))
                .rolling(4, 10, 4, 10)
                .round();
        assertEquals(List.of("5 ana dies: head-destroyed", "5 bot dies: head-destroyed"), desk.lines("dies"));
        assertEquals(List.of("9 carl feints 1: target-down"), desk.lines("carl"));

        desk.declare("carl", move(2)).rolling().round().then("10 carl moves 2");
        var all = Desk.with(striker("ana", 6), striker("bot", 6))
                .declare("ana", blow("bot", "head"))
                .declare("bot", blow("ana", "head"))
                .rolling(4, 10, 4, 10)
                .round();
        all.rolling().round().then("");
        all.round().then("");
        assertEquals(3, State.of(all.fight()).elapsed());
    }

    /** Case T58: the log has the tables by which it was played; nothing else is needed to tell and to decide it again. */
    @Test
    @Proves("D-60")
    void a_log_carries_the_tables_by_which_it_was_played() {
        var everywhere = Wrote.items(Wrote.fields("from", 1, "to", 10, "location", "head"));
        var ruleset = Wrote.fields("id", "desafio", "tables", Wrote.fields("hitLocation", everywhere));

        Desk.opened(ruleset, striker("ana", 6), Sheet.of("bot", 5, 3, 5, 10))
                .declare("ana", attack(BLADE, "bot"))
                .rolling(4, 1, 5)
                .round()
                .then("""
                        5 ana action 1 at bot: 4 = 4 <= 8, level 4
                        5 ana location: 1
                        5 ana hits bot head
                        5 ana damage: [5] +0 -0 = 5
                        5 bot wound 1: serious head
                        """);
    }
}
