package asalto.arena.stream;

import java.time.Duration;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayNameGeneration(ReplaceUnderscores.class)
class BellTest {

    @Test
    @Timeout(60)
    void rung_before_anybody_waits_it_is_heard_all_the_same() {
        var bell = new Bell();

        bell.ring();
        bell.ring();

        bell.await(Duration.ofDays(1));
    }
}
