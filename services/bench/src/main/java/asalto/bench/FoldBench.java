package asalto.bench;

import asalto.rules.Encounter;
import asalto.rules.Event;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Events folded a second, 10,000 at a time, of encounters of different lengths, beside the yardstick of putting them in a
 * list: an event of a long encounter costs what one of a short one does.
 */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 5)
@Measurement(iterations = 5)
public class FoldBench {

    static final int EVENTS = 10_000;

    /** How many an encounter has: a divisor of 10,000. */
    @Param({"10000", "1000", "100"})
    public int length;

    private List<Event> events = List.of();

    /** The state is JMH's to make. */
    public FoldBench() {}

    /** The events of one encounter. */
    @Setup
    public void write() {
        events = Fights.events(length);
    }

    /** From the first event to the last, again and again. */
    @Benchmark
    @OperationsPerInvocation(EVENTS)
    public Encounter fold() {
        var last = Fights.RULES.fold(events);
        for (int folded = length; folded < EVENTS; folded += length) {
            last = Fights.RULES.fold(events);
        }
        return last;
    }

    /** Going through them alone. */
    @Benchmark
    @OperationsPerInvocation(EVENTS)
    public List<Event> yardstick() {
        var seen = new ArrayList<Event>();
        for (int listed = 0; listed < EVENTS; listed += length) {
            for (var event : events) {
                seen.add(event);
            }
        }
        return seen;
    }
}
