package asalto.rules.desafio;

import asalto.rules.desafio.DesafioFact.ActionForfeited;
import asalto.rules.desafio.DesafioFact.Feint;
import asalto.rules.desafio.DesafioFact.FeintMade;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Defences that met no attack: feints, or forfeited if their owner cannot act then. Rule D-54. */
final class UnusedDefences {

    private UnusedDefences() {}

    /** Those whose time is over because the weapon's next action falls in this tenth. */
    static void beforeTenth(Unfolding unfolding, int tenth) {
        for (var owner : defending(unfolding)) {
            var readiness = new Readiness(unfolding.now(), owner);
            end(unfolding, owner, readiness.plan(), guard -> readiness.until(guard) == tenth);
        }
    }

    /** All that are left after tenth 10. */
    static void afterRound(Unfolding unfolding) {
        for (var owner : defending(unfolding)) {
            end(unfolding, owner, owner.plan(), guard -> true);
        }
    }

    private static List<Fighter> defending(Unfolding unfolding) {
        var some = new ArrayList<Fighter>();
        for (var fighter : unfolding.now().fighters()) {
            if (!fighter.plan().defences().isEmpty()) {
                some.add(fighter);
            }
        }
        return some;
    }

    private static void end(Unfolding unfolding, Fighter owner, Plan plan, Predicate<Planned> isOver) {
        for (var guard : plan.defences()) {
            if (isOver.test(guard) && !owner.hasDone(guard.position())) {
                unfolding.tell(owner.id(), ending(owner, guard));
            }
        }
    }

    private static DesafioFact ending(Fighter owner, Planned guard) {
        var position = Optional.of(guard.position());
        return Ability.hindrance(owner, guard)
                .<DesafioFact>map(reason -> new ActionForfeited(position, reason, Optional.empty()))
                .orElseGet(() -> new FeintMade(position, Feint.NO_ATTACK, Optional.empty()));
    }
}
