package asalto.rules.desafio;

import asalto.rules.Dice;
import asalto.rules.Fraction;
import asalto.rules.Outcomes;
import asalto.rules.desafio.Happening.What.Plain;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A considered declaration followed through. Rule book, §15. Where there is more than can be followed, rounds are played
 * with the dice given and counted.
 */
record FollowingThrough(Fight locked, String actor, Dice dice) {

    /** How many outcomes of single steps are followed at most. */
    private static final int MOST = 60_000;

    /** How many rounds are played for a sample, unless they throw many dice. */
    private static final int ROUNDS = 2_500;

    /** So many dice are enough for a sample, for each takes its time; but fewer rounds than these would say nothing. */
    private static final int DICE = 150_000;

    private static final int FEWEST = 100;

    Odds.FollowedThrough odds() {
        try {
            return exact();
        } catch (Outcomes.TooMany _) {
            return sampled();
        }
    }

    private Odds.FollowedThrough exact() {
        var chances = new Chances();
        var ends = new Foresight(locked, actor, new Outcomes(MOST), chances).ends();
        return odds(Odds.Method.EXACT, Optional.empty(), chances, ends);
    }

    private Odds.FollowedThrough sampled() {
        var chances = new Chances();
        var ends = new Foresight(locked, actor, new Outcomes(MOST), chances).sample(ROUNDS, DICE, FEWEST, dice);
        return odds(Odds.Method.SAMPLED, Optional.of(ends.outOf().intValueExact()), chances, ends);
    }

    private Odds.FollowedThrough odds(
            Odds.Method method, Optional<Integer> rounds, Chances chances, Wave<Foresight.Stand> ends) {
        return new Odds.FollowedThrough(
                method,
                rounds,
                rounds.map(FollowingThrough::error),
                actions(chances),
                ends.chance(end -> end.tally().hit()),
                ends.chance(end -> end.tally().landed()),
                targets().stream().map(target -> dealt(target, ends)).toList(),
                Harm.of(ends, end -> end.tally().taken()),
                ends.chance(end -> end.fight().fighter(actor).body().canAct()));
    }

    /** Of a share of n rounds, 196/100 of its standard deviation is nowhere more than 1/√n; rounded up. */
    private static Fraction error(int rounds) {
        return Fraction.of(1, BigInteger.valueOf(rounds).sqrt().intValueExact());
    }

    private List<Odds.Action> actions(Chances chances) {
        var all = new ArrayList<Odds.Action>();
        var actions = locked.fighter(actor).actions();
        for (int index = 0; index < actions.size(); index++) {
            for (var spray : sprays(actions.get(index))) {
                all.add(action(new ActionFigures(chances, index + 1, spray)));
            }
        }
        return all;
    }

    /** Every spray by itself, every other action as a whole. */
    private List<Optional<Integer>> sprays(Action action) {
        if (action instanceof Action.Shoot shoot) {
            var row = locked.fighter(actor).gear().piece(shoot.weapon()).row();
            if (Fire.mode(shoot, row) == FireMode.SUSTAINED) {
                int sprays = Fire.sprayTargets(shoot, row).size();
                return java.util.stream.IntStream.rangeClosed(1, sprays)
                        .mapToObj(Optional::of)
                        .toList();
            }
        }
        return List.of(Optional.empty());
    }

    private static Odds.Action action(ActionFigures figures) {
        var vain = figures.vain();
        var acts = vain.stream()
                .map(Odds.Vain::chance)
                .reduce(Fraction.NEVER, Fraction::or)
                .not();
        return new Odds.Action(
                figures.action(),
                figures.spray(),
                acts,
                figures.chance(Plain.HIT),
                figures.chance(Plain.CRITICAL),
                figures.chance(Plain.STOPPED),
                figures.chance(Plain.LANDED),
                figures.bullets(),
                figures.chance(Plain.STOPS),
                figures.chance(Plain.SUCCEEDED),
                vain);
    }

    private List<String> targets() {
        return Targets.of(locked.fighter(actor).actions());
    }

    private static Odds.Dealt dealt(String target, Wave<Foresight.Stand> ends) {
        return new Odds.Dealt(
                target,
                Harm.of(ends, end -> Optional.ofNullable(end.tally().dealt().get(target))));
    }
}
