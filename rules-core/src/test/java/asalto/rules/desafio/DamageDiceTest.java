package asalto.rules.desafio;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** How a weapon's damage is written. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class DamageDiceTest {

    @Test
    void dice_are_written_with_the_sign_of_their_constant_and_without_one_of_nothing() {
        assertEquals("1d6", new DamageDice(1, 6, 0).written());
        assertEquals("2d8+1", new DamageDice(2, 8, 1).written());
        assertEquals("1d4-2", new DamageDice(1, 4, -2).written());
    }
}
