package asalto.chronicle.audit;

import asalto.chronicle.copy.RefusedRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Draws the conclusions from what was read. */
final class Report {

    private final String encounter;
    private final Walk walk;
    private final List<RefusedRecord> refused;
    private final Recomputation recomputation;

    Report(String encounter, Walk walk, List<RefusedRecord> refused) {
        this.encounter = encounter;
        this.walk = walk;
        this.refused = refused;
        this.recomputation = Recomputation.of(walk.ours(), walk.theirs(), walk.isExportWhole());
    }

    Audit audit() {
        var found = divergences();
        var first = found.stream().min(Divergence.FIRST);
        var known = walk.ours().sound().isEmpty() && walk.heads().chronicle() == 0 ? walk.theirs() : walk.ours();
        var verdict = verdict(first.isPresent());
        return new Audit(
                encounter,
                verdict,
                known.sound().size(),
                known.head().hex(),
                List.of(chain(), same(found), recomputed(found)),
                first,
                verdict == Verdict.INCOMPLETE ? Optional.of(walk.heads()) : Optional.empty(),
                refused);
    }

    private Verdict verdict(boolean diverges) {
        if (diverges) {
            return Verdict.DIVERGENT;
        }
        boolean isPartial = walk.isTopicBehind() || walk.isExportWithheld() || recomputation.isImpossible();
        return isPartial ? Verdict.INCOMPLETE : Verdict.INTACT;
    }

    private List<Divergence> divergences() {
        var found = new ArrayList<Divergence>();
        var ours = walk.ours().fault().map(this::explained);
        var theirs = walk.theirs().fault();
        ours.ifPresent(fault -> found.add(new Divergence(
                theirs.filter(other -> other.seq() == fault.seq()).isPresent() ? Where.BOTH : Where.CHRONICLE,
                Check.CHAIN,
                fault)));
        theirs.ifPresent(fault -> found.add(new Divergence(
                ours.filter(other -> other.seq() == fault.seq()).isPresent() ? Where.BOTH : Where.ARENA,
                Check.CHAIN,
                fault)));
        walk.difference().map(this::attributed).ifPresent(found::add);
        contradicted().ifPresent(found::add);
        recomputation.divergence().ifPresent(found::add);
        return found;
    }

    /** An event may be missing because its record was refused. */
    private Fault explained(Fault fault) {
        return refused.stream()
                .filter(record -> fault.code().equals("missing") && record.seq().equals(Optional.of(fault.seq())))
                .findFirst()
                .map(record -> new Fault(fault.seq(), "refused", data(record)))
                .orElse(fault);
    }

    /** Where both copies hold by themselves and differ, the rules may side with one. */
    private Divergence attributed(Divergence difference) {
        return recomputation
                .divergence()
                .filter(other -> difference.where() == Where.BOTH
                        && other.fault().seq() == difference.fault().seq())
                .map(other -> new Divergence(other.where(), Check.SAME, difference.fault()))
                .orElse(difference);
    }

    /** The topic said two things about one event. */
    private Optional<Divergence> contradicted() {
        return refused.stream()
                .filter(record ->
                        record.reason().equals("contradicts") && record.seq().isPresent())
                .map(record -> new Fault(record.seq().get(), "contradicted", data(record)))
                .findFirst()
                .map(fault -> new Divergence(Where.CHRONICLE, Check.SAME, fault));
    }

    private static Map<String, String> data(RefusedRecord record) {
        return Map.of(
                "reason", record.reason(),
                "partition", Integer.toString(record.partition()),
                "offset", Long.toString(record.offset()));
    }

    private Outcome chain() {
        return walk.ours()
                .fault()
                .map(this::explained)
                .or(() -> walk.theirs().fault())
                .map(fault -> Outcome.failed(Check.CHAIN, fault))
                .orElse(Outcome.ok(Check.CHAIN));
    }

    private Outcome same(List<Divergence> found) {
        return first(found, Check.SAME)
                .or(() -> walk.away().map(why -> Outcome.failed(Check.SAME, "arena-away", Map.of("reason", why))))
                .or(() -> walk.isTopicBehind()
                        ? Optional.of(Outcome.failed(Check.SAME, "topic-behind", Map.of()))
                        : Optional.empty())
                .or(() -> walk.ours().isSound()
                        ? Optional.empty()
                        : Optional.of(Outcome.failed(Check.SAME, "chain-broken", Map.of())))
                .orElse(Outcome.ok(Check.SAME));
    }

    private Outcome recomputed(List<Divergence> found) {
        return first(found, Check.RECOMPUTED).or(recomputation::impossible).orElse(Outcome.ok(Check.RECOMPUTED));
    }

    private static Optional<Outcome> first(List<Divergence> found, Check check) {
        return found.stream()
                .filter(divergence -> divergence.check() == check)
                .min(Divergence.FIRST)
                .map(divergence -> Outcome.failed(check, divergence.fault()));
    }
}
