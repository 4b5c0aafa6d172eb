package asalto.arena;

/** What becomes of a wish. */
public sealed interface Answer {

    /**
     * It was done, now or when the same key was first used.
     *
     * @param version the encounter's version after it
     * @param text the outcome as JSON, byte for byte as it was first given
     */
    record Done(long version, String text) implements Answer {}

    record Not(Refusal refusal) implements Answer {}
}
