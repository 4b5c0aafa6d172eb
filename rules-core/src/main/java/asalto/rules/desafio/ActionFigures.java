package asalto.rules.desafio;

import asalto.rules.Fraction;
import asalto.rules.desafio.Happening.What.Bullets;
import asalto.rules.desafio.Happening.What.Vain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The figures of one action, or of one spray. */
record ActionFigures(Chances chances, int action, Optional<Integer> spray) {

    Fraction chance(Happening.What what) {
        return chances.of(new Happening(action, spray, what));
    }

    /** Of a burst or a spray; empty for all else. */
    List<Odds.Bullets> bullets() {
        int most = 0;
        while (!chance(new Bullets(most + 1)).equals(Fraction.NEVER)) {
            most++;
        }
        if (most < 2) {
            return List.of();
        }
        var all = new ArrayList<Odds.Bullets>();
        for (int bullets = 0; bullets <= most; bullets++) {
            var more = chance(new Bullets(bullets + 1));
            var least = bullets == 0 ? Fraction.ALWAYS : chance(new Bullets(bullets));
            all.add(new Odds.Bullets(bullets, least.without(more)));
        }
        return all;
    }

    List<Odds.Vain> vain() {
        return chances.happenings().stream()
                .filter(happening -> happening.action() == action
                        && happening.spray().equals(spray)
                        && happening.what() instanceof Vain)
                .map(happening -> new Odds.Vain(((Vain) happening.what()).reason(), chances.of(happening)))
                .toList();
    }
}
