package asalto.rules.desafio;

import asalto.rules.desafio.DesafioFact.Feint;
import java.util.Optional;

/** A blow with a weapon that does not shoot. Rules D-25, D-26, D-42, D-50. */
record Strike(Attempt attempt, Action.Attack attack) {

    void make() {
        var hindrance = Ability.hindrance(attempt.attacker(), attempt.planned());
        if (hindrance.isPresent()) {
            attempt.forfeit(hindrance.get());
        } else if (attempt.targetAtStart().body().dead()) {
            attempt.feint(Feint.TARGET_DOWN);
        } else if (isUnseen()) {
            hit().land(false, Optional.empty());
        } else {
            roll();
        }
    }

    /** Rule D-42: from behind or by surprise it hits by itself. */
    private boolean isUnseen() {
        return attack.from().filter(from -> from != Approach.FRONT).isPresent();
    }

    private void roll() {
        var outcome = attempt.roll(MeleeDifficulty.of(attempt.start(), attempt.attacker(), attempt.planned(), attack));
        if (!outcome.success()) {
            attempt.missed();
        } else if (!new Guarding(attempt).stops(outcome.level(), Optional.empty())) {
            hit().land(outcome.critical(), Optional.empty());
        }
    }

    private Hit hit() {
        return new Hit(attempt, attack.calledShot(), true);
    }
}
