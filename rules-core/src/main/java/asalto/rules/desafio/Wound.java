package asalto.rules.desafio;

import java.util.Optional;

/**
 * A wound that is neither healed nor ended. Rules D-63 to D-66, D-68, D-87.
 *
 * @param number per combatant, from 1, for ever
 * @param kind what the weapon does, for Rule D-82
 * @param avoided a minor wound without penalty (Rule D-63)
 * @param rested seconds
 * @param weighs whether a serious wound has its penalty now (Rule D-81)
 * @param clock the bleeding that it began, until it is treated (Rule D-84)
 */
record Wound(
        int number,
        Location location,
        WoundLevel level,
        DamageKind kind,
        boolean avoided,
        boolean treated,
        long rested,
        boolean weighs,
        Optional<BleedingClock> clock) {

    private static final long DAY = 86_400;

    static Wound fresh(int number, Location location, WoundLevel level, DamageKind kind) {
        return new Wound(number, location, level, kind, false, false, 0, true, Optional.empty());
    }

    /** The location does not work. */
    boolean costsTheLocation() {
        return level.costsTheLocation();
    }

    /** What it weighs by itself. Rules D-63, D-64, D-68: what costs the location weighs as the location does. */
    int penalty() {
        return switch (level) {
            case MINOR -> avoided ? 0 : 1;
            case SERIOUS -> weighs ? 2 : 0;
            case DISABLED, DESTROYED -> 0;
        };
    }

    Wound bleeding(Optional<BleedingClock> clock) {
        return new Wound(number, location, level, kind, avoided, treated, rested, weighs, clock);
    }

    /** Rule D-63: as the Endurance test went. */
    Wound endured(boolean success) {
        return new Wound(number, location, level, kind, success, treated, rested, weighs, clock);
    }

    /** Rule D-84: the clock stops, the shorter recovery holds. */
    Wound nursed() {
        return new Wound(number, location, level, kind, avoided, true, rested, weighs, Optional.empty());
    }

    /** Rule D-87: the rest so far is lost, and a serious wound weighs again. */
    Wound reopened() {
        return rested == 0 && weighs
                ? this
                : new Wound(number, location, level, kind, avoided, treated, 0, true, clock);
    }

    /** Rule D-87: time between rounds counts for minor wounds always, for the others only with rest. */
    Wound after(long seconds, boolean rest) {
        if (level != WoundLevel.MINOR && !rest) {
            return reopened();
        }
        long total = Math.addExact(rested, seconds);
        return new Wound(number, location, level, kind, avoided, treated, total, total < weighingSeconds(), clock);
    }

    /** The seconds of rest after which it is gone, if it ever is. Rules D-80 to D-83. */
    Optional<Long> healingSeconds() {
        return switch (level) {
            case MINOR -> Optional.of(600L);
            case SERIOUS -> Optional.of((treated ? 14 : 21) * DAY);
            case DISABLED -> Optional.of((treated ? 30 : 60) * DAY);
            case DESTROYED -> Optional.empty();
        };
    }

    /** Rule D-81: a serious wound weighs in the first two weeks, treated in the first only. */
    private long weighingSeconds() {
        return level == WoundLevel.SERIOUS ? (treated ? 7 : 14) * DAY : Long.MAX_VALUE;
    }
}
