package asalto.local;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Commands that hear signals, whatever the tests were started by: under nohup, say, children ignore HUP like their parents. */
final class Signals {

    private static final List<String> HEARING = List.of("env", "--default-signal=HUP,INT,TERM");
    private static final boolean CAN = works();

    private Signals() {}

    /** The same command, hearing signals where the system has a way to have it so; as it was given where it has none. */
    static List<String> heardBy(List<String> command) {
        var all = new ArrayList<String>();
        if (CAN) {
            all.addAll(HEARING);
        }
        all.addAll(command);
        return all;
    }

    private static boolean works() {
        try {
            return new ProcessBuilder(Programs.joined(HEARING, List.of("true")))
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException _) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
