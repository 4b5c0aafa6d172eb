package asalto.chronicle.audit;

import java.util.Locale;

/** What an audit checks, in the order of its answer. */
public enum Check {
    /** Each copy by itself: every byte is what the hashes say, and the events follow one another. */
    CHAIN,
    /** The export and the topic, byte for byte. */
    SAME,
    /** Every roll, hit and wound, decided again from declarations and faces. */
    RECOMPUTED;

    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
