package asalto.chronicle.audit;

import asalto.protocol.LoggedEvent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What the rules say to the events that hold together: one decision anew if both copies tell the same, two if not. */
record Recomputation(Optional<Divergence> divergence, Optional<Outcome> impossible) {

    /** @param whole whether the export was read to its end: then its last event ends a command */
    static Recomputation of(Chain ours, Chain theirs, boolean whole) {
        long common = common(ours.sound(), theirs.sound());
        var longer = theirs.sound().size() > ours.sound().size() ? theirs : ours;
        var other = longer == ours ? theirs : ours;
        boolean forked = common < other.sound().size();
        // Of two that are the same to their end, what is missing there is missing in both.
        long shared = longer.sound().size() == common ? common + 1 : common;
        var first = run(longer, longer == ours ? Where.CHRONICLE : Where.ARENA, shared, whole);
        return forked ? first.and(run(other, other == ours ? Where.CHRONICLE : Where.ARENA, shared, whole)) : first;
    }

    boolean isImpossible() {
        return impossible.isPresent();
    }

    private Recomputation and(Recomputation other) {
        var both = Stream.of(divergence, other.divergence)
                .flatMap(Optional::stream)
                .min(Divergence.FIRST);
        return new Recomputation(both, impossible.or(other::impossible));
    }

    private static Recomputation run(Chain chain, Where where, long shared, boolean whole) {
        return switch (Rerun.of(chain.sound(), whole && chain.isSound())) {
            case Rerun.Agrees _ ->
                chain.isSound()
                        ? new Recomputation(Optional.empty(), Optional.empty())
                        : impossible("chain-broken", Map.of());
            case Rerun.Differs(var fault) ->
                new Recomputation(
                        Optional.of(
                                new Divergence(fault.seq() <= shared ? Where.BOTH : where, Check.RECOMPUTED, fault)),
                        Optional.empty());
            case Rerun.NotOurs(var code, var data) -> impossible(code, data);
        };
    }

    private static Recomputation impossible(String code, Map<String, String> data) {
        return new Recomputation(Optional.empty(), Optional.of(Outcome.failed(Check.RECOMPUTED, code, data)));
    }

    /** How many events both tell alike from the first on. */
    private static long common(List<LoggedEvent> ours, List<LoggedEvent> theirs) {
        int common = 0;
        while (common < Math.min(ours.size(), theirs.size()) && ours.get(common).equals(theirs.get(common))) {
            common++;
        }
        return common;
    }
}
