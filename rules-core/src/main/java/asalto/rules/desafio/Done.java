package asalto.rules.desafio;

import java.util.Arrays;

/** Which declared actions of a round are over, and in which tenth each of them was. Immutable. */
final class Done {

    static final Done NOTHING = new Done(new int[0]);

    /** By the position of the action less 1; 0 where it is not over. */
    private final int[] tenths;

    private Done(int[] tenths) {
        this.tenths = tenths;
    }

    boolean has(int action) {
        return tenth(action) > 0;
    }

    /** 0 if it is not over. */
    int tenth(int action) {
        return action <= tenths.length ? tenths[action - 1] : 0;
    }

    Done and(int action, int tenth) {
        var more = Arrays.copyOf(tenths, Math.max(action, tenths.length));
        more[action - 1] = tenth;
        return new Done(more);
    }

    /** The position of the last action that is over, 0 if there is none. */
    int last() {
        return tenths.length;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Done done && Arrays.equals(tenths, done.tenths);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(tenths);
    }

    @Override
    public String toString() {
        return "Done" + Arrays.toString(tenths);
    }
}
