package asalto.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.concurrent.FutureTask;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

@DisplayNameGeneration(ReplaceUnderscores.class)
class PlacesTest {

    @Test
    void where_nobody_may_wait_who_finds_no_place_is_sent_away() {
        var places = new Places(2, 0);
        assertTrue(places.enter());
        assertTrue(places.enter());

        assertFalse(places.enter());
        assertEquals(Optional.empty(), places.in(() -> "done"));

        places.leave();
        assertEquals(Optional.of("done"), places.in(() -> "done"));
    }

    @Test
    void one_who_waits_comes_in_when_another_leaves_and_one_more_is_sent_away() throws Exception {
        var places = new Places(1, 1);
        assertTrue(places.enter());
        var second = waiting(places);

        assertFalse(places.enter());

        places.leave();
        assertEquals(Optional.of("done"), second.get());
    }

    @Test
    void who_has_waited_too_long_is_sent_away_and_another_may_wait() throws Exception {
        var places = new Places(1, 1);
        assertTrue(places.enter());
        assertFalse(places.enter());

        var second = waiting(places);

        places.leave();
        assertEquals(Optional.of("done"), second.get());
    }

    @Test
    void work_that_fails_gives_its_place_back() {
        var places = new Places(1, 0);

        assertThrows(
                IllegalStateException.class,
                () -> places.in(() -> {
                    throw new IllegalStateException();
                }));

        assertTrue(places.enter());
    }

    private static FutureTask<Optional<String>> waiting(Places places) {
        var task = new FutureTask<>(() -> places.in(() -> "done"));
        var thread = Thread.ofPlatform().start(task);
        Awaitility.await().until(() -> task.isDone() || thread.getState() == Thread.State.TIMED_WAITING);
        return task;
    }
}
