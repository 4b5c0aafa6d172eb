package asalto.chronicle.copy;

/**
 * How much the chronicle has of an encounter.
 *
 * @param events rows recorded
 * @param lastSeq the seq up to which nothing is missing
 * @param highestSeq the highest seq that arrived; more than {@code lastSeq} if events wait behind a hole
 * @param position the highest position in the log
 * @param refused records that claim to be of this encounter and were not taken
 */
public record Summary(long events, long lastSeq, long highestSeq, long position, long refused) {

    public boolean isUnknown() {
        return events == 0 && highestSeq == 0 && refused == 0;
    }

    /** How many of the events wait for one that is missing. */
    public long waiting() {
        return Math.max(0, events - lastSeq);
    }
}
