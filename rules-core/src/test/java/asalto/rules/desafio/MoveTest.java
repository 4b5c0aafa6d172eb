package asalto.rules.desafio;

import static asalto.rules.desafio.Blows.*;
import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.Command;
import asalto.rules.coverage.Proves;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How far one gets in a second. Rule D-78. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class MoveTest {

    private static List<String> refused(Desk desk, Object... actions) {
        return desk.codes(new Command.Declare(Wrote.fields("combatant", "bot", "actions", Wrote.items(actions))));
    }

    private static Desk bot(int agility) {
        return Desk.with(Sheet.agility("bot", agility), Sheet.agility("ana", 5)).rolling();
    }

    @Test
    @Proves("D-78")
    void up_to_Agility_metres_may_be_declared_once() {
        assertEquals(List.of(), refused(bot(4), move(3)));
        assertEquals(List.of(), refused(bot(4), move(4)));
        assertEquals(1, refused(bot(4), move(5)).size());
        assertEquals(1, refused(bot(4), move(0)).size());
        assertEquals(List.of("actions not-allowed"), refused(bot(4), move(1), move(1)));
    }

    @Test
    @Proves("D-78")
    void a_move_goes_as_far_as_it_was_declared() {
        bot(4).declare("bot", move(3)).round().then("10 bot moves 3");
        bot(4).declare("bot", move(4)).round().then("10 bot moves 4");
    }

    @Test
    @Proves("D-78")
    void no_further_than_his_Agility_then_is() {
        var slower = Elsewhere.lost(bot(4).round(), "bot", Attribute.AGILITY, 3);

        slower.declare("bot", move(4)).rolling().round();
        assertEquals(List.of("10 bot moves 3"), slower.lines());
    }

    @Proves("D-78")
    @ParameterizedTest(name = "Agility {0} crawls {2} of {1}")
    @CsvSource({"1, 1, 0", "2, 2, 1", "3, 3, 1", "4, 4, 2", "5, 5, 2", "6, 2, 2", "6, 1, 1", "10, 10, 5"})
    void who_lies_crawls_half_of_it_rounded_down(int agility, int declared, int metres) {
        bot(agility)
                .set("bot", "posture", "prone")
                .declare("bot", move(declared))
                .round()
                .then("10 bot moves " + metres);
    }

    @Test
    @Proves("D-78")
    void who_falls_in_the_round_crawls_at_its_end() {
        var desk = Desk.with(striker("ana", 6), Sheet.of("bot", 5, 5, 8, 5))
                .declare("bot", move(5))
                .declare("ana", blow("bot", "left-leg"))
                .rolling(4, 5)
                .round();

        assertEquals(List.of("10 bot moves 2"), desk.lines("moves"));
        desk.proven();
    }

    @Proves("D-78")
    @ParameterizedTest(name = "{0}")
    @CsvSource({"abdomen, 5, incapacitated", "left-leg, 10, unconscious", "head, 10, dead"})
    void who_cannot_act_then_forfeits_it(String location, int damage, String reason) {
        var desk = Desk.with(striker("ana", 6), Sheet.of("bot", 5, 5, 8, 5))
                .declare("bot", move(5))
                .declare("ana", blow("bot", location))
                .rolling(4, damage)
                .round();

        assertEquals(List.of("10 bot forfeits 1: " + reason), desk.lines("forfeits"));
        assertEquals(List.of(), desk.lines("moves"));
        desk.proven();
    }

    /** The mover shoots two harder, and is two harder to shoot; a blow bears neither. */
    @Test
    @Proves("D-78")
    void with_attacks_shots_and_defences_it_makes_shots_harder_and_is_made_at_the_end() {
        Desk.with(
                        Sheet.agility("ana", 5).skill("revolvers", 5).weapon("revolver"),
                        Sheet.agility("bot", 5)
                                .skill("revolvers", 5)
                                .skill("brawl", 5)
                                .skill("dodge", 5)
                                .weapon("revolver")
                                .weapon("fist"))
                .declare("ana", shoot("revolver", "bot"))
                .declare("bot", shoot("revolver", "ana"), attack("fist", "ana"), dodge(), move(5))
                .rolling(10, 10, 10)
                .round()
                .then("""
                        6 ana action 1 at bot: 10 +2 target-moving = 12 > 5, level -5
                        6 ana spends 1 of revolver, 5 left
                        6 ana misses bot
                        6 bot action 1 at ana: 10 +2 shooter-moving = 12 > 5, level -5
                        6 bot spends 1 of revolver, 5 left
                        6 bot misses ana
                        6 bot action 2 at ana: 10 +1 accumulation = 11 > 5, level -5
                        6 bot misses ana
                        10 bot feints 3: no-attack
                        10 bot moves 5
                        """);
    }
}
