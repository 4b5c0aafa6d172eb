package asalto.rules;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * Plays something once for every outcome of its dice that the rules tell apart, with the number of ways in which the dice
 * bring it. The same rules as in play: they are only given each answer in turn. For one thread.
 */
public final class Outcomes {

    private static final BigInteger MOST_WAYS = BigInteger.valueOf(Long.MAX_VALUE);

    private final int most;
    private final SequencedMap<Thrown, long[]> sums = new LinkedHashMap<>();
    private int played;

    /** @param most how often something may be played in all, before {@link TooMany} is thrown */
    public Outcomes(int most) {
        this.most = most;
    }

    /**
     * One outcome.
     *
     * @param ways of the dice that bring it
     * @param outOf all ways in which the dice that were asked for can fall
     */
    public record Weighed<T>(T outcome, long ways, long outOf) {}

    /** There are more outcomes than were to be looked at, or more ways than can be counted. */
    public static final class TooMany extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooMany() {
            super("too many outcomes", null, false, false);
        }
    }

    /** Every outcome of what is played; their ways, each out of its own number, make up the whole. */
    public <T> List<Weighed<T>> of(Function<Dice, T> play) {
        var all = new ArrayList<Weighed<T>>();
        var path = new ArrayList<Fork>();
        do {
            if (++played > most) {
                throw new TooMany();
            }
            var walk = new Walk(path);
            T outcome = play.apply(walk);
            all.add(new Weighed<>(outcome, product(path, Fork::ways), product(path, Fork::outOf)));
        } while (next(path));
        return all;
    }

    private static long product(List<Fork> path, Function<Fork, Long> factor) {
        try {
            long product = 1;
            for (var fork : path) {
                product = Math.multiplyExact(product, factor.apply(fork));
            }
            return product;
        } catch (ArithmeticException _) {
            throw new TooMany();
        }
    }

    /** The next path, depth first: false after the last. */
    private static boolean next(List<Fork> path) {
        while (!path.isEmpty() && !path.getLast().turn()) {
            path.removeLast();
        }
        return !path.isEmpty();
    }

    /** Dice of which only the meaning of the sum matters. */
    private record Thrown(int count, int sides) {}

    /** A branch: faces that stand for all of their meaning. */
    private record Branch(List<Integer> faces, long ways) {}

    /** A place where dice are thrown, with the branch that is being followed. */
    private static final class Fork {
        private final List<Branch> branches;
        private final long outOf;
        private int taken;

        Fork(List<Branch> branches, long outOf) {
            this.branches = branches;
            this.outOf = outOf;
        }

        boolean turn() {
            taken++;
            return taken < branches.size();
        }

        List<Integer> faces() {
            return branches.get(taken).faces();
        }

        long ways() {
            return branches.get(taken).ways();
        }

        long outOf() {
            return outOf;
        }
    }

    /** Dice that fall as the path says, and lengthen it where it ends. */
    private final class Walk implements Dice {
        private final List<Fork> path;
        private int at;

        Walk(List<Fork> path) {
            this.path = path;
        }

        @Override
        public int roll(int sides, String roller) {
            return roll(sides, roller, face -> face);
        }

        @Override
        public int roll(int sides, String roller, IntFunction<?> meaning) {
            return roll(1, sides, roller, meaning).getFirst();
        }

        @Override
        public List<Integer> roll(int count, int sides, String roller, IntFunction<?> meaning) {
            if (at == path.size()) {
                path.add(fork(new Thrown(count, sides), meaning));
            }
            return path.get(at++).faces();
        }
    }

    private Fork fork(Thrown thrown, IntFunction<?> meaning) {
        long[] ways = sums.computeIfAbsent(thrown, Outcomes::ways);
        var lowest = new LinkedHashMap<Object, Integer>();
        var weights = new LinkedHashMap<Object, Long>();
        long outOf = 0;
        for (int above = 0; above < ways.length; above++) {
            var means = meaning.apply(thrown.count() + above);
            lowest.putIfAbsent(means, above);
            weights.merge(means, ways[above], Long::sum);
            outOf += ways[above];
        }
        var branches = new ArrayList<Branch>();
        lowest.forEach((means, above) -> branches.add(new Branch(faces(thrown, above), weights.get(means))));
        return new Fork(branches, outOf);
    }

    /** Some faces with this sum above the least. */
    private static List<Integer> faces(Thrown thrown, int above) {
        var faces = new ArrayList<Integer>(thrown.count());
        int left = above;
        for (int die = 0; die < thrown.count(); die++) {
            int more = Math.min(left, thrown.sides() - 1);
            faces.add(1 + more);
            left -= more;
        }
        return List.copyOf(faces);
    }

    /** In how many ways the dice have each sum, from the least on. */
    private static long[] ways(Thrown thrown) {
        if (BigInteger.valueOf(thrown.sides()).pow(Math.min(thrown.count(), 64)).compareTo(MOST_WAYS) > 0
                || thrown.count() > 64
                || (long) thrown.sides() * thrown.count() > 100_000) {
            throw new TooMany();
        }
        long[] ways = {1};
        for (int die = 0; die < thrown.count(); die++) {
            ways = withAnotherDie(ways, thrown.sides());
        }
        return ways;
    }

    private static long[] withAnotherDie(long[] ways, int sides) {
        var more = new long[ways.length + sides - 1];
        for (int sum = 0; sum < ways.length; sum++) {
            for (int face = 0; face < sides; face++) {
                more[sum + face] += ways[sum];
            }
        }
        return more;
    }
}
