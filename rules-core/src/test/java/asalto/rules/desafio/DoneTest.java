package asalto.rules.desafio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** Which actions of a round are over. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class DoneTest {

    @Test
    void an_action_that_is_over_has_its_tenth_and_the_others_have_none() {
        var done = Done.NOTHING.and(3, 7).and(1, 4);

        assertTrue(done.has(1));
        assertFalse(done.has(2));
        assertEquals(7, done.tenth(3));
        assertEquals(0, done.tenth(4));
    }

    @Test
    void the_last_one_is_the_last_of_the_declaration_and_not_of_time() {
        assertEquals(0, Done.NOTHING.last());
        assertEquals(3, Done.NOTHING.and(3, 7).and(1, 9).last());
    }

    @Test
    void it_is_the_same_in_whichever_order_they_were_over() {
        assertEquals(Done.NOTHING.and(1, 4).and(2, 7), Done.NOTHING.and(2, 7).and(1, 4));
        assertNotEquals(Done.NOTHING.and(1, 4), Done.NOTHING.and(1, 5));
        assertNotEquals(Done.NOTHING, Done.NOTHING.and(1, 5));
        assertEquals("Done[4, 7]", Done.NOTHING.and(2, 7).and(1, 4).toString());
    }
}
