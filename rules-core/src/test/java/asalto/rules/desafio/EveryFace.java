package asalto.rules.desafio;

import asalto.rules.Command;
import asalto.rules.Dice;
import asalto.rules.Event;
import asalto.rules.Fraction;
import asalto.rules.Resolution;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/** A whole round, played once for every face of every die: what odds are measured by. */
final class EveryFace {

    private record Thrown(int sides, int face) {}

    /** A round as it came out, and how likely. */
    private record Round(List<Event> told, Fight after, BigInteger outOf) {}

    private final List<Round> rounds = new ArrayList<>();
    private final BigInteger common;

    EveryFace(Fight declared, int most) {
        var path = new ArrayList<Thrown>();
        do {
            if (rounds.size() == most) {
                throw new TooLarge();
            }
            rounds.add(play(declared, path));
        } while (next(path));
        common = rounds.stream().map(Round::outOf).reduce(BigInteger.ONE, EveryFace::common);
    }

    /** It would take too long. */
    static final class TooLarge extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private static Round play(Fight declared, List<Thrown> path) {
        var at = new int[1];
        Dice dice = (sides, roller) -> {
            if (at[0] == path.size()) {
                path.add(new Thrown(sides, 1));
            }
            return path.get(at[0]++).face();
        };
        var resolution = new Resolution(declared);
        resolution.play(new Command.StartRound(), dice);
        for (int beat = 1; beat <= 10; beat++) {
            resolution.play(new Command.PlayBeat(beat), dice);
        }
        var outOf = path.stream()
                .map(thrown -> BigInteger.valueOf(thrown.sides()))
                .reduce(BigInteger.ONE, BigInteger::multiply);
        return new Round(resolution.events(), (Fight) resolution.encounter(), outOf);
    }

    private static boolean next(List<Thrown> path) {
        while (!path.isEmpty()) {
            var last = path.removeLast();
            if (last.face() < last.sides()) {
                path.add(new Thrown(last.sides(), last.face() + 1));
                return true;
            }
        }
        return false;
    }

    Fraction told(Predicate<List<Event>> so) {
        return chance(round -> so.test(round.told));
    }

    Fraction after(Predicate<Fight> so) {
        return chance(round -> so.test(round.after));
    }

    /** Everything that may come of it, each with its chance. */
    Map<String, Fraction> outcomes(BiFunction<List<Event>, Fight, String> outcome) {
        var chances = new TreeMap<String, Fraction>();
        for (var round : rounds) {
            var chance = new Fraction(BigInteger.ONE, round.outOf);
            chances.merge(outcome.apply(round.told, round.after), chance, Fraction::or);
        }
        return chances;
    }

    private Fraction chance(Predicate<Round> so) {
        var ways = BigInteger.ZERO;
        for (var round : rounds) {
            ways = so.test(round) ? ways.add(common.divide(round.outOf)) : ways;
        }
        return new Fraction(ways, common);
    }

    private static BigInteger common(BigInteger one, BigInteger other) {
        return one.divide(one.gcd(other)).multiply(other);
    }
}
