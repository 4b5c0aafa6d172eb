package asalto.rules.desafio;

import asalto.rules.Named;

/** How far a target is for a weapon. Rule D-45. */
enum Band implements Named {
    SHORT,
    MEDIUM,
    LONG,
    BEYOND;

    /** A pair without a distance is at medium range. */
    static Band of(Fight fight, String shooter, String target, WeaponRow row) {
        return fight.ground()
                .metres(shooter, target)
                .flatMap(metres -> row.ranges().map(ranges -> of(metres, ranges)))
                .orElse(MEDIUM);
    }

    private static Band of(int metres, java.util.List<Integer> ranges) {
        for (int band = 0; band < ranges.size(); band++) {
            if (metres <= ranges.get(band)) {
                return values()[band];
            }
        }
        return BEYOND;
    }

    /** Rule D-46: a telescopic sight brings the target one band nearer. */
    Band nearer() {
        return this == LONG ? MEDIUM : SHORT;
    }

    /** Table T-4. */
    int modifier() {
        return switch (this) {
            case SHORT -> -3;
            case MEDIUM -> 0;
            case LONG, BEYOND -> 3;
        };
    }

    /** Rule D-72: of every spray but the first. */
    int sprayModifier() {
        return switch (this) {
            case SHORT -> -2;
            case MEDIUM -> 2;
            case LONG, BEYOND -> 4;
        };
    }
}
