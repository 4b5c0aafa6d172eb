package asalto.rules.desafio;

import asalto.rules.CorruptStream;
import java.math.BigDecimal;

/** What the campaign's tables say. Tables T-1, T-2, T-5. */
final class Lookup {

    private Lookup() {}

    /** Table T-1. */
    static int damageModifier(Tables tables, int strength) {
        return tables.damageModifier().stream()
                .filter(span -> span.from() <= strength && strength <= span.to())
                .findFirst()
                .orElseThrow(() -> new CorruptStream("no damage modifier for Strength " + strength))
                .modifier();
    }

    /** Table T-2. */
    static Location location(Tables tables, int face) {
        return tables.hitLocation().stream()
                .filter(span -> span.from() <= face && face <= span.to())
                .findFirst()
                .orElseThrow(() -> new CorruptStream("no location for " + face))
                .location();
    }

    /**
     * Table T-5: the highest level whose factor of Size the damage reaches, compared exactly.
     *
     * @param damage above 0
     */
    static WoundLevel woundLevel(Tables tables, int damage, int size) {
        var factors = tables.woundLevel();
        if (reaches(damage, factors.destroyed(), size)) {
            return WoundLevel.DESTROYED;
        }
        if (reaches(damage, factors.disabled(), size)) {
            return WoundLevel.DISABLED;
        }
        return reaches(damage, factors.serious(), size) ? WoundLevel.SERIOUS : WoundLevel.MINOR;
    }

    private static boolean reaches(int damage, BigDecimal factor, int size) {
        return BigDecimal.valueOf(damage).compareTo(factor.multiply(BigDecimal.valueOf(size))) >= 0;
    }

    /** The figure of a wound level. Rules D-63 to D-66. */
    static int penalty(WoundLevel level) {
        return switch (level) {
            case MINOR -> 1;
            case SERIOUS -> 2;
            case DISABLED, DESTROYED -> 4;
        };
    }
}
