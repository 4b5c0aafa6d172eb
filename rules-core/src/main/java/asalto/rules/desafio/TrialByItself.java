package asalto.rules.desafio;

import asalto.rules.Asker;
import asalto.rules.Event;
import asalto.rules.Outcomes;
import asalto.rules.desafio.Happening.What.Plain;
import java.util.List;
import java.util.Optional;

/** The test, opposed test or treatment of a considered declaration by itself. Rule book, §15. */
record TrialByItself(Fight locked, String actor, Asker asker, Outcomes outcomes, List<Odds.LeftOut> leftOut) {

    /** Opposed ones depend on the other's skill, and on his wounds. */
    Optional<Odds.Trial> odds() {
        int position = WholeRound.position(me().actions());
        if (position == 0 || !isTrial(me().actions().get(position - 1))) {
            return Optional.empty();
        }
        var chances = new Chances();
        var growth = Growth.<Fight, List<Event>>of(
                Wave.of(locked, fight -> Essence.of(fight, Tally.of(actor), true)), outcomes, fight -> dice -> {
                    var unfolding = new Unfolding(fight, locked.round(), Schedule.TENTHS, dice);
                    new WholeRound(unfolding, actor).carryOut();
                    return unfolding.told();
                });
        var ways = new Chances.Ways();
        growth.leaves().forEach(leaf -> ways.add(Happenings.of(actor, position, leaf.after()), leaf.ways()));
        chances.add(ways, growth.outOf());
        return Optional.of(trial(position, new ActionFigures(chances, position, Optional.empty())));
    }

    private Odds.Trial trial(int position, ActionFigures figures) {
        var success = figures.chance(Plain.SUCCEEDED);
        if (!(me().actions().get(position - 1) instanceof Action.Oppose oppose)) {
            return new Odds.Trial(position, success, Optional.empty(), Optional.empty());
        }
        if (!asker.knows(oppose.against())) {
            leaveOut("byItself.trial.won", oppose.against());
            leaveOut("byItself.trial.lost", oppose.against());
            return new Odds.Trial(position, success, Optional.empty(), Optional.empty());
        }
        return new Odds.Trial(
                position, success, Optional.of(figures.chance(Plain.WON)), Optional.of(figures.chance(Plain.LOST)));
    }

    private static boolean isTrial(Action action) {
        return action instanceof Action.Test || action instanceof Action.Oppose || action instanceof Action.Treat;
    }

    private Fighter me() {
        return locked.fighter(actor);
    }

    private void leaveOut(String figure, String whose) {
        leftOut.add(new Odds.LeftOut(figure, "skill", Optional.of(whose)));
    }
}
