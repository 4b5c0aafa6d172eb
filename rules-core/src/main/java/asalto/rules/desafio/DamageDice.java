package asalto.rules.desafio;

/**
 * A weapon's damage, written {@code NdS}, {@code NdS+C} or {@code NdS-C}. Rule D-61.
 *
 * @param dice how many, 1 or more
 * @param sides of each, 1 or more
 * @param constant added to their sum, perhaps negative
 */
public record DamageDice(int dice, int sides, int constant) {

    /** As it is written in a table. */
    public String written() {
        return dice + "d" + sides + (constant > 0 ? "+" + constant : constant < 0 ? String.valueOf(constant) : "");
    }
}
