package asalto.rules.desafio;

import asalto.rules.desafio.DesafioFact.ActionsDeclared;
import asalto.rules.desafio.DesafioFact.OrdersWeighed;
import asalto.rules.desafio.DesafioFact.Verdict;
import asalto.rules.desafio.DesafioFact.Weighed;
import java.util.ArrayList;
import java.util.Optional;

/**
 * What the standing orders of those who have not declared come to. All are weighed by what was declared before: none sees
 * what another one chooses. Rule D-24.
 */
record Weighing(Fight fight, Unfolding unfolding) {

    void weigh() {
        for (var fighter : fight.fighters()) {
            if (fighter.declared().isEmpty() && !fighter.orders().isEmpty()) {
                weigh(fighter);
            }
        }
    }

    private void weigh(Fighter owner) {
        var weighed = new ArrayList<Weighed>();
        var chosen = Optional.<StandingOrder.Choice>empty();
        for (var order : owner.orders()) {
            int number = weighed.size() + 1;
            var one = chosen.isPresent() ? outcome(number, Verdict.NOT_REACHED) : weigh(owner, number, order);
            weighed.add(one);
            if (one.outcome() == Verdict.FIRED) {
                chosen = Optional.of(order.choose());
            }
        }
        unfolding.tell(owner.id(), new OrdersWeighed(weighed));
        chosen.ifPresent(
                choice -> unfolding.tell(owner.id(), new ActionsDeclared(choice.actions(), choice.accumulateOn())));
    }

    private Weighed weigh(Fighter owner, int number, StandingOrder order) {
        var unmet = order.when().flatMap(new Seeing(fight, owner)::unmet);
        if (unmet.isPresent()) {
            return new Weighed(number, Verdict.NOT_MET, unmet, Optional.empty(), Optional.empty());
        }
        return Feasibility.of(fight, owner, order.choose().actions())
                .map(obstacle -> new Weighed(
                        number,
                        Verdict.NOT_LEGAL,
                        Optional.empty(),
                        Optional.of(obstacle.action()),
                        Optional.of(obstacle.reason())))
                .orElseGet(() -> outcome(number, Verdict.FIRED));
    }

    private static Weighed outcome(int number, Verdict verdict) {
        return new Weighed(number, verdict, Optional.empty(), Optional.empty(), Optional.empty());
    }
}
