package asalto.cli;

import asalto.rules.Dice;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * Dice for what a scenario does not give: from a secure source, or from a seed, by {@link SplittableRandom}. The same seed
 * gives the same faces to every file in the same version of the product.
 */
record Rolled(RandomGenerator faces) implements Dice {

    static Dice of(Optional<Long> seed) {
        return new Rolled(seed.<RandomGenerator>map(SplittableRandom::new).orElseGet(SecureRandom::new));
    }

    @Override
    public int roll(int sides, String roller) {
        return 1 + faces.nextInt(sides);
    }
}
