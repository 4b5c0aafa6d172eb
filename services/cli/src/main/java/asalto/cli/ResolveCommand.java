package asalto.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code asalto resolve}: plays scenarios, or checks golden files. */
@Command(
        name = "resolve",
        mixinStandardHelpOptions = true,
        description = "Plays a scenario and prints its events, one JSON object a line.",
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {
            "0:resolved; with --check: as expected",
            "1:--check only: not as expected",
            "2:the scenario is not valid, a file cannot be read or is not JSON, the output cannot be written, or the"
                    + " command line is wrong",
            "3:the given dice do not fit"
        })
final class ResolveCommand implements Callable<Integer> {

    @Option(names = "--state", description = "After the events, the final state.")
    private boolean state;

    @Option(names = "--seed", paramLabel = "N", description = "Dice that a file does not give come from this seed.")
    private @Nullable Long seed;

    @Option(names = "--check", description = "Compare with what the file expects; print no events.")
    private boolean check;

    @Option(names = "--out", paramLabel = "DIR", description = "For each A.json: DIR/A.ndjson, DIR/A.err, DIR/A.exit.")
    private @Nullable Path out;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "A scenario or a golden file; - is standard input.")
    private List<String> files = List.of();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        var desk = new Desk(Optional.ofNullable(seed), state, check);
        if (out != null) {
            return intoFolder(desk, out);
        }
        if (files.size() > 1 && !check) {
            throw wrong("more than one file needs --check or --out");
        }
        var answers = files.stream().map(desk::answer).toList();
        answers.forEach(this::print);
        return answers.stream().mapToInt(Answer::exit).max().orElseThrow();
    }

    private int intoFolder(Desk desk, Path folder) {
        if (folder.toString().isEmpty() || Words.isLost(folder.toString())) {
            throw wrong("--out needs the name of a folder, in UTF-8");
        }
        var answers = new AnswerFiles(folder);
        answers.twice(files).ifPresent(name -> {
            throw wrong("two files would be written to " + name);
        });
        answers.overwritten(files).ifPresent(file -> {
            throw wrong("an answer would be written over " + file + ", which is to be read");
        });
        var obstacle = answers.obstacle(files);
        if (obstacle.isPresent()) {
            spec.commandLine().getErr().println(obstacle.get());
            return Answer.NOT_VALID;
        }
        for (var file : files) {
            var trouble = answers.write(file, desk.answer(file));
            if (trouble.isPresent()) {
                spec.commandLine().getErr().println(trouble.get());
                return Answer.NOT_VALID;
            }
        }
        return Answer.RESOLVED;
    }

    private ParameterException wrong(String what) {
        return new ParameterException(spec.commandLine(), what);
    }

    private void print(Answer answer) {
        spec.commandLine().getOut().print(answer.out());
        spec.commandLine().getErr().print(answer.err());
    }
}
