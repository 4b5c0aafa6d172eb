package asalto.rules.desafio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import asalto.rules.desafio.Situation.Range;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** Each pair has one distance, both ways. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class DistancesTest {

    private static Range range(String from, String to, int metres) {
        return new Range(from, to, metres);
    }

    @Test
    void a_distance_is_the_same_from_either_end() {
        var distances = Distances.of(List.of(range("bot", "ana", 7)));

        assertEquals(Optional.of(7), distances.metres("ana", "bot"));
        assertEquals(Optional.of(7), distances.metres("bot", "ana"));
        assertEquals(Optional.empty(), distances.metres("ana", "carl"));
        assertEquals(Distances.Pair.of("ana", "bot"), Distances.Pair.of("bot", "ana"));
        assertEquals("ana", Distances.Pair.of("bot", "ana").one());
    }

    @Test
    void what_is_told_later_replaces_that_pair_and_leaves_the_others() {
        var distances = Distances.of(List.of(range("ana", "bot", 7), range("ana", "carl", 9)))
                .with(List.of(range("bot", "ana", 5)));

        assertEquals(List.of(range("bot", "ana", 5), range("ana", "carl", 9)), distances.ranges());
        assertEquals("[" + range("bot", "ana", 5) + ", " + range("ana", "carl", 9) + "]", distances.toString());
    }

    @Test
    void they_are_equal_if_all_pairs_are() {
        var distances = Distances.of(List.of(range("ana", "bot", 7)));

        assertEquals(Distances.of(List.of(range("ana", "bot", 7))), distances);
        assertNotEquals(Distances.of(List.of(range("ana", "bot", 8))), distances);
    }
}
