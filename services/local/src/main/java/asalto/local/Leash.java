package asalto.local;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A shell that holds a program which is none of ours, and lets it go when this Java process lets go of the shell's standard
 * input: by {@link #release}, or by its end, also by {@code kill -9}. What {@link Tether} is for Java programs.
 *
 * <p>It cannot be talked into ending otherwise: neither the terminal nor {@code kill} makes it leave its program behind.
 */
final class Leash {

    private static final String DEAF = "trap '' INT HUP TERM PIPE; ";

    private final Process shell;

    private Leash(Process shell) {
        this.shell = shell;
    }

    /**
     * Starts a shell.
     *
     * @param script ends soon when its standard input does, having ended what it started
     * @param log where everything goes that is said on its error output
     * @param arguments the script's {@code "$@"}
     */
    static Leash start(String script, Path log, List<String> arguments) {
        var shell = Programs.joined(List.of("/bin/sh", "-c", DEAF + script, "asalto"), arguments);
        try {
            return new Leash(new ProcessBuilder(Programs.joined(ownSession(), shell))
                    .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()))
                    .start());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    ProcessHandle process() {
        return shell.toHandle();
    }

    /** The next line that the script prints, or none when it has ended. */
    String line() {
        try {
            // Not closed: that would close the pipe under the script's feet.
            var line = shell.inputReader().readLine();
            return line == null ? "" : line;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Lets go; the script ends what it holds. May be called by any thread, and again. */
    void release() {
        try {
            shell.getOutputStream().close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Lets go and waits for the end; whether it came. */
    boolean end(Duration patience) {
        release();
        try {
            return shell.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** A session of its own where there is a program for it: who kills the group of {@code up} leaves the shell to do its work. */
    private static List<String> ownSession() {
        var program = new File("/usr/bin/setsid").toPath();
        return Files.isExecutable(program) ? List.of(program.toString()) : List.of();
    }
}
