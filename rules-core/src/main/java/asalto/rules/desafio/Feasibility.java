package asalto.rules.desafio;

import asalto.rules.desafio.DesafioFact.Hindrance;
import java.util.List;
import java.util.Optional;

/**
 * Whether what somebody would declare can be begun as things stand before the round. Rules D-25, D-26, D-44, D-45, D-77.
 *
 * @param actor without what he would let go at the round's start
 */
record Feasibility(Fight fight, Fighter actor, List<Action> actions) {

    /** @param action its position, from 1 */
    record Obstacle(int action, Hindrance reason) {}

    static Optional<Obstacle> of(Fight fight, Fighter actor, List<Action> actions) {
        var letGo = actor;
        for (var action : actions) {
            if (action instanceof Action.Drop(var weapon)
                    && actor.gear().piece(weapon).held().isPresent()) {
                letGo = letGo.piece(weapon, Piece::dropped);
            }
        }
        return new Feasibility(fight, letGo, actions).first(actor);
    }

    private Optional<Obstacle> first(Fighter before) {
        for (int index = 0; index < actions.size(); index++) {
            int position = index + 1;
            var found = incapable().or(() -> obstacle(before, actions.get(position - 1)));
            if (found.isPresent()) {
                return Optional.of(new Obstacle(position, found.get()));
            }
        }
        return Optional.empty();
    }

    private Optional<Hindrance> incapable() {
        return actor.body().incapable().map(reason -> switch (reason) {
            case DEAD -> Hindrance.DEAD;
            case UNCONSCIOUS -> Hindrance.UNCONSCIOUS;
            default -> Hindrance.INCAPACITATED;
        });
    }

    private Optional<Hindrance> obstacle(Fighter before, Action action) {
        return switch (action) {
            case Action.Attack attack -> inHand(attack.weapon()).or(() -> ifDead(attack.target()));
            case Action.Parry parry -> inHand(parry.weapon());
            case Action.Shoot shoot -> toShooting(shoot);
            case Action.Aim aim -> holding(aim.weapon()).or(() -> ifDead(aim.target()));
            case Action.Reload reload -> holding(reload.weapon()).or(() -> ifFull(reload.weapon()));
            case Action.Draw(var weapon) -> toTaking(weapon, false);
            case Action.PickUp(var weapon) -> toTaking(weapon, true);
            case Action.Stow(var weapon) -> toStowing(weapon);
            case Action.Drop(var weapon) ->
                when(before.gear().piece(weapon).held().isEmpty(), Hindrance.NO_NEED);
            case Action.StandUp _ -> toRising();
            case Action.Treat treat -> ifDead(treat.patient()).or(() -> toTreating(treat));
            case Action.Oppose oppose ->
                when(!fight.fighter(oppose.against()).body().canAct(), Hindrance.TARGET_DOWN);
            case Action.Dodge _, Action.Move _, Action.Test _ -> Optional.empty();
        };
    }

    private Optional<Hindrance> toShooting(Action.Shoot shoot) {
        var weapon = actor.gear().piece(shoot.weapon());
        return inHand(shoot.weapon())
                .or(() -> when(weapon.ammunition().filter(left -> left == 0).isPresent(), Hindrance.NO_AMMUNITION))
                .or(() -> Targets.of(List.of((Action) shoot)).stream()
                        .flatMap(target -> toShootingAt(target, weapon).stream())
                        .findFirst());
    }

    private Optional<Hindrance> toShootingAt(String target, Piece weapon) {
        int reach = weapon.row().ranges().map(List::getLast).orElse(Integer.MAX_VALUE);
        boolean beyond = fight.ground()
                .metres(actor.id(), target)
                .filter(metres -> metres > reach)
                .isPresent();
        return when(beyond, Hindrance.BEYOND_RANGE)
                .or(() -> ifDead(target))
                .or(() -> when(fight.fighter(target).stance().cover() == Cover.HIDDEN, Hindrance.TARGET_NOT_EXPOSED));
    }

    /** Rule D-76: in hand by the first tenth. */
    private Optional<Hindrance> inHand(String weapon) {
        var piece = actor.gear().piece(weapon);
        boolean drawn = RoundStart.isClaimed(actions, weapon)
                && piece.isCarried()
                && actor.gear().freeHold(piece.row(), actor.body()).isPresent();
        return drawn ? Optional.empty() : holding(weapon);
    }

    private Optional<Hindrance> holding(String weapon) {
        return when(!actor.holds(weapon), Hindrance.WEAPON_NOT_HELD);
    }

    private Optional<Hindrance> ifFull(String weapon) {
        var piece = actor.gear().piece(weapon);
        return when(piece.ammunition().equals(piece.row().magazine()), Hindrance.NO_NEED);
    }

    private Optional<Hindrance> toTaking(String weapon, boolean fromTheGround) {
        var piece = actor.gear().piece(weapon);
        boolean free = actor.gear().freeHold(piece.row(), actor.body()).isPresent();
        return when(piece.held().isPresent(), Hindrance.NO_NEED)
                .or(() -> when(piece.onGround() != fromTheGround, Hindrance.WEAPON_NOT_HELD))
                .or(() -> when(!free, Hindrance.NO_FREE_HAND));
    }

    private Optional<Hindrance> toStowing(String weapon) {
        var piece = actor.gear().piece(weapon);
        return when(piece.onGround(), Hindrance.WEAPON_NOT_HELD)
                .or(() -> when(piece.held().isEmpty(), Hindrance.NO_NEED));
    }

    private Optional<Hindrance> toRising() {
        return when(actor.body().hasLostALeg(), Hindrance.INCAPACITATED)
                .or(() -> when(!actor.stance().isProne(), Hindrance.NO_NEED));
    }

    private Optional<Hindrance> toTreating(Action.Treat treat) {
        var patient = fight.fighter(treat.patient()).body();
        boolean needed = switch (treat.wound()) {
            case Action.Ailment.Shock _ -> patient.shock().isPresent();
            case Action.Ailment.Wound(int number) ->
                patient.wound(number).filter(wound -> !wound.treated()).isPresent();
        };
        return when(!needed, Hindrance.NO_WOUND);
    }

    private Optional<Hindrance> ifDead(String target) {
        return when(fight.fighter(target).body().dead(), Hindrance.TARGET_DOWN);
    }

    private static Optional<Hindrance> when(boolean so, Hindrance reason) {
        return so ? Optional.of(reason) : Optional.empty();
    }
}
