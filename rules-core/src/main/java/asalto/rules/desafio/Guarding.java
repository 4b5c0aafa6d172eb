package asalto.rules.desafio;

import asalto.rules.desafio.DesafioFact.AttackStopped;
import asalto.rules.desafio.DesafioFact.DefenceRolled;
import asalto.rules.desafio.DesafioFact.Guard;
import java.util.List;
import java.util.Optional;

/** How an attack that would hit is met. Rules D-50, D-51, D-55 to D-58. */
record Guarding(Attempt attempt, Optional<Approach> from) {

    /** Whether a defence meets the attack and stops it. At most one is tried (Rule D-56). */
    boolean stops(int level) {
        return ready().map(guard -> meets(guard, level)).orElse(false);
    }

    /** What of an attack roll matters to what follows: its level only if a defence is ready to meet it. */
    Object meaning(Attempt.Shown shown) {
        if (!shown.success()) {
            return false;
        }
        return List.of(shown.mayBeCritical(), ready().isPresent() ? shown.level() : 0);
    }

    private Fighter defender() {
        return attempt.targetAtStart();
    }

    /** Rules D-56, D-58: reserved ones, then declared order; of one who sees it coming and can act. */
    private Optional<Planned> ready() {
        boolean unseen = from.filter(approach -> approach != Approach.FRONT).isPresent();
        return unseen || !defender().body().canAct() ? Optional.empty() : next();
    }

    private Optional<Planned> next() {
        if (defender().plan().defences().isEmpty()) {
            return Optional.empty();
        }
        var readiness = new Readiness(attempt.start(), attempt.unfolding().now(attempt.target()));
        var first = Optional.<Planned>empty();
        for (var guard : readiness.plan().defences()) {
            if (meetsThis(guard, readiness)) {
                if (against(guard).isPresent()) {
                    return Optional.of(guard);
                }
                first = first.or(() -> Optional.of(guard));
            }
        }
        return first;
    }

    private boolean meetsThis(Planned guard, Readiness readiness) {
        return readiness.isReady(guard, attempt.unfolding().beat())
                && Ability.hindrance(defender(), guard).isEmpty()
                && mayStop(guard)
                && isForThisAttack(guard);
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
                        .map(ordinal -> ordinal == attempt.attacker().plan().ordinalOf(attempt.planned()))
                        .orElse(true);
    }

    private static Optional<Action.Against> against(Planned guard) {
        return switch (guard.action()) {
            case Action.Parry parry -> parry.against();
            case Action.Dodge dodge -> dodge.against();
            default -> Optional.empty();
        };
    }

    /** Rule D-51. */
    static String skillId(Fighter defender, Planned guard) {
        return guard.weapon()
                .map(weapon -> defender.gear().piece(weapon).row().skill())
                .orElse("dodge");
    }

    private boolean meets(Planned guard, int level) {
        var kind = guard.weapon().isPresent() ? Guard.PARRY : Guard.DODGE;
        var skillId = skillId(defender(), guard);
        int skill = defender().skill(skillId);
        var difficulty = GuardDifficulty.of(attempt.start(), defender(), guard, level);
        int face = attempt.unfolding().roll(defender().id(), any -> difficulty.allow(any, skill));
        long total = difficulty.total(face);
        boolean success = difficulty.allow(face, skill);
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
