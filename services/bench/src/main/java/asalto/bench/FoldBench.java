package asalto.bench;

import asalto.rules.Encounter;
import asalto.rules.Event;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Events folded a second, of an encounter of 10,000, beside the yardstick of putting them in a list. */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 5)
@Measurement(iterations = 5)
public class FoldBench {

    private static final int EVENTS = 10_000;

    private final List<Event> events = Fights.events(EVENTS);

    /** The state is JMH's to make. */
    public FoldBench() {}

    /** From the first event to the last. */
    @Benchmark
    @OperationsPerInvocation(EVENTS)
    public Encounter fold() {
        return Fights.RULES.fold(events);
    }

    /** Going through them alone. */
    @Benchmark
    @OperationsPerInvocation(EVENTS)
    public List<Event> yardstick() {
        var seen = new ArrayList<Event>();
        for (var event : events) {
            seen.add(event);
        }
        return seen;
    }
}
