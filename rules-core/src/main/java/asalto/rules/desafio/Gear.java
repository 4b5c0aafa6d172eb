package asalto.rules.desafio;

import asalto.rules.CorruptStream;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Somebody's weapons, in the order of his list. Rules D-08, D-09. */
record Gear(List<Piece> pieces) {

    Gear {
        pieces = List.copyOf(pieces);
    }

    static Gear of(Combatant seated) {
        return new Gear(seated.weapons().stream().map(Piece::of).toList());
    }

    Piece piece(String weapon) {
        for (int place = 0; place < pieces.size(); place++) {
            if (pieces.get(place).id().equals(weapon)) {
                return pieces.get(place);
            }
        }
        throw new CorruptStream("no weapon " + weapon);
    }

    /** Rules D-08, D-09: in hand, or natural with a working arm. */
    boolean inHand(String weapon, Body body) {
        var piece = piece(weapon);
        if (piece.row().natural()) {
            return !body.hasLost(Location.RIGHT_ARM) || !body.hasLost(Location.LEFT_ARM);
        }
        return piece.held().isPresent();
    }

    /** Rule D-08: for two hands both, for one the first that is free and whose arm works, right first. */
    Optional<Hold> freeHold(WeaponRow row, Body body) {
        boolean right = isFree(Hold.RIGHT, Location.RIGHT_ARM, body);
        boolean left = isFree(Hold.LEFT, Location.LEFT_ARM, body);
        if (row.hands() == 2) {
            return right && left ? Optional.of(Hold.BOTH) : Optional.empty();
        }
        return right ? Optional.of(Hold.RIGHT) : left ? Optional.of(Hold.LEFT) : Optional.empty();
    }

    private boolean isFree(Hold hand, Location arm, Body body) {
        if (body.hasLost(arm)) {
            return false;
        }
        for (var piece : pieces) {
            if (piece.fills(hand)) {
                return false;
            }
        }
        return true;
    }

    Gear with(String weapon, UnaryOperator<Piece> change) {
        var changed = change.apply(piece(weapon));
        var all = pieces.toArray(Piece[]::new);
        for (int index = 0; index < all.length; index++) {
            all[index] = all[index].id().equals(weapon) ? changed : all[index];
        }
        return new Gear(List.of(all));
    }

    /** Rule D-69: the dead hold nothing. */
    Gear allDropped() {
        return new Gear(pieces.stream()
                .map(piece -> piece.held().isPresent() ? piece.dropped() : piece)
                .toList());
    }
}
