package asalto.rules.desafio;

import asalto.rules.desafio.DesafioFact.Feint;
import java.util.List;
import java.util.Optional;

/** A blow with a weapon that does not shoot. Rules D-25, D-26, D-42, D-50. */
record Strike(Attempt attempt, Action.Attack attack) implements Step {

    @Override
    public Strike in(Unfolding other) {
        return new Strike(attempt.in(other), attack);
    }

    @Override
    public List<Step> make() {
        var hindrance = Ability.hindrance(attempt.attacker(), attempt.planned());
        if (hindrance.isPresent()) {
            attempt.forfeit(hindrance.get());
            return List.of();
        }
        if (attempt.targetAtStart().body().dead()) {
            attempt.feint(Feint.TARGET_DOWN);
            return List.of();
        }
        return isUnseen(attack) ? landing(false) : roll();
    }

    /** Rule D-42: from behind or by surprise it hits by itself. */
    static boolean isUnseen(Action.Attack attack) {
        return attack.from().filter(from -> from != Approach.FRONT).isPresent();
    }

    private List<Step> roll() {
        var guarding = new Guarding(attempt, Optional.empty());
        var outcome = attempt.roll(
                MeleeDifficulty.of(attempt.start(), attempt.attacker(), attempt.planned(), attack), guarding::meaning);
        if (!outcome.success()) {
            attempt.missed();
            return List.of();
        }
        return guarding.stops(outcome.level()) ? List.of() : landing(outcome.critical());
    }

    private List<Step> landing(boolean critical) {
        return List.of(new Landing(new Hit(attempt, attack.calledShot(), true), critical, Optional.empty()));
    }
}
