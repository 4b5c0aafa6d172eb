package asalto.rules.desafio;

/**
 * A tenth of the encounter.
 *
 * @param roundEnd the second of encounter time at which its round ends
 */
record Moment(int round, int tenth, long roundEnd) {

    /** Rule D-84: clocks run from the end of the round of the wound. */
    BleedingClock clock(long seconds) {
        return new BleedingClock(roundEnd + seconds, round, tenth);
    }
}
