package asalto.rules.desafio;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules D-20, D-30 to D-32. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class ScheduleTest {

    /** Rule D-30: the printed table, in Agility. */
    @ParameterizedTest(name = "Agility {0}: {1} and {2}")
    @CsvSource({
        "1, 1, 1",
        "2, 2-1, 2-1",
        "3, 3-1, 3-2-1",
        "4, 4-2, 4-2-1",
        "5, 5-2, 5-3-1",
        "6, 6-3, 6-4-2",
        "7, 7-3, 7-4-1",
        "8, 8-4, 8-5-2",
        "9, 9-4, 9-6-3",
        "10, 10-5, 10-6-2"
    })
    void two_and_three_actions_happen_as_the_table_has_them(int agility, String two, String three) {
        assertEquals(tenths(two), Schedule.tenths(agility, 2));
        assertEquals(tenths(three), Schedule.tenths(agility, 3));
    }

    @Test
    void shots_follow_each_other_by_one_Agility_and_end_in_tenth_10() {
        assertEquals(List.of(8, 9, 10, 10), Schedule.shotTenths(3, 4));
    }

    @Test
    void dodges_have_the_allowance_of_Agility() {
        assertEquals(List.of(7, 8, 9, 10), Schedule.tenths(4, 4));
        assertEquals(9, Schedule.dodgeTenth(4, 3));
    }

    private static List<Integer> tenths(String agilities) {
        return Stream.of(agilities.split("-"))
                .map(Integer::valueOf)
                .map(Schedule::tenthOf)
                .toList();
    }
}
