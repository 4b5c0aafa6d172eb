package asalto.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Runs the benchmarks whose names match, or all. JMH's own options may be added. */
public final class Bench {

    private Bench() {}

    /** @param args patterns of names, and options of JMH */
    public static void main(String[] args) throws RunnerException, CommandLineOptionException {
        var options = new OptionsBuilder()
                .parent(new CommandLineOptions(args))
                .threads(1)
                .timeUnit(TimeUnit.SECONDS)
                .warmupTime(TimeValue.seconds(2))
                .measurementTime(TimeValue.seconds(2))
                .jvmArgsAppend("-XX:+UseSerialGC", "-Xmx1g")
                .build();
        new Runner(options).run();
    }
}
