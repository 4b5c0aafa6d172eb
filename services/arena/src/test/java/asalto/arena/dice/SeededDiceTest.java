package asalto.arena.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import asalto.rules.Dice;
import asalto.rules.Roll;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** Faces follow from a seed. The vectors were computed by another program, from the description alone. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class SeededDiceTest {

    private static final String ENCOUNTER = "0f0e0d0c-0b0a-4908-8706-050403020100";

    @Test
    void ten_sided_dice_are_those_of_the_vector() {
        assertEquals(List.of(4, 8, 6, 6, 7, 2, 1, 9, 2, 7, 10, 4), faces(dice(Thrown.NONE), "español", 12));
    }

    @Test
    void dice_of_any_sides_are_those_of_the_vector() {
        var dice = dice(Thrown.NONE);

        var faces = new ArrayList<Integer>();
        for (int sides : new int[] {10, 8, 6, 20, 2, Integer.MAX_VALUE}) {
            faces.add(dice.roll(sides, "frances"));
        }

        assertEquals(List.of(1, 3, 6, 12, 2, 580_730_382), faces);
    }

    @Test
    void nobody_shifts_the_dice_of_another() {
        var alone = faces(dice(Thrown.NONE), "español", 5);
        var shared = dice(Thrown.NONE);

        var between = new ArrayList<Integer>();
        for (int i = 0; i < 5; i++) {
            shared.roll(10, "frances");
            between.add(shared.roll(10, "español"));
        }

        assertEquals(alone, between);
    }

    @Test
    void whoever_takes_over_goes_on_with_the_next_die() {
        var whole = faces(dice(Thrown.NONE), "español", 8);
        var thrown = Thrown.NONE.and(List.of(
                new Roll("español", 4), new Roll("frances", 1), new Roll("español", 8), new Roll("español", 6)));

        assertEquals(whole.subList(3, 8), faces(dice(thrown), "español", 5));
    }

    @Test
    void another_round_has_other_dice() {
        var one = faces(new SeededDice(seed(), ENCOUNTER, 1, Thrown.NONE), "español", 20);
        var other = faces(new SeededDice(seed(), ENCOUNTER, 2, Thrown.NONE), "español", 20);

        assertNotEquals(one, other);
    }

    @Test
    void no_face_is_much_likelier_than_another() {
        var dice = dice(Thrown.NONE);
        var counts = new int[11];
        for (int i = 0; i < 20_000; i++) {
            counts[dice.roll(10, "español")]++;
        }

        // Chi-square with nine degrees of freedom stays below 27.88 in 999 of 1,000; this seed is always the same.
        double chi = IntStream.rangeClosed(1, 10)
                .mapToDouble(face -> (counts[face] - 2000) * (counts[face] - 2000) / 2000.0)
                .sum();
        assertTrue(chi < 27.88, () -> "chi-square " + chi);
    }

    private static SeededDice dice(Thrown thrown) {
        return new SeededDice(seed(), ENCOUNTER, 3, thrown);
    }

    private static Seed seed() {
        var bytes = new byte[Seed.LENGTH];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) i;
        }
        return Seed.of(bytes);
    }

    private static List<Integer> faces(Dice dice, String roller, int count) {
        return IntStream.range(0, count).mapToObj(_ -> dice.roll(10, roller)).toList();
    }
}
