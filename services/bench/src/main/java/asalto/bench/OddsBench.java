package asalto.bench;

import asalto.rules.Asker;
import asalto.rules.Encounter;
import asalto.rules.form.Form;
import asalto.rules.form.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Odds of a plan of three shots a second, both figures, beside the yardstick of drawing 12 dice into a list. */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 5)
@Measurement(iterations = 5)
public class OddsBench {

    private final Encounter fight = Fights.declared(2);
    private final Form plan = Fights.threeShots();
    private final SplittableRandom random = new SplittableRandom(1);

    /** The state is JMH's to make. */
    public OddsBench() {}

    /** All that a director is told of the plan, while the other strikes and parries. */
    @Benchmark
    public Reading<Encounter.Picture> threeShots() {
        return fight.odds(plan, new Asker.Director(), (sides, roller) -> 1);
    }

    /** As many dice as such a round takes at most. */
    @Benchmark
    public List<Integer> yardstick() {
        var faces = new ArrayList<Integer>();
        for (int die = 0; die < 12; die++) {
            faces.add(1 + random.nextInt(10));
        }
        return faces;
    }
}
