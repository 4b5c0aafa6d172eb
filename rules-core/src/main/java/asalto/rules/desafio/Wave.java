package asalto.rules.desafio;

import asalto.rules.Fraction;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * States that a round may be in at one moment, each with the number of ways that lead there, out of one number for all.
 * States with the same essence are one. For one thread.
 */
final class Wave<S> {

    private final BigInteger outOf;
    private final Function<S, Essence> essence;
    private final SequencedMap<Essence, Weight<S>> states = new LinkedHashMap<>();

    /** A state, and the ways that lead to it. */
    record Weight<S>(S state, BigInteger ways) {}

    Wave(BigInteger outOf, Function<S, Essence> essence) {
        this.outOf = outOf;
        this.essence = essence;
    }

    static <S> Wave<S> of(S only, Function<S, Essence> essence) {
        var wave = new Wave<S>(BigInteger.ONE, essence);
        wave.add(only, BigInteger.ONE);
        return wave;
    }

    void add(S state, BigInteger ways) {
        states.merge(
                essence.apply(state),
                new Weight<>(state, ways),
                (one, other) -> new Weight<>(one.state, one.ways.add(other.ways)));
    }

    /** Adds what another wave holds, with its ways made out of this wave's number, which is a multiple of the other's. */
    void addAll(Wave<S> other) {
        var factor = outOf.divide(other.outOf);
        other.states.forEach((_, weight) -> add(weight.state, weight.ways.multiply(factor)));
    }

    boolean isEmpty() {
        return states.isEmpty();
    }

    BigInteger outOf() {
        return outOf;
    }

    /** Every state becomes another. */
    <T> Wave<T> map(Function<T, Essence> itsEssence, Function<S, T> change) {
        var wave = new Wave<T>(outOf, itsEssence);
        forEach((state, ways) -> wave.add(change.apply(state), ways));
        return wave;
    }

    void forEach(BiConsumer<S, BigInteger> each) {
        states.forEach((_, weight) -> each.accept(weight.state, weight.ways));
    }

    /** The chance of the states of which this is so. */
    Fraction chance(java.util.function.Predicate<S> so) {
        var ways = BigInteger.ZERO;
        for (var weight : states.values()) {
            ways = so.test(weight.state) ? ways.add(weight.ways) : ways;
        }
        return new Fraction(ways, outOf);
    }

    List<S> all() {
        var all = new ArrayList<S>();
        forEach((state, _) -> all.add(state));
        return all;
    }
}
