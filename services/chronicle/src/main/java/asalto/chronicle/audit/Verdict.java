package asalto.chronicle.audit;

import java.util.Locale;

/** What an audit comes to. */
public enum Verdict {
    INTACT,
    DIVERGENT,
    /** Nothing diverges, but not everything could be checked: the topic is behind, the arena does not show all it has, or the rules are not ours. */
    INCOMPLETE;

    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
