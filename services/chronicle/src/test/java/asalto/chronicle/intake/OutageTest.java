package asalto.chronicle.intake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

@DisplayNameGeneration(ReplaceUnderscores.class)
class OutageTest {

    private Instant now = Instant.parse("2026-11-30T12:00:00Z");
    private final Outage outage = new Outage(() -> now);

    @Test
    void it_is_told_when_it_begins_and_when_it_is_over() {
        assertFalse(outage.isOver());
        assertTrue(outage.isNews());
        assertFalse(outage.isNews());
        assertTrue(outage.isOver());
        assertFalse(outage.isOver());
        assertTrue(outage.isNews());
    }

    @Test
    void while_it_lasts_it_is_told_once_a_minute() {
        int told = 0;
        for (int second = 0; second < 180; second++) {
            told += outage.isNews() ? 1 : 0;
            now = now.plusSeconds(1);
        }
        assertEquals(3, told);
    }
}
