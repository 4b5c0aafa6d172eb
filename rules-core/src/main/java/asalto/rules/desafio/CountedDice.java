package asalto.rules.desafio;

import asalto.rules.Dice;

/** Dice of which it is known how many were thrown. For one thread. */
final class CountedDice implements Dice {

    private final Dice dice;
    private int thrown;

    CountedDice(Dice dice) {
        this.dice = dice;
    }

    int thrown() {
        return thrown;
    }

    @Override
    public int roll(int sides, String roller) {
        thrown++;
        return dice.roll(sides, roller);
    }
}
