package asalto.rules.desafio;

import java.util.List;

/** Some of the tenths of a round. Rule D-20. */
record Tenths(int bits) {

    static final Tenths NONE = new Tenths(0);

    static Tenths of(List<Integer> tenths) {
        int bits = 0;
        for (int tenth : tenths) {
            bits |= 1 << tenth;
        }
        return new Tenths(bits);
    }

    Tenths and(Tenths others) {
        return new Tenths(bits | others.bits);
    }

    /** The first of them after that one, or the last tenth of the round. */
    int after(int tenth) {
        int next = tenth + 1;
        return Math.min(Schedule.TENTHS, next + Integer.numberOfTrailingZeros(bits >> next));
    }

    boolean has(int tenth) {
        return (bits & 1 << tenth) != 0;
    }
}
