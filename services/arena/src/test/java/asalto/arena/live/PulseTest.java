package asalto.arena.live;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

@DisplayNameGeneration(ReplaceUnderscores.class)
class PulseTest {

    private final AtomicLong now = new AtomicLong(1_000);
    private final Pulse pulse = new Pulse(now::get);

    @Test
    void who_was_sent_no_heartbeat_is_not_silent_however_long_he_waits() {
        now.addAndGet(10 * Timing.UNANSWERED_MILLIS);

        assertFalse(pulse.isSilent());
    }

    @Test
    void a_heartbeat_that_is_not_answered_in_time_ends_it() {
        now.addAndGet(Timing.HEARTBEAT_MILLIS);
        assertTrue(pulse.takeHeartbeat());
        now.addAndGet(Timing.UNANSWERED_MILLIS - 1);
        assertFalse(pulse.isSilent());

        assertTrue(pulse.takeHeartbeat());
        now.addAndGet(1);
        assertTrue(pulse.isSilent(), "a later heartbeat does not begin the time anew");
    }

    @Test
    void whatever_he_says_answers_all_heartbeats() {
        now.addAndGet(Timing.HEARTBEAT_MILLIS);
        assertTrue(pulse.takeHeartbeat());
        pulse.heard();
        now.addAndGet(Timing.UNANSWERED_MILLIS);

        assertFalse(pulse.isSilent());
    }

    @Test
    void who_has_asked_to_watch_is_not_idle_while_that_takes_its_time() {
        pulse.subscribed();
        now.addAndGet(2 * Timing.UNSUBSCRIBED_MILLIS);
        assertFalse(pulse.isIdle());

        pulse.subscribedInVain();
        assertFalse(pulse.isIdle());
        now.addAndGet(Timing.UNSUBSCRIBED_MILLIS);
        assertTrue(pulse.isIdle());
    }
}
