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

    boolean has(int tenth) {
        return (bits & 1 << tenth) != 0;
    }
}
