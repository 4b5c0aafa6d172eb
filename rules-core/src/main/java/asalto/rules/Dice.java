package asalto.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

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

    /**
     * The dice of the same round, gone back to where these faces had been thrown and no others: for what is decided again.
     * Dice that only ever go on are given back as they are.
     */
    default Dice behind(List<Roll> thrown) {
        return this;
    }

    /**
     * Throws one die of which only its meaning matters to whatever follows.
     *
     * @param meaning of a face; two faces with equal meanings lead to the same state. Real dice do not ask for it: it lets
     *     odds be weighed without following each face by itself
     */
    default int roll(int sides, String roller, IntFunction<?> meaning) {
        return roll(sides, roller);
    }

    /**
     * Throws several dice, one after the other, of whose sum only the meaning matters.
     *
     * @param count 1 or more
     */
    default List<Integer> roll(int count, int sides, String roller, IntFunction<?> meaning) {
        if (count == 1) {
            return List.of(roll(sides, roller));
        }
        var faces = new ArrayList<Integer>(count);
        for (int die = 0; die < count; die++) {
            faces.add(roll(sides, roller));
        }
        return List.copyOf(faces);
    }
}
