package asalto.rules.desafio;

import asalto.rules.desafio.DesafioFact.DeathCause;
import asalto.rules.desafio.DesafioFact.Died;
import asalto.rules.desafio.DesafioFact.RoundEnded;

/** After tenth 10: defences left over, what took the whole round, deaths by clock. Rules D-33, D-54, D-84. */
record RoundEnd(Unfolding unfolding) {

    void play() {
        UnusedDefences.afterRound(unfolding);
        for (var fighter : unfolding.now().fighters()) {
            new WholeRound(unfolding, fighter.id()).carryOut();
        }
        long end = unfolding.now().elapsed() + 1;
        for (var fighter : unfolding.now().fighters()) {
            if (!fighter.body().dead()
                    && fighter.body()
                            .deadline()
                            .filter(deadline -> deadline <= end)
                            .isPresent()) {
                unfolding.tell(fighter.id(), new Died(DeathCause.BLED_OUT));
            }
        }
        unfolding.tell(new RoundEnded());
    }
}
