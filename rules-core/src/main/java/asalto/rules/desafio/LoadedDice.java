package asalto.rules.desafio;

import asalto.rules.Dice;
import java.util.List;
import java.util.OptionalInt;

/**
 * Dice for what is decided again: first the faces that hold, then those that replace a roll, then those that are thrown. Of
 * the dice that are thrown the replaced ones are passed over: a roll at the table stands for them.
 */
final class LoadedDice implements Dice {

    private final Dice thrown;
    private final List<Integer> held;
    private final List<Integer> replacing;
    private int asked;
    private int misfit = -1;
    private int sidesOfTheMisfit;

    LoadedDice(Dice thrown, List<Integer> held, List<Integer> replacing) {
        this.thrown = thrown;
        this.held = held;
        this.replacing = replacing;
    }

    @Override
    public int roll(int sides, String roller) {
        int die = asked++;
        if (die < held.size()) {
            return held.get(die);
        }
        int face = thrown.roll(sides, roller);
        int replaced = die - held.size();
        return replaced < replacing.size() ? onTheDie(replaced, sides) : face;
    }

    private int onTheDie(int replaced, int sides) {
        int face = replacing.get(replaced);
        if (face <= sides) {
            return face;
        }
        misfit = replaced;
        sidesOfTheMisfit = sides;
        return sides;
    }

    /** Which of the replacing faces is not on its die, from 0. */
    OptionalInt misfit() {
        return misfit < 0 ? OptionalInt.empty() : OptionalInt.of(misfit);
    }

    int sidesOfTheMisfit() {
        return sidesOfTheMisfit;
    }
}
