package asalto.rules.desafio;

import asalto.rules.Named;

/** The options and tables of one encounter. */
public record Ruleset(Options options, Tables tables) {

    public record Options(
            ParryReadiness parryReadiness, SuccessLevelFloor successLevelFloor, SprayModifier sprayModifier) {
        /** What the rules take where the director chose nothing. */
        public static final Options DEFAULT =
                new Options(ParryReadiness.OWN_TENTH, SuccessLevelFloor.NONE, SprayModifier.FLAT);
    }

    /** From when a defence that is not the weapon's first action is ready. Rule D-53. */
    public enum ParryReadiness implements Named {
        OWN_TENTH,
        AFTER_PREVIOUS_ACTION
    }

    /** Whether a success level may be negative. Rule D-12. */
    public enum SuccessLevelFloor implements Named {
        NONE,
        ZERO
    }

    /** Whether the modifier of later sprays grows. Rule D-72. */
    public enum SprayModifier implements Named {
        FLAT,
        CUMULATIVE
    }
}
