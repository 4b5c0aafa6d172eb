package asalto.chronicle.audit;

import java.util.Comparator;

/** The first thing that is wrong, and in which copy. */
public record Divergence(Where where, Check check, Fault fault) {

    /** By seq; at the same seq in the order of the checks. */
    static final Comparator<Divergence> FIRST =
            Comparator.<Divergence>comparingLong(d -> d.fault().seq()).thenComparing(Divergence::check);
}
