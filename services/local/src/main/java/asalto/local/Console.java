package asalto.local;

import java.time.Duration;
import java.util.Locale;

/** What {@code up} tells the person at the terminal, a line at a time. */
final class Console {

    private Console() {}

    static void tell(String server, String what) {
        say("%-10s %s".formatted(server, what));
    }

    static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }

    static String seconds(Duration duration) {
        return String.format(Locale.ROOT, "%.1f s", duration.toMillis() / 1000.0);
    }
}
