package asalto.arena;

/** Where an encounter was when something was asked for that is meant for that moment and no later one. */
record Moment(int round, int beat) {

    private static final Moment NONE = new Moment(0, 0);

    static Moment of(Fold fold) {
        return fold.told()
                .map(told ->
                        new Moment(told.encounter().round(), told.encounter().beat()))
                .orElse(NONE);
    }

    /** Whether it is still the same round, declared or played. */
    boolean isOfRound(Fold fold) {
        return of(fold).round == round;
    }

    /** Whether no beat has left an event since. */
    boolean isOfBeat(Fold fold) {
        return of(fold).equals(this);
    }
}
