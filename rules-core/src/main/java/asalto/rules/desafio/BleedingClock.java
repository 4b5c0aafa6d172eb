package asalto.rules.desafio;

/**
 * A clock that kills when it runs out. Rule D-84.
 *
 * @param deadline the second of encounter time at which it kills
 * @param round of the wound that began it
 * @param tenth of the wound that began it
 */
record BleedingClock(long deadline, int round, int tenth) {

    boolean beganIn(Moment moment) {
        return round == moment.round() && tenth == moment.tenth();
    }
}
