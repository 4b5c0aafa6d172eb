package asalto.rules.desafio;

import java.util.Optional;

/**
 * A weapon where it is now. Rule D-08.
 *
 * @param held empty: carried, or on the ground, or natural
 * @param ammunition there exactly if the weapon has a magazine
 * @param drawnIn the round in which it was drawn to be used at once, 0 if never (Rule D-76)
 */
record Piece(
        Combatant.Weapon weapon, Optional<Hold> held, boolean onGround, Optional<Integer> ammunition, int drawnIn) {

    static Piece of(Combatant.Weapon weapon) {
        return new Piece(weapon, weapon.held(), false, weapon.ammunition(), 0);
    }

    String id() {
        return weapon.id();
    }

    WeaponRow row() {
        return weapon.row();
    }

    boolean isCarried() {
        return held.isEmpty() && !onGround && !row().natural();
    }

    boolean fills(Hold hand) {
        return held.filter(hold -> hold == Hold.BOTH || hold == hand).isPresent();
    }

    Piece taken(Hold hold, int drawnIn) {
        return new Piece(weapon, Optional.of(hold), false, ammunition, drawnIn);
    }

    Piece dropped() {
        return new Piece(weapon, Optional.empty(), true, ammunition, drawnIn);
    }

    /** Rule D-77: what cannot be carried loaded loses its load. */
    Piece stowed() {
        var load = row().carriedLoaded() ? ammunition : ammunition.map(lost -> 0);
        return new Piece(weapon, Optional.empty(), false, load, drawnIn);
    }

    /** As the director says. */
    Piece put(Ruling.Place place) {
        return switch (place) {
            case RIGHT -> taken(Hold.RIGHT, drawnIn);
            case LEFT -> taken(Hold.LEFT, drawnIn);
            case BOTH -> taken(Hold.BOTH, drawnIn);
            case CARRIED -> stowed();
            case GROUND -> dropped();
        };
    }

    Piece loaded(int rounds) {
        return new Piece(weapon, held, onGround, Optional.of(rounds), drawnIn);
    }
}
