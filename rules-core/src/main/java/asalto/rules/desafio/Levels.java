package asalto.rules.desafio;

import asalto.rules.desafio.Ruleset.SuccessLevelFloor;

/** Success levels. Rule D-12. */
final class Levels {

    private Levels() {}

    /** Value minus roll, difficulty ignored, of successes and failures alike. */
    static int level(Ruleset rules, int value, int roll) {
        int level = value - roll;
        return rules.options().successLevelFloor() == SuccessLevelFloor.ZERO ? Math.max(0, level) : level;
    }
}
