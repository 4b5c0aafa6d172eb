package asalto.bench;

import asalto.rules.Dice;
import asalto.rules.Encounter;
import asalto.rules.Event;
import asalto.rules.Resolution;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Rounds resolved a second, beside the yardstick of drawing as many dice into a list. */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 5)
@Measurement(iterations = 5)
public class RoundBench {

    /** How many fight. */
    @Param({"2", "10", "50"})
    public int fighters;

    private Encounter declared = Fights.declared(2);
    private Dice dice = Fights.dice(1);
    private final SplittableRandom random = new SplittableRandom(1);
    private int thrown;

    /** The state is JMH's to make. */
    public RoundBench() {}

    /** The fight, and how many dice a round of it takes on average. */
    @Setup
    public void open() {
        declared = Fights.declared(fighters);
        var counted = new int[1];
        var counting = Fights.dice(2);
        Dice counter = (sides, roller) -> {
            counted[0]++;
            return counting.roll(sides, roller);
        };
        for (int round = 0; round < 1000; round++) {
            new Resolution(declared).playRound(counter);
        }
        thrown = Math.ceilDiv(counted[0], 1000);
        dice = Fights.dice(1);
    }

    /** From the start of a round to its end, every event with it. */
    @Benchmark
    public List<Event> round() {
        var resolution = new Resolution(declared);
        resolution.playRound(dice);
        return resolution.events();
    }

    /** The dice alone. */
    @Benchmark
    public List<Integer> yardstick() {
        var faces = new ArrayList<Integer>();
        for (int die = 0; die < thrown; die++) {
            faces.add(1 + random.nextInt(10));
        }
        return faces;
    }
}
