package asalto.rules.desafio;

/**
 * How somebody stands: what the director may set and what a fall changes.
 *
 * @param moving marked as moving by the director (Rule D-49)
 * @param storey how high, in storeys
 */
record Stance(Posture posture, boolean mounted, boolean moving, Cover cover, int storey) {

    static Stance of(Combatant seated) {
        return new Stance(seated.posture(), seated.mounted(), seated.moving(), seated.cover(), seated.storey());
    }

    boolean isProne() {
        return posture == Posture.PRONE;
    }

    /** Rule D-69: falling unhorses. */
    Stance fallen() {
        return new Stance(Posture.PRONE, false, moving, cover, storey);
    }

    Stance risen() {
        return new Stance(Posture.STANDING, mounted, moving, cover, storey);
    }

    /** As the director says: who is mounted stands, who is prone is unhorsed. */
    Stance changed(Situation.Change change) {
        var stance = new Stance(
                change.posture().orElse(posture),
                change.mounted().orElse(mounted),
                change.moving().orElse(moving),
                change.cover().orElse(cover),
                change.storey().orElse(storey));
        if (change.mounted().orElse(false)) {
            return stance.risen();
        }
        return change.posture().filter(given -> given == Posture.PRONE).isPresent() ? stance.fallen() : stance;
    }
}
