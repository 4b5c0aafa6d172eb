package asalto.rules.desafio;

import asalto.rules.Outcomes;
import asalto.rules.Outcomes.Weighed;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * What becomes of a wave when each of its states is played one step further.
 *
 * @param leaves every outcome, with the ways that led to the state before it
 * @param outOf all ways of all of them
 */
record Growth<S, T>(List<Leaf<S, T>> leaves, BigInteger outOf) {

    /** One outcome of one state. */
    record Leaf<S, T>(S before, T after, BigInteger ways) {}

    private record Raw<S, T>(S before, Weighed<T> weighed, BigInteger ways) {

        BigInteger outOf() {
            return BigInteger.valueOf(weighed.outOf());
        }

        Leaf<S, T> scaled(BigInteger common) {
            var factor = common.divide(outOf()).multiply(BigInteger.valueOf(weighed.ways()));
            return new Leaf<>(before, weighed.outcome(), ways.multiply(factor));
        }
    }

    /** @param step plays a state further with the dice given */
    static <S, T> Growth<S, T> of(Wave<S> wave, Outcomes outcomes, Function<S, Function<asalto.rules.Dice, T>> step) {
        var raw = new ArrayList<Raw<S, T>>();
        wave.forEach((state, ways) ->
                outcomes.of(step.apply(state)).forEach(weighed -> raw.add(new Raw<>(state, weighed, ways))));
        var common = common(raw);
        return new Growth<>(
                raw.stream().map(one -> one.scaled(common)).toList(),
                wave.outOf().multiply(common));
    }

    /** The least number that all of theirs divide. */
    private static <S, T> BigInteger common(List<Raw<S, T>> all) {
        var common = BigInteger.ONE;
        for (var one : all) {
            if (!one.outOf().equals(common)) {
                common = common.divide(common.gcd(one.outOf())).multiply(one.outOf());
            }
        }
        return common;
    }
}
