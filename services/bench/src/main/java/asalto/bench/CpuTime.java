package asalto.bench;

import java.lang.management.ManagementFactory;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The benchmarks by the CPU time of their thread, for a machine that others use too: JMH goes by the clock on the wall. The
 * best of some repeats, each beside its yardstick.
 */
public final class CpuTime {

    private static final int REPEATS = 6;
    private static final long NANOSECONDS = 2_000_000_000;

    private static @Nullable Object last;

    private CpuTime() {}

    /** Takes no arguments. */
    public static void main(String[] args) {
        for (int fighters : new int[] {2, 10, 50}) {
            var bench = new RoundBench();
            bench.fighters = fighters;
            bench.open();
            print("rounds of " + fighters, 1, bench::round, bench::yardstick);
        }
        for (int length : new int[] {100, 1_000, 10_000}) {
            var bench = new FoldBench();
            bench.length = length;
            bench.write();
            print("events of " + length + " folded", FoldBench.EVENTS, bench::fold, bench::yardstick);
        }
        var bench = new OddsBench();
        print("odds of three shots", 1, bench::threeShots, bench::yardstick);
    }

    private static void print(String name, int operations, Supplier<Object> body, Supplier<Object> yardstick) {
        System.out.printf(
                "%-24s %,12d a second   yardstick %,14d%n",
                name, aSecond(operations, body), aSecond(operations, yardstick));
    }

    private static long aSecond(int operations, Supplier<Object> body) {
        long best = 0;
        for (int repeat = 0; repeat < REPEATS; repeat++) {
            best = Math.max(best, once(operations, body));
        }
        return best;
    }

    private static long once(int operations, Supplier<Object> body) {
        var threads = ManagementFactory.getThreadMXBean();
        long begun = threads.getCurrentThreadCpuTime();
        long done = 0;
        long spent = 0;
        while (spent < NANOSECONDS) {
            for (int time = 0; time < 10; time++) {
                last = body.get();
            }
            done += 10L * operations;
            spent = threads.getCurrentThreadCpuTime() - begun;
        }
        return Math.round(done * 1e9 / spent);
    }
}
