package asalto.rules.desafio;

import java.util.List;
import java.util.stream.IntStream;

/** When actions happen. Rules D-20, D-30 to D-32. */
final class Schedule {

    /** The tenths of a round. Rule D-20. */
    static final int TENTHS = 10;

    private Schedule() {}

    /** Rule D-20: who acts at an Agility acts in that tenth. */
    static int tenthOf(int agility) {
        return TENTHS + 1 - agility;
    }

    /** Rule D-30: the nominal tenth of the k-th action with a weapon of that allowance. */
    static int tenth(int agility, int allowance, int ordinal) {
        int step = Math.ceilDiv(agility, allowance);
        return tenthOf(Math.max(1, agility - (ordinal - 1) * step));
    }

    /** Rule D-32: the tenth of the k-th single shot or spray of a firearm. */
    static int shotTenth(int agility, int ordinal) {
        return tenthOf(Math.max(1, agility - (ordinal - 1)));
    }

    /** Rule D-31: dodges have the allowance of Agility. */
    static int dodgeTenth(int agility, int ordinal) {
        return tenth(agility, agility, ordinal);
    }

    /** Rule D-30: the tenths of all the actions that a weapon of that allowance can make. */
    static List<Integer> tenths(int agility, int allowance) {
        return IntStream.rangeClosed(1, Math.min(allowance, agility))
                .mapToObj(ordinal -> tenth(agility, allowance, ordinal))
                .toList();
    }

    /** Rule D-32: the tenths of that many single shots or sprays. */
    static List<Integer> shotTenths(int agility, int shots) {
        return IntStream.rangeClosed(1, shots)
                .mapToObj(ordinal -> shotTenth(agility, ordinal))
                .toList();
    }
}
