package asalto.rules.desafio;

import asalto.rules.desafio.DesafioFact.ActionForfeited;
import asalto.rules.desafio.DesafioFact.Feint;
import asalto.rules.desafio.DesafioFact.FeintMade;
import asalto.rules.desafio.DesafioFact.RoundStarted;
import asalto.rules.desafio.DesafioFact.WeaponDrawn;
import asalto.rules.desafio.DesafioFact.WeaponDropped;
import java.util.List;
import java.util.Optional;

/** Before the first tenth: drops, then weapons drawn to be used at once. Rules D-76, D-77. */
record RoundStart(Unfolding unfolding) {

    void play() {
        unfolding.tell(new RoundStarted());
        var start = unfolding.now();
        start.fighters().forEach(this::dropsOf);
        unfolding.now().fighters().forEach(this::drawsOf);
    }

    private void dropsOf(Fighter fighter) {
        for (int index = 0; index < fighter.actions().size(); index++) {
            if (fighter.actions().get(index) instanceof Action.Drop(var weapon)) {
                unfolding.tell(fighter.id(), drop(fighter, Optional.of(index + 1), weapon));
            }
        }
    }

    private DesafioFact drop(Fighter fighter, Optional<Integer> action, String weapon) {
        var incapable = fighter.body().incapable();
        if (incapable.isPresent()) {
            return new ActionForfeited(action, incapable.get(), Optional.empty());
        }
        boolean inHand = unfolding.now(fighter.id()).gear().piece(weapon).held().isPresent();
        return inHand ? new WeaponDropped(weapon) : new FeintMade(action, Feint.NO_NEED, Optional.empty());
    }

    private void drawsOf(Fighter fighter) {
        for (var piece : fighter.gear().pieces()) {
            if (piece.isCarried() && isClaimed(fighter.actions(), piece.id()) && canDraw(fighter, piece)) {
                unfolding.tell(fighter.id(), new WeaponDrawn(piece.id()));
            }
        }
    }

    /** Rule D-76: claimed on any action of the weapon. */
    static boolean isClaimed(List<Action> actions, String weapon) {
        for (var action : actions) {
            if (claims(action) && Planned.weapon(action).filter(weapon::equals).isPresent()) {
                return true;
            }
        }
        return false;
    }

    private static boolean claims(Action action) {
        return switch (action) {
            case Action.Attack attack -> attack.drawnThisRound().orElse(false);
            case Action.Parry parry -> parry.drawnThisRound().orElse(false);
            case Action.Shoot shoot -> shoot.drawnThisRound().orElse(false);
            default -> false;
        };
    }

    private boolean canDraw(Fighter fighter, Piece piece) {
        var now = unfolding.now(fighter.id());
        return now.body().canAct()
                && now.gear().freeHold(piece.row(), now.body()).isPresent();
    }
}
