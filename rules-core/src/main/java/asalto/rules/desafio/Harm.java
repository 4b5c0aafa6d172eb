package asalto.rules.desafio;

import asalto.rules.Fraction;
import java.util.Optional;
import java.util.function.Function;

/** The chances of the worst wound. */
final class Harm {

    private Harm() {}

    static <S> Odds.Wounds of(Wave<S> ends, Function<S, Optional<WoundLevel>> worst) {
        return new Odds.Wounds(
                ends.chance(end -> worst.apply(end).isEmpty()),
                level(ends, worst, WoundLevel.MINOR),
                level(ends, worst, WoundLevel.SERIOUS),
                level(ends, worst, WoundLevel.DISABLED),
                level(ends, worst, WoundLevel.DESTROYED));
    }

    private static <S> Fraction level(Wave<S> ends, Function<S, Optional<WoundLevel>> worst, WoundLevel level) {
        return ends.chance(end -> worst.apply(end).equals(Optional.of(level)));
    }
}
