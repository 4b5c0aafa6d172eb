package asalto.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code asalto}. */
@Command(
        name = "asalto",
        version = "asalto 0.1.0",
        mixinStandardHelpOptions = true,
        description = "Plays the combats of play-by-web role-playing games.",
        subcommands = ResolveCommand.class)
public final class Asalto implements Runnable {

    @Spec
    private CommandSpec spec;

    public static void main(String[] args) {
        // Not System.out, which keeps to itself that it cannot write.
        var out = new PrintWriter(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
        var err = new PrintWriter(new FileOutputStream(FileDescriptor.err), false, StandardCharsets.UTF_8);
        int exit = run(out, err, args);
        err.flush();
        System.exit(exit);
    }

    static int run(PrintWriter out, PrintWriter err, String... args) {
        int exit = execute(out, err, args);
        // Whatever was said there, help too: who reads it would take what arrived for all of it.
        if (out.checkError()) {
            err.println(Words.line("asalto", Words.outputLost()));
            return Math.max(exit, Answer.NOT_VALID);
        }
        return exit;
    }

    private static int execute(PrintWriter out, PrintWriter err, String... args) {
        return new CommandLine(new Asalto())
                .setOut(out)
                .setErr(err)
                // A file may be called @duel.json.
                .setExpandAtFiles(false)
                .setParameterExceptionHandler((wrong, _) -> {
                    err.println(Words.line("asalto", Words.wrongCommandLine(wrong.getMessage())));
                    return Answer.NOT_VALID;
                })
                .execute(args);
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "no command; try --help");
    }
}
