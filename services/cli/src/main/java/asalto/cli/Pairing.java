package asalto.cli;

import java.util.Arrays;

/** Finds each of so many entries one of its own among as many others, by augmenting paths. */
final class Pairing {

    private static final int NOBODY = -1;

    /** Whether an entry and another may be a pair. */
    @FunctionalInterface
    interface Fit {
        boolean test(int entry, int other);
    }

    private final int size;
    private final Fit fit;
    private final int[] entryOf;

    Pairing(int size, Fit fit) {
        this.size = size;
        this.fit = fit;
        this.entryOf = new int[size];
        Arrays.fill(entryOf, NOBODY);
    }

    boolean isComplete() {
        for (int entry = 0; entry < size; entry++) {
            if (!findsOne(entry, new boolean[size])) {
                return false;
            }
        }
        return true;
    }

    /** One that is free, or one whose entry finds another. */
    private boolean findsOne(int entry, boolean[] tried) {
        for (int other = 0; other < size; other++) {
            if (!tried[other] && fit.test(entry, other)) {
                tried[other] = true;
                if (entryOf[other] == NOBODY || findsOne(entryOf[other], tried)) {
                    entryOf[other] = entry;
                    return true;
                }
            }
        }
        return false;
    }
}
