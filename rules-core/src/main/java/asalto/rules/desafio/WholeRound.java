package asalto.rules.desafio;

import asalto.rules.desafio.DesafioFact.ActionForfeited;
import asalto.rules.desafio.DesafioFact.AimTaken;
import asalto.rules.desafio.DesafioFact.Feint;
import asalto.rules.desafio.DesafioFact.FeintMade;
import asalto.rules.desafio.DesafioFact.Forfeit;
import asalto.rules.desafio.DesafioFact.Moved;
import asalto.rules.desafio.DesafioFact.StoodUp;
import asalto.rules.desafio.DesafioFact.WeaponDrawn;
import asalto.rules.desafio.DesafioFact.WeaponPickedUp;
import asalto.rules.desafio.DesafioFact.WeaponReloaded;
import asalto.rules.desafio.DesafioFact.WeaponStowed;
import java.util.List;
import java.util.Optional;

/** What fills one combatant's round, and his move, at the round's end. Rules D-33, D-77 to D-79, D-86. */
record WholeRound(Unfolding unfolding, String actor) {

    /** Where in a declaration stands what takes the whole round; 0 if nothing does. A move or a drop leaves room for more. */
    static int position(List<Action> actions) {
        for (int index = 0; index < actions.size(); index++) {
            var action = actions.get(index);
            boolean leavesRoom = action instanceof Action.Drop || action instanceof Action.Move;
            if (!Planned.isCounted(action) && !leavesRoom) {
                return index + 1;
            }
        }
        return 0;
    }

    void carryOut() {
        var actions = me().actions();
        for (int index = 0; index < actions.size(); index++) {
            var action = actions.get(index);
            if (!Planned.isCounted(action) && !(action instanceof Action.Drop)) {
                carryOut(index + 1, action);
            }
        }
    }

    private void carryOut(int position, Action action) {
        var incapable = me().body().incapable();
        if (incapable.isPresent()) {
            unfolding.tell(actor, forfeit(position, incapable.get()));
            return;
        }
        switch (action) {
            case Action.Aim aim -> unfolding.tell(actor, aim(position, aim));
            case Action.Reload reload -> unfolding.tell(actor, reload(position, reload));
            case Action.Draw(var weapon) -> unfolding.tell(actor, draw(position, weapon));
            case Action.PickUp(var weapon) -> unfolding.tell(actor, pickUp(position, weapon));
            case Action.Stow(var weapon) -> unfolding.tell(actor, stow(position, weapon));
            case Action.Move(var metres) -> unfolding.tell(actor, new Moved(reached(metres)));
            case Action.StandUp _ -> unfolding.tell(actor, standUp(position));
            case Action.Treat treat ->
                Treatment.inARound(unfolding, actor, Optional.of(position), treat)
                        .carryOut();
            case Action.Test test -> trials(position).test(actor, test);
            case Action.Oppose oppose -> trials(position).oppose(actor, oppose);
            case Action.Attack _, Action.Parry _, Action.Dodge _, Action.Shoot _, Action.Drop _ ->
                throw new IllegalArgumentException("not a whole round: " + action);
        }
    }

    private Trials trials(int position) {
        return new Trials(unfolding, Optional.of(position));
    }

    private Fighter me() {
        return unfolding.now(actor);
    }

    private Piece piece(String weapon) {
        return me().gear().piece(weapon);
    }

    private boolean isInHand(String weapon) {
        return piece(weapon).held().isPresent();
    }

    private static DesafioFact forfeit(int position, Forfeit reason) {
        return new ActionForfeited(Optional.of(position), reason, Optional.empty());
    }

    private static DesafioFact needless(int position) {
        return new FeintMade(Optional.of(position), Feint.NO_NEED, Optional.empty());
    }

    /** Rule D-47: again with the same weapon at the same target adds a round. */
    private DesafioFact aim(int position, Action.Aim aim) {
        if (!me().holds(aim.weapon())) {
            return forfeit(position, Forfeit.WEAPON_NOT_HELD);
        }
        int before = me().aim()
                .filter(held -> held.isAt(aim.weapon(), aim.target()))
                .map(Aim::rounds)
                .orElse(0);
        return new AimTaken(aim.weapon(), aim.target(), before + 1);
    }

    /** Rule D-75: one cartridge, or all there is room for. */
    private DesafioFact reload(int position, Action.Reload reload) {
        if (!me().holds(reload.weapon())) {
            return forfeit(position, Forfeit.WEAPON_NOT_HELD);
        }
        int magazine = piece(reload.weapon()).row().magazine().orElse(0);
        int loaded = piece(reload.weapon()).ammunition().orElse(0);
        boolean one = reload.load().filter(load -> load == Action.Load.ONE).isPresent();
        return new WeaponReloaded(reload.weapon(), one ? Math.min(magazine, loaded + 1) : magazine);
    }

    private DesafioFact draw(int position, String weapon) {
        if (isInHand(weapon)) {
            return needless(position);
        }
        if (piece(weapon).onGround()) {
            return forfeit(position, Forfeit.WEAPON_NOT_HELD);
        }
        return hasAFreeHandFor(weapon) ? new WeaponDrawn(weapon) : forfeit(position, Forfeit.NO_FREE_HAND);
    }

    private DesafioFact pickUp(int position, String weapon) {
        if (isInHand(weapon)) {
            return needless(position);
        }
        if (!piece(weapon).onGround()) {
            return forfeit(position, Forfeit.WEAPON_NOT_HELD);
        }
        return hasAFreeHandFor(weapon) ? new WeaponPickedUp(weapon) : forfeit(position, Forfeit.NO_FREE_HAND);
    }

    private boolean hasAFreeHandFor(String weapon) {
        return me().gear().freeHold(piece(weapon).row(), me().body()).isPresent();
    }

    private DesafioFact stow(int position, String weapon) {
        if (isInHand(weapon)) {
            return new WeaponStowed(weapon);
        }
        return piece(weapon).onGround() ? forfeit(position, Forfeit.WEAPON_NOT_HELD) : needless(position);
    }

    private DesafioFact standUp(int position) {
        if (me().body().hasLostALeg()) {
            return forfeit(position, Forfeit.INCAPACITATED);
        }
        return me().stance().isProne() ? new StoodUp() : needless(position);
    }

    /** Rule D-78: at most Agility; who is prone crawls half of it, rounded down. */
    private int reached(int metres) {
        int most = me().stance().isProne() ? Math.floorDiv(me().agility(), 2) : me().agility();
        return Math.min(metres, most);
    }
}
