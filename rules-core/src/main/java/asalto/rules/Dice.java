package asalto.rules;

/** Where the rules get their faces from. */
@FunctionalInterface
public interface Dice {

    /**
     * Throws one die.
     *
     * @param sides 1 or more
     * @param roller the id of the combatant who throws
     * @return 1..sides
     * @throws Tape.Mismatch if the faces were given beforehand and do not fit
     */
    int roll(int sides, String roller);
}
