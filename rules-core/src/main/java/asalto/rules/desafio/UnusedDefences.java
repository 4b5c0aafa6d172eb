package asalto.rules.desafio;

import asalto.rules.desafio.DesafioFact.ActionForfeited;
import asalto.rules.desafio.DesafioFact.Feint;
import asalto.rules.desafio.DesafioFact.FeintMade;
import java.util.Optional;

/** Defences that met no attack: feints, or forfeited if their owner cannot act then. Rule D-54. */
final class UnusedDefences {

    private UnusedDefences() {}

    /** Those whose time is over because the weapon's next action falls in this tenth. */
    static void beforeTenth(Unfolding unfolding, int tenth) {
        for (var owner : unfolding.now().fighters()) {
            if (owner.plan().ending().has(tenth)) {
                end(unfolding, owner, tenth);
            }
        }
    }

    /** All that are left after tenth 10. */
    static void afterRound(Unfolding unfolding) {
        for (var owner : unfolding.now().fighters()) {
            end(unfolding, owner, Schedule.TENTHS + 1);
        }
    }

    private static void end(Unfolding unfolding, Fighter owner, int tenth) {
        for (var guard : owner.plan().defences()) {
            if (guard.until() <= tenth && !owner.hasDone(guard.position())) {
                unfolding.tell(owner.id(), ending(owner, guard));
            }
        }
    }

    private static DesafioFact ending(Fighter owner, Planned guard) {
        var position = Optional.of(guard.position());
        var hindrance = Ability.hindrance(owner, guard);
        return hindrance.isPresent()
                ? new ActionForfeited(position, hindrance.get(), Optional.empty())
                : new FeintMade(position, Feint.NO_ATTACK, Optional.empty());
    }
}
