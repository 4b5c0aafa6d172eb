package asalto.rules;

import java.math.BigInteger;

/**
 * A chance, exactly, in lowest terms.
 *
 * @param of 0 or more
 * @param outOf 1 or more, and no less than {@code of}
 */
public record Fraction(BigInteger of, BigInteger outOf) {

    public static final Fraction NEVER = Fraction.of(0, 1);
    public static final Fraction ALWAYS = Fraction.of(1, 1);

    public Fraction {
        if (of.signum() < 0 || outOf.signum() <= 0 || of.compareTo(outOf) > 0) {
            throw new IllegalArgumentException("no chance: " + of + "/" + outOf);
        }
        var divisor = of.gcd(outOf);
        of = of.divide(divisor);
        outOf = outOf.divide(divisor);
    }

    public static Fraction of(long of, long outOf) {
        return new Fraction(BigInteger.valueOf(of), BigInteger.valueOf(outOf));
    }

    /** Of two things that exclude each other, either. */
    public Fraction or(Fraction other) {
        return new Fraction(of.multiply(other.outOf).add(other.of.multiply(outOf)), outOf.multiply(other.outOf));
    }

    /** Of two things that have nothing to do with each other, both. */
    public Fraction and(Fraction other) {
        return new Fraction(of.multiply(other.of), outOf.multiply(other.outOf));
    }

    /** This, but not something that comes with it only. */
    public Fraction without(Fraction part) {
        return new Fraction(of.multiply(part.outOf).subtract(part.of.multiply(outOf)), outOf.multiply(part.outOf));
    }

    /** That it does not happen. */
    public Fraction not() {
        return new Fraction(outOf.subtract(of), outOf);
    }

    /** As it is written: {@code 83/125}, {@code 0/1}. */
    @Override
    public String toString() {
        return of + "/" + outOf;
    }
}
