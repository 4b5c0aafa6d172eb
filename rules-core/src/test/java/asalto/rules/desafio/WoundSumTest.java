package asalto.rules.desafio;

import static asalto.rules.desafio.Blows.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.coverage.Proves;
import asalto.rules.desafio.State.Injury;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** Wounds are kept one by one and weigh location by location. Rule D-68. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class WoundSumTest {

    private static Sheet bot() {
        return Sheet.of("bot", 5, 3, 10, 5);
    }

    private static List<Integer> numbers(Desk desk) {
        return desk.condition("bot").wounds().stream().map(Injury::wound).toList();
    }

    private static int penalty(Desk desk) {
        return desk.condition("bot").penalty();
    }

    @Test
    @Proves("D-68")
    void wounds_are_numbered_as_inflicted_and_a_number_never_comes_again() {
        var desk = struck(bot(), "chest", 2, 1);

        again(desk, "bot", "left-arm", 3);
        assertEquals(List.of(1, 2), numbers(desk));
        desk.rolling().advance("minutes", 10);
        assertEquals(List.of(2), numbers(desk));
        again(desk, "bot", "chest", 2, 1);
        assertEquals(List.of(2, 3), numbers(desk));
        desk.proven();
    }

    @Test
    @Proves("D-68")
    void minor_wounds_not_avoided_and_serious_ones_add_up_beside_the_lost_location() {
        var worn = Sheet.of("bot", 5, 3, 9, 5);
        var desk = struck(worn, "left-arm", 2, 10);
        assertEquals(1, penalty(desk));
        again(desk, "bot", "left-arm", 2, 9);
        assertEquals(1, penalty(desk));
        again(desk, "bot", "left-arm", 3);
        assertEquals(3, penalty(desk));
        again(desk, "bot", "left-arm", 5);
        assertEquals(7, penalty(desk));
        again(desk, "bot", "right-arm", 3);
        assertEquals(9, penalty(desk));
        desk.proven();
    }

    @Test
    @Proves("D-68")
    void a_location_that_is_lost_twice_weighs_once_and_another_by_itself() {
        var desk = struck(bot(), "left-arm", 5);

        again(desk, "bot", "left-arm", 5);
        assertEquals(4, penalty(desk));
        assertEquals(List.of(1, 2), numbers(desk));
        again(desk, "bot", "right-arm", 5);
        assertEquals(8, penalty(desk));
        desk.proven();
    }

    @Test
    @Proves("D-68")
    void a_destroyed_wound_ends_the_disabled_ones_of_its_location_and_no_others() {
        var desk = struck(bot(), "left-arm", 5);
        again(desk, "bot", "right-arm", 5);
        again(desk, "bot", "left-arm", 3);

        again(desk, "bot", "left-arm", 10);
        assertEquals(List.of(2, 3, 4), numbers(desk));
        assertEquals(4 + 2 + 4, penalty(desk));
        desk.proven();
    }

    private static Desk both(int first, int second) {
        return Desk.with(striker("ana", 6), striker("carl", 6), bot())
                .declare("ana", blow("bot", "left-arm"))
                .declare("carl", blow("bot", "left-arm"))
                .rolling(4, first, 4, second)
                .round()
                .proven();
    }

    @Test
    @Proves("D-68")
    void in_one_tenth_the_disabled_one_is_ended_whichever_came_first() {
        assertEquals(List.of(2), numbers(both(5, 10)));
        assertEquals(List.of(1), numbers(both(10, 5)));
        assertEquals(4, penalty(both(10, 5)));
    }

    @Test
    @Proves("D-68")
    void the_number_of_a_wound_that_was_ended_at_once_is_not_given_again() {
        var desk = both(10, 5);

        again(desk, "bot", "chest", 3);
        assertEquals(List.of(1, 3), numbers(desk));
    }

    @Test
    @Proves("D-68")
    void every_wound_has_its_own_clock() {
        var desk = struck(bot(), "left-arm", 10);
        again(desk, "bot", "right-arm", 10);

        assertEquals(
                List.of(Optional.of(1L + 10), Optional.of(2L + 10)),
                desk.condition("bot").wounds().stream().map(Injury::deadline).toList());
    }

    @Test
    @Proves("D-68")
    void a_serious_wound_counts_while_it_weighs() {
        var desk = struck(bot(), "left-arm", 3);

        desk.rolling().advance("days", 14, "rest", true);
        assertEquals(List.of(1), numbers(desk));
        assertEquals(0, penalty(desk));
    }
}
