package asalto.arena.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.Roll;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

@DisplayNameGeneration(ReplaceUnderscores.class)
class RoundDiceTest {

    private static final Seed SEED = Seed.of(new byte[32]);

    private static RoundDice dice(List<Integer> entered, Thrown thrown) {
        return new RoundDice(SEED, entered, "e", 1, thrown);
    }

    private static int server(Thrown thrown, int sides, String roller) {
        return new SeededDice(SEED, "e", 1, thrown).roll(sides, roller);
    }

    @Test
    void what_was_entered_comes_first_and_then_the_next_die_of_the_server() {
        var dice = dice(List.of(8, 3), Thrown.NONE);

        assertEquals(List.of(8, 3), List.of(dice.roll(10, "ana"), dice.roll(10, "ana")));
        var before = Thrown.NONE.and(List.of(new Roll("ana", 8), new Roll("ana", 3)));
        assertEquals(server(before, 10, "ana"), dice.roll(10, "ana"));
    }

    @Test
    void a_face_that_is_not_on_the_die_is_the_server_s() {
        var dice = dice(List.of(8, 3), Thrown.NONE);

        assertEquals(server(Thrown.NONE, 6, "ana"), dice.roll(6, "ana"));
        assertEquals(3, dice.roll(6, "bot"));
    }

    @Test
    void behind_some_faces_it_goes_on_as_if_they_alone_had_been_thrown() {
        var dice = dice(List.of(8, 3, 9), Thrown.NONE);
        dice.roll(10, "ana");
        dice.roll(10, "ana");

        assertEquals(3, dice.behind(List.of(new Roll("ana", 1))).roll(10, "bot"));
        var all = List.of(new Roll("ana", 1), new Roll("ana", 1), new Roll("bot", 1));
        assertEquals(server(Thrown.NONE.and(all), 10, "bot"), dice.behind(all).roll(10, "bot"));
    }
}
