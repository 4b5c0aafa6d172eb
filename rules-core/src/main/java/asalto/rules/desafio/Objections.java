package asalto.rules.desafio;

import asalto.rules.Encounter.Phase;
import asalto.rules.form.Fault;
import java.util.Optional;
import java.util.TreeMap;

/** Why a ruling cannot be made as things stand. Paths are those of its form. */
record Objections(Fight fight, Fighter fighter) {

    Optional<Fault> to(Ruling ruling) {
        return switch (ruling) {
            case Ruling.Modify(int action, int _) -> toModifier(action);
            case Ruling.Inflict wound -> ofTheDead().or(() -> toWound(wound.location()));
            case Ruling.Heal(var wound) -> toHealing(wound);
            case Ruling.Wake _ -> ofTheDead().or(() -> unless(!fighter.body().conscious()));
            case Ruling.Faint _ -> ofTheDead().or(() -> unless(fighter.body().conscious()));
            case Ruling.Kill _ -> ofTheDead();
            case Ruling.Revive _ -> unless(fighter.body().dead());
            case Ruling.Stand _ -> ofTheDead();
            case Ruling.Put(var weapon, var place) -> toHolding(weapon, place);
            case Ruling.Change _, Ruling.Load _, Ruling.Replace _ -> Optional.empty();
        };
    }

    /** A roll that is still to come. */
    private Optional<Fault> toModifier(int position) {
        var action = fighter.action(position);
        if (action.isEmpty()) {
            var data = new TreeMap<String, String>();
            data.put("given", "" + position);
            data.put("most", "" + fighter.actions().size());
            return Optional.of(fault("action", "wrong-value", "unknown-action", data));
        }
        if (!isRolled(action.get())) {
            return Optional.of(notAllowed("action", "takes-no-modifier"));
        }
        return fight.phase() == Phase.PLAYING && isPlayed(position)
                ? Optional.of(notAllowed("action", "played"))
                : Optional.empty();
    }

    private static boolean isRolled(Action action) {
        return switch (action) {
            case Action.Attack _, Action.Shoot _, Action.Parry _, Action.Dodge _ -> true;
            case Action.Treat _, Action.Test _, Action.Oppose _ -> true;
            default -> false;
        };
    }

    private boolean isPlayed(int position) {
        return Plan.of(fighter).actions().stream()
                .filter(planned -> planned.position() == position)
                .anyMatch(planned -> fighter.hasDone(position)
                        || !planned.isDefence() && planned.tenths().getLast() <= fight.beat());
    }

    /** Rule D-62: what is gone cannot be wounded. */
    private Optional<Fault> toWound(Location location) {
        return fighter.body().hasDestroyed(location)
                ? Optional.of(ruledOut("location", "destroyed", "D-62"))
                : Optional.empty();
    }

    private Optional<Fault> toHealing(Action.Ailment ailment) {
        boolean there = switch (ailment) {
            case Action.Ailment.Shock _ -> fighter.body().shock().isPresent();
            case Action.Ailment.Wound(int number) ->
                fighter.body().wound(number).isPresent();
        };
        return there ? Optional.empty() : Optional.of(fault("wound", "wrong-value", "unknown-wound", new TreeMap<>()));
    }

    /** Rules D-08, D-69. */
    private Optional<Fault> toHolding(String weapon, Ruling.Place place) {
        return hold(place).flatMap(hold -> ofTheDead().or(() -> toHolding(weapon, hold)));
    }

    private Optional<Fault> toHolding(String weapon, Hold hold) {
        if ((hold == Hold.BOTH) != (fighter.gear().piece(weapon).row().hands() == 2)) {
            return Optional.of(ruledOut("place", "hands", "D-08"));
        }
        if (needs(hold, Hold.RIGHT) && fighter.body().hasLost(Location.RIGHT_ARM)
                || needs(hold, Hold.LEFT) && fighter.body().hasLost(Location.LEFT_ARM)) {
            return Optional.of(ruledOut("place", "arm-lost", "D-65"));
        }
        boolean full = fighter.gear().pieces().stream()
                .filter(piece -> !piece.id().equals(weapon))
                .anyMatch(piece -> needs(hold, Hold.RIGHT) && piece.fills(Hold.RIGHT)
                        || needs(hold, Hold.LEFT) && piece.fills(Hold.LEFT));
        return full ? Optional.of(ruledOut("place", "hand-full", "D-08")) : Optional.empty();
    }

    private static boolean needs(Hold hold, Hold hand) {
        return hold == Hold.BOTH || hold == hand;
    }

    private static Optional<Hold> hold(Ruling.Place place) {
        return switch (place) {
            case RIGHT -> Optional.of(Hold.RIGHT);
            case LEFT -> Optional.of(Hold.LEFT);
            case BOTH -> Optional.of(Hold.BOTH);
            case CARRIED, GROUND -> Optional.empty();
        };
    }

    private Optional<Fault> ofTheDead() {
        return fighter.body().dead() ? Optional.of(notAllowed("combatant", "dead")) : Optional.empty();
    }

    private static Optional<Fault> unless(boolean needed) {
        return needed ? Optional.empty() : Optional.of(notAllowed("combatant", "no-need"));
    }

    private static Fault ruledOut(String path, String reason, String rule) {
        var data = new TreeMap<String, String>();
        data.put("rule", rule);
        return fault(path, "not-allowed", reason, data);
    }

    private static Fault notAllowed(String path, String reason) {
        return fault(path, "not-allowed", reason, new TreeMap<>());
    }

    private static Fault fault(String path, String code, String reason, TreeMap<String, String> data) {
        data.put("reason", reason);
        return new Fault(path, code, data);
    }
}
