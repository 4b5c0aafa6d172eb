package asalto.local;

import java.time.Duration;
import java.util.Locale;

/** What {@code up} tells the person at the terminal, a line at a time. */
final class Console {

    static final String LOST = "Standard output does not take what is written to it.";

    private Console() {}

    static void tell(String server, String what) {
        say("%-10s %s".formatted(server, what));
    }

    static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }

    /** Whether anything that was said did not get out: System.out keeps that to itself. */
    static boolean isLost() {
        return System.out.checkError();
    }

    static String seconds(Duration duration) {
        return String.format(Locale.ROOT, "%.1f s", duration.toMillis() / 1000.0);
    }
}
