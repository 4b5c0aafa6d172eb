package asalto.rules.desafio;

import asalto.rules.desafio.DesafioFact.Forfeit;
import java.util.Optional;

/** Whether an actor can carry out a counted action. Rule D-26: the first reason that holds is the one given. */
final class Ability {

    private Ability() {}

    static Optional<Forfeit> hindrance(Fighter actor, Planned planned) {
        var incapable = actor.body().incapable();
        if (incapable.isPresent()) {
            return incapable;
        }
        if (planned.accumulation() >= actor.agility()) {
            return Optional.of(Forfeit.INCAPACITATED);
        }
        return planned.weapon().filter(weapon -> !actor.holds(weapon)).map(weapon -> Forfeit.WEAPON_NOT_HELD);
    }
}
