package asalto.rules.desafio;

import asalto.rules.Asker;
import asalto.rules.Outcomes;
import java.util.List;

/** Each roll of a considered declaration by itself, as if hits changed nothing. Rule book, §15. */
record RollByRoll(Fight locked, String actor, Asker asker, Outcomes outcomes, List<Odds.LeftOut> leftOut) {

    Odds.ByItself odds() {
        var attacks = new AttacksByThemselves(locked, actor, asker, outcomes, leftOut).weigh();
        return new Odds.ByItself(
                attacks.all(),
                new DefencesByThemselves(locked, locked.fighter(actor)).all(),
                new TrialByItself(locked, actor, asker, outcomes, leftOut).odds(),
                attacks.atLeastOne(Odds.Attack::hit),
                attacks.atLeastOneLands());
    }
}
