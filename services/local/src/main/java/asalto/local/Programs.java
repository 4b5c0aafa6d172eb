package asalto.local;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Programs that are run to their end, their words kept in a file. */
final class Programs {

    private Programs() {}

    /** Runs a program; what it says is added to the file. A file and no pipe: a daemon that it leaves behind would keep the pipe open. */
    static int run(Path log, List<String> command) {
        try {
            return new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectInput(new File("/dev/null"))
                    .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
                    .start()
                    .waitFor();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Trouble(command.getFirst() + " was interrupted.", e);
        }
    }

    static List<String> joined(List<String> first, List<String> then) {
        var all = new ArrayList<>(first);
        all.addAll(then);
        return all;
    }
}
