package asalto.arena.dice;

import asalto.rules.Dice;
import asalto.rules.Roll;
import java.util.List;

/**
 * The dice of one round as they were put aside. The k-th die of the round shows the k-th face that was entered by hand, if
 * there is one and it is on that die; else the server's. A face entered for a die uses the server's one up, so that which
 * die of whom is which depends on what was thrown before, and on nothing else.
 */
public final class RoundDice implements Dice {

    private final Seed seed;
    private final List<Integer> entered;
    private final String encounter;
    private final int round;
    private final SeededDice server;
    private int next;

    /** @param thrown what has been thrown in the round before */
    public RoundDice(Seed seed, List<Integer> entered, String encounter, int round, Thrown thrown) {
        this.seed = seed;
        this.entered = List.copyOf(entered);
        this.encounter = encounter;
        this.round = round;
        this.server = new SeededDice(seed, encounter, round, thrown);
        this.next = thrown.all();
    }

    @Override
    public int roll(int sides, String roller) {
        int drawn = server.roll(sides, roller);
        int die = next++;
        return die < entered.size() && entered.get(die) <= sides ? entered.get(die) : drawn;
    }

    @Override
    public Dice behind(List<Roll> thrown) {
        return new RoundDice(seed, entered, encounter, round, Thrown.NONE.and(thrown));
    }
}
