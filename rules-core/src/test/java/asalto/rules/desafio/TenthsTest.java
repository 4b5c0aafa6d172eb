package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.Command;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** In which tenths of a round anything can happen. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class TenthsTest {

    @Test
    void the_next_one_is_the_first_after_a_tenth_and_never_that_tenth() {
        var some = Tenths.of(List.of(4, 7));

        assertEquals(4, some.after(0));
        assertEquals(4, some.after(3));
        assertEquals(7, some.after(4));
    }

    @Test
    void where_there_is_none_left_the_round_ends_with_its_last() {
        assertEquals(10, Tenths.NONE.after(0));
        assertEquals(10, Tenths.of(List.of(4)).after(4));
        assertEquals(10, Tenths.of(List.of(11)).after(9));
    }

    @Test
    void a_round_is_played_by_those_in_which_a_plan_has_anything() {
        var desk = Desk.with(
                Sheet.agility("ana", 7).skill("long-swords-1h", 5).weapon("broadsword"),
                Sheet.agility("bea", 5).skill("long-swords-1h", 5).weapon("broadsword"));
        desk.declare("ana", attack("broadsword", "bea")).declare("bea", attack("broadsword", "ana"));
        desk.done(new Command.StartRound());

        assertEquals(4, desk.fight().beatAfter(0));
        assertEquals(6, desk.fight().beatAfter(4));
        assertEquals(10, desk.fight().beatAfter(6));
    }
}
