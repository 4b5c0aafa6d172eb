package asalto.rules.desafio;

import asalto.rules.desafio.DesafioFact.AmmunitionSpent;
import asalto.rules.desafio.DesafioFact.BulletsRolled;
import asalto.rules.desafio.DesafioFact.Feint;
import asalto.rules.desafio.DesafioFact.Forfeit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A single shot, a throw, a burst, or one spray of sustained fire. Rules D-25, D-26, D-44, D-70 to D-75.
 *
 * @param changesTarget whether the spray goes at another target than the one before it (Rule D-73)
 */
record Shot(Attempt attempt, Action.Shoot shoot, boolean changesTarget) implements Step {

    @Override
    public Shot in(Unfolding other) {
        return new Shot(attempt.in(other), shoot, changesTarget);
    }

    @Override
    public List<Step> make() {
        var hindrance = Ability.hindrance(attempt.attacker(), attempt.planned());
        if (hindrance.isPresent()) {
            attempt.forfeit(hindrance.get());
            return List.of();
        }
        int rounds = rounds();
        if (flying(rounds) == 0) {
            attempt.forfeit(Forfeit.NO_AMMUNITION);
            spend(rounds);
            return List.of();
        }
        if (attempt.targetAtStart().body().dead()) {
            attempt.feint(Feint.TARGET_DOWN);
            spend(rounds);
            return List.of();
        }
        if (attempt.targetAtStart().stance().cover() == Cover.HIDDEN) {
            attempt.forfeit(Forfeit.TARGET_NOT_EXPOSED);
            spend(rounds);
            return List.of();
        }
        return roll(rounds);
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
                .piece(attempt.piece().id())
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
                    .tell(
                            attempt.attacker().id(),
                            new AmmunitionSpent(attempt.piece().id(), rounds, left() - rounds));
        }
    }

    private List<Step> roll(int rounds) {
        var guarding = new Guarding(attempt, shoot.from());
        int flying = flying(rounds);
        var outcome =
                attempt.roll(difficulty(), shown -> List.of(guarding.meaning(shown), burstHits(shown.total(), flying)));
        spend(rounds);
        if (!outcome.success()) {
            attempt.missed();
            return List.of();
        }
        return guarding.stops(outcome.level()) ? List.of() : landings(outcome, flying);
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

    private List<Step> landings(Attempt.Outcome outcome, int flying) {
        var hit = new Hit(attempt, shoot.calledShot(), false);
        if (mode() == FireMode.SINGLE) {
            return List.of(new Landing(hit, outcome.critical(), Optional.empty()));
        }
        int bullets = mode() == FireMode.BURST ? burstHits(outcome.total(), flying) : sprayHits(flying);
        var landings = new ArrayList<Step>(bullets);
        for (int bullet = 1; bullet <= bullets; bullet++) {
            landings.add(new Landing(hit, outcome.critical() && bullet == 1, Optional.of(bullet)));
        }
        return landings;
    }

    /** Rule D-71: each further bullet is one harder. Of interest to a burst alone. */
    private int burstHits(long total, int flying) {
        return mode() == FireMode.BURST ? Math.clamp(attempt.skill() - total + 1, 0, flying) : 0;
    }

    /** Rule D-72: half the die, rounded up, at most those that fly. */
    private int sprayHits(int flying) {
        var shooter = attempt.attacker().id();
        int face = attempt.unfolding().roll(shooter, any -> ofSpray(any, flying));
        int bullets = ofSpray(face, flying);
        attempt.unfolding()
                .tell(shooter, new BulletsRolled(face, attempt.spray().orElse(1), bullets));
        return bullets;
    }

    private static int ofSpray(int face, int flying) {
        return Math.min(flying, Math.ceilDiv(face, 2));
    }
}
