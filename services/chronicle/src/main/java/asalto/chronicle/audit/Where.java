package asalto.chronicle.audit;

import java.util.Locale;

/** The copy in which a divergence lies. */
public enum Where {
    ARENA,
    CHRONICLE,
    /** In both alike, or the two disagree and each holds by itself. */
    BOTH;

    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
