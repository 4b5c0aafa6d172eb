package asalto.rules.desafio;

import java.util.List;

/** Some of the tenths of a round. Rule D-20. */
record Tenths(int bits) {

    static Tenths of(List<Integer> tenths) {
        int bits = 0;
        for (int tenth : tenths) {
            bits |= 1 << tenth;
        }
        return new Tenths(bits);
    }

    boolean has(int tenth) {
        return (bits & 1 << tenth) != 0;
    }
}
