package asalto.rules.desafio;

import asalto.rules.CorruptStream;
import java.math.BigDecimal;

/** What the campaign's tables say. Tables T-1, T-2, T-5. */
final class Lookup {

    private Lookup() {}

    /** Table T-1. */
    static int damageModifier(Tables tables, int strength) {
        for (var span : tables.damageModifier()) {
            if (span.from() <= strength && strength <= span.to()) {
                return span.modifier();
            }
        }
        throw new CorruptStream("no damage modifier for Strength " + strength);
    }

    /** Table T-2. */
    static Location location(Tables tables, int face) {
        for (var span : tables.hitLocation()) {
            if (span.from() <= face && face <= span.to()) {
                return span.location();
            }
        }
        throw new CorruptStream("no location for " + face);
    }

    /**
     * Table T-5: the highest level whose factor of Size the damage reaches, compared exactly. Factors do not fall.
     *
     * @param damage above 0
     */
    static WoundLevel woundLevel(Tables tables, int damage, int size) {
        var factors = tables.woundLevel();
        if (!reaches(damage, factors.serious(), size)) {
            return WoundLevel.MINOR;
        }
        if (!reaches(damage, factors.disabled(), size)) {
            return WoundLevel.SERIOUS;
        }
        return reaches(damage, factors.destroyed(), size) ? WoundLevel.DESTROYED : WoundLevel.DISABLED;
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
