package asalto.rules.desafio;

import asalto.rules.desafio.DesafioFact.AmmunitionSpent;
import asalto.rules.desafio.DesafioFact.BulletsRolled;
import asalto.rules.desafio.DesafioFact.Feint;
import asalto.rules.desafio.DesafioFact.Forfeit;
import java.util.Optional;

/**
 * A single shot, a throw, a burst, or one spray of sustained fire. Rules D-70 to D-75.
 *
 * @param changesTarget whether the spray goes at another target than the one before it (Rule D-73)
 */
record Shot(Attempt attempt, Action.Shoot shoot, boolean changesTarget) {

    void make() {
        var hindrance = Ability.hindrance(attempt.attacker(), attempt.planned());
        if (hindrance.isPresent()) {
            attempt.forfeit(hindrance.get());
            return;
        }
        int rounds = rounds();
        if (flying(rounds) == 0) {
            attempt.forfeit(Forfeit.NO_AMMUNITION);
            spend(rounds);
        } else if (attempt.targetAtStart().body().dead()) {
            attempt.feint(Feint.TARGET_DOWN);
            spend(rounds);
        } else if (attempt.targetAtStart().stance().cover() == Cover.HIDDEN) {
            attempt.forfeit(Forfeit.TARGET_NOT_EXPOSED);
            spend(rounds);
        } else {
            roll(rounds);
        }
    }

    private FireMode mode() {
        return Fire.mode(shoot, attempt.row());
    }

    private int rounds() {
        return Fire.rounds(mode(), attempt.row(), attempt.spray().orElse(1), left());
    }

    /** Rule D-21: ammunition is counted down as it is spent. */
    private int left() {
        return attempt.unfolding()
                .now(attempt.attacker().id())
                .gear()
                .piece(attempt.weapon())
                .ammunition()
                .orElse(0);
    }

    /** Rule D-73: one round is lost on the way to another target. */
    private int flying(int rounds) {
        return Math.max(0, rounds - (changesTarget ? 1 : 0));
    }

    private void spend(int rounds) {
        if (rounds > 0) {
            attempt.unfolding()
                    .tell(attempt.attacker().id(), new AmmunitionSpent(attempt.weapon(), rounds, left() - rounds));
        }
    }

    private void roll(int rounds) {
        var outcome = attempt.roll(difficulty());
        spend(rounds);
        if (!outcome.success()) {
            attempt.missed();
        } else if (!new Guarding(attempt).stops(outcome.level(), shoot.from())) {
            landAll(outcome, flying(rounds));
        }
    }

    private Difficulties difficulty() {
        return new ShotDifficulty(
                        attempt.start(),
                        attempt.attacker(),
                        attempt.planned(),
                        shoot,
                        attempt.target(),
                        attempt.spray().orElse(1))
                .sum();
    }

    private void landAll(Attempt.Outcome outcome, int flying) {
        var hit = new Hit(attempt, shoot.calledShot(), false);
        if (mode() == FireMode.SINGLE) {
            hit.land(outcome.critical(), Optional.empty());
            return;
        }
        int bullets = mode() == FireMode.BURST ? burstHits(outcome, flying) : sprayHits(flying);
        for (int bullet = 1; bullet <= bullets; bullet++) {
            hit.land(outcome.critical() && bullet == 1, Optional.of(bullet));
        }
    }

    /** Rule D-71: each further bullet is one harder. */
    private int burstHits(Attempt.Outcome outcome, int flying) {
        return Math.clamp(attempt.skill() - outcome.total() + 1, 0, flying);
    }

    /** Rule D-72: half the die, rounded up, at most those that fly. */
    private int sprayHits(int flying) {
        var shooter = attempt.attacker().id();
        int face = attempt.unfolding().roll(shooter);
        int bullets = Math.min(flying, Math.ceilDiv(face, 2));
        attempt.unfolding()
                .tell(shooter, new BulletsRolled(face, attempt.spray().orElse(1), bullets));
        return bullets;
    }
}
