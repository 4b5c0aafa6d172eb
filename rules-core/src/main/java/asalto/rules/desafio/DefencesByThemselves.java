package asalto.rules.desafio;

import asalto.rules.Fraction;
import java.util.List;
import java.util.stream.IntStream;

/** Each defence of a considered declaration by itself, against attacks of every level. Rule book, §15. */
record DefencesByThemselves(Fight locked, Fighter me) {

    private static final int FACES = 10;

    List<Odds.Defence> all() {
        return me.plan().defences().stream().map(this::defence).toList();
    }

    private Odds.Defence defence(Planned guard) {
        int skill = me.skill(Guarding.skillId(me, guard));
        var levels = IntStream.rangeClosed(0, 9)
                .mapToObj(level -> new Odds.AtLevel(level, against(guard, level, skill)))
                .toList();
        return new Odds.Defence(
                guard.position(),
                guard.tenth(),
                skill,
                GuardDifficulty.of(locked, me, guard, 0).entries(),
                levels);
    }

    private Fraction against(Planned guard, int level, int skill) {
        var difficulty = GuardDifficulty.of(locked, me, guard, level);
        return Fraction.of(
                IntStream.rangeClosed(1, FACES)
                        .filter(face -> difficulty.allow(face, skill))
                        .count(),
                FACES);
    }
}
