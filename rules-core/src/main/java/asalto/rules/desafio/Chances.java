package asalto.rules.desafio;

import asalto.rules.Fraction;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How likely each thing is that may come of a combatant's actions. It is added up while odds are worked out. */
final class Chances {

    private final Map<Happening, Fraction> all = new LinkedHashMap<>();

    /** Ways of one moment, before they are put with the rest. */
    static final class Ways {
        private final Map<Happening, BigInteger> all = new LinkedHashMap<>();

        void add(List<Happening> happened, BigInteger ways) {
            happened.forEach(happening -> all.merge(happening, ways, BigInteger::add));
        }
    }

    void add(Ways ways, BigInteger outOf) {
        ways.all.forEach((happening, many) -> all.merge(happening, new Fraction(many, outOf), Fraction::or));
    }

    Fraction of(Happening happening) {
        return all.getOrDefault(happening, Fraction.NEVER);
    }

    /** All that may happen, in the order in which it was first seen. */
    List<Happening> happenings() {
        return List.copyOf(all.keySet());
    }
}
