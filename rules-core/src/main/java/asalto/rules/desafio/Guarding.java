package asalto.rules.desafio;

import asalto.rules.desafio.DesafioFact.AttackStopped;
import asalto.rules.desafio.DesafioFact.DefenceRolled;
import asalto.rules.desafio.DesafioFact.Guard;
import java.util.Comparator;
import java.util.Optional;

/** How an attack that would hit is met. Rules D-50 to D-58. */
record Guarding(Attempt attempt) {

    /** Whether a defence meets the attack and stops it. At most one is tried (Rule D-56). */
    boolean stops(int level, Optional<Approach> from) {
        boolean unseen = from.filter(approach -> approach != Approach.FRONT).isPresent();
        if (unseen || !defender().body().canAct()) {
            return false;
        }
        return ready().map(guard -> meets(guard, level)).orElse(false);
    }

    private Fighter defender() {
        return attempt.targetAtStart();
    }

    /** Rule D-56: reserved ones, then declared order. */
    private Optional<Planned> ready() {
        var readiness = new Readiness(attempt.start(), attempt.unfolding().now(attempt.target()));
        return readiness.plan().defences().stream()
                .filter(guard -> readiness.isReady(guard, attempt.unfolding().beat()))
                .filter(guard -> Ability.hindrance(defender(), guard).isEmpty())
                .filter(this::mayStop)
                .filter(this::isForThisAttack)
                .min(Comparator.comparing((Planned guard) -> against(guard).isPresent() ? 0 : 1)
                        .thenComparing(Planned::position));
    }

    /** Rule D-57: bullets are met by nothing, other missiles by a shield. */
    private boolean mayStop(Planned guard) {
        if (!attempt.row().shoots()) {
            return true;
        }
        return !attempt.row().isFirearm()
                && guard.weapon()
                        .filter(weapon -> defender().gear().piece(weapon).row().shield())
                        .isPresent();
    }

    /** Rule D-55: a reserved defence meets nothing else. */
    private boolean isForThisAttack(Planned guard) {
        return against(guard).map(this::isReservedForThis).orElse(true);
    }

    private boolean isReservedForThis(Action.Against against) {
        return attempt.attacker().is(against.attacker())
                && against.ordinal()
                        .map(ordinal -> ordinal == Plan.of(attempt.attacker()).ordinalOf(attempt.planned()))
                        .orElse(true);
    }

    private static Optional<Action.Against> against(Planned guard) {
        return switch (guard.action()) {
            case Action.Parry parry -> parry.against();
            case Action.Dodge dodge -> dodge.against();
            default -> Optional.empty();
        };
    }

    private boolean meets(Planned guard, int level) {
        var kind = guard.weapon().isPresent() ? Guard.PARRY : Guard.DODGE;
        var skillId = guard.weapon()
                .map(weapon -> defender().gear().piece(weapon).row().skill())
                .orElse("dodge");
        int skill = defender().skill(skillId);
        var difficulty = GuardDifficulty.of(attempt.start(), defender(), guard, level);
        int face = attempt.unfolding().roll(defender().id());
        long total = difficulty.total(face);
        boolean success = total <= skill;
        attempt.unfolding()
                .tell(
                        defender().id(),
                        new DefenceRolled(
                                kind,
                                attempt.attacker().id(),
                                guard.position(),
                                skill,
                                skillId,
                                face,
                                difficulty.entries(),
                                total,
                                success));
        if (success) {
            attempt.unfolding()
                    .tell(
                            attempt.attacker().id(),
                            new AttackStopped(
                                    attempt.target(), attempt.planned().position(), kind));
        }
        return success;
    }
}
