package asalto.rules.desafio;

import asalto.rules.CorruptStream;
import asalto.rules.desafio.DesafioFact.Feint;
import asalto.rules.desafio.DesafioFact.FeintMade;
import asalto.rules.desafio.DesafioFact.OpposedTestRolled;
import asalto.rules.desafio.DesafioFact.Source;
import asalto.rules.desafio.DesafioFact.TestRolled;
import asalto.rules.desafio.DesafioFact.Theirs;
import java.util.List;
import java.util.Optional;

/**
 * Tests and opposed tests. Rules D-10 to D-13, D-79.
 *
 * @param position of the action, for what the director ruled on it; empty between rounds
 */
record Trials(Unfolding unfolding, Optional<Integer> position) {

    static final String REASON = "difficulty of the test";

    void test(String actor, Action.Test test) {
        var fighter = unfolding.now(actor);
        var name = test.skill()
                .or(() -> test.attribute().map(Attribute::id))
                .orElseThrow(() -> new CorruptStream("a test of nothing: " + test));
        int value = test.attribute().map(fighter.body()::attribute).orElseGet(() -> fighter.skill(name));
        roll(fighter, name, value, test.difficulty().orElse(0));
    }

    /** Whether it succeeded. */
    boolean roll(Fighter fighter, String name, int value, int given) {
        var half = half(fighter, name, value, given, ruled(fighter));
        unfolding.tell(
                fighter.id(),
                new TestRolled(
                        value,
                        name,
                        Optional.of(half.roll()),
                        half.difficulty(),
                        Optional.of(half.total()),
                        half.success(),
                        Optional.of(half.successLevel())));
        return half.success();
    }

    /** Rule D-11: outside combat what cannot fail is not rolled. */
    boolean rollUnlessCertain(Fighter fighter, String name, int value, int given) {
        var difficulty = difficulty(fighter, given, ruled(fighter));
        if (!difficulty.allow(10, value)) {
            return roll(fighter, name, value, given);
        }
        unfolding.tell(
                fighter.id(),
                new TestRolled(
                        value, name, Optional.empty(), difficulty.entries(), Optional.empty(), true, Optional.empty()));
        return true;
    }

    /** Rule D-79: an opponent who cannot act does not roll. */
    void oppose(String actor, Action.Oppose oppose) {
        if (!unfolding.now(oppose.against()).body().canAct()) {
            unfolding.tell(actor, new FeintMade(position, Feint.TARGET_DOWN, Optional.empty()));
            return;
        }
        var mine = half(actor, oppose.skill(), oppose.difficulty(), ruled(unfolding.now(actor)));
        var theirs = half(oppose.against(), oppose.theirSkill(), oppose.theirDifficulty(), List.of());
        unfolding.tell(
                actor,
                new OpposedTestRolled(
                        mine.skill(),
                        mine.skillId(),
                        mine.roll(),
                        mine.difficulty(),
                        mine.total(),
                        mine.success(),
                        mine.successLevel(),
                        oppose.against(),
                        theirs,
                        winner(actor, mine, oppose.against(), theirs)));
    }

    /** Rule D-13: of two successes the higher level; of one, that one; equal or none, nobody. */
    private static Optional<String> winner(String actor, Theirs mine, String opponent, Theirs theirs) {
        if (mine.success() && theirs.success()) {
            int better = Integer.compare(mine.successLevel(), theirs.successLevel());
            return better == 0 ? Optional.empty() : Optional.of(better > 0 ? actor : opponent);
        }
        if (mine.success()) {
            return Optional.of(actor);
        }
        return theirs.success() ? Optional.of(opponent) : Optional.empty();
    }

    private Theirs half(String who, String skill, Optional<Integer> given, List<Action.Modifier> ruled) {
        var fighter = unfolding.now(who);
        return half(fighter, skill, fighter.skill(skill), given.orElse(0), ruled);
    }

    private Theirs half(Fighter fighter, String name, int value, int given, List<Action.Modifier> ruled) {
        var difficulty = difficulty(fighter, given, ruled);
        int face = unfolding.roll(fighter.id());
        long total = difficulty.total(face);
        int level = Levels.level(unfolding.now().rules(), value, face);
        return new Theirs(value, name, face, difficulty.entries(), total, difficulty.allow(face, value), level);
    }

    private static Difficulties difficulty(Fighter fighter, int given, List<Action.Modifier> ruled) {
        return new Difficulties()
                .add(Source.WOUNDS, fighter.body().penalty())
                .gm(given, REASON)
                .gm(ruled);
    }

    private List<Action.Modifier> ruled(Fighter fighter) {
        return position.map(fighter::ruled).orElse(List.of());
    }
}
