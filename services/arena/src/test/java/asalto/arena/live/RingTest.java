package asalto.arena.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

@DisplayNameGeneration(ReplaceUnderscores.class)
class RingTest {

    private final Ring ring = new Ring(10, 3, 1_000);

    @Test
    void it_takes_what_goes_on_from_its_head_and_leaves_out_the_rest() {
        ring.add(List.of(frame(11, 12)));
        ring.add(List.of(frame(14, 15)));
        ring.add(List.of(frame(11, 12), frame(13, 13)));

        assertEquals(13, ring.head());
        assertEquals(List.of("11-12", "13-13"), from(10));
    }

    @Test
    void a_position_in_the_middle_of_a_frame_finds_that_frame() {
        ring.add(List.of(frame(11, 14), frame(15, 15)));

        assertEquals(List.of("11-14", "15-15"), from(12));
    }

    @Test
    void at_the_head_there_is_nothing_yet() {
        ring.add(List.of(frame(11, 12)));

        assertEquals(Optional.empty(), ring.after(12));
        assertTrue(ring.holds(12));
    }

    @Test
    void what_is_old_leaves_it() {
        for (long position = 11; position <= 17; position++) {
            ring.add(List.of(frame(position, position)));
        }

        assertFalse(ring.holds(13));
        assertTrue(ring.holds(14));
        assertEquals(List.of("15-15", "16-16", "17-17"), from(14));
    }

    @Test
    void what_is_heavy_leaves_it_sooner_but_for_the_last() {
        for (long position = 11; position <= 13; position++) {
            ring.add(List.of(Frame.of(position, position, "x".repeat(700))));
        }

        assertFalse(ring.holds(11));
        assertTrue(ring.holds(12));
        ring.add(List.of(Frame.of(14, 14, "x".repeat(2_500))));
        assertFalse(ring.holds(12));
        assertTrue(ring.holds(13));
        assertEquals(14, ring.head());
    }

    private List<String> from(long position) {
        var texts = new ArrayList<String>();
        var next = ring.after(position);
        while (next.isPresent()) {
            texts.add(next.get().text());
            next = ring.after(next.get().to());
        }
        return texts;
    }

    private static Frame frame(long from, long to) {
        return Frame.of(from, to, from + "-" + to);
    }
}
