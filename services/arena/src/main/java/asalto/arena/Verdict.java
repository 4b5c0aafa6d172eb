package asalto.arena;

import asalto.rules.Decision;
import asalto.rules.Event;
import asalto.rules.form.Fault;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** What is to come of a wish: these events, or a refusal. */
sealed interface Verdict {

    /** @param system the id of the rules that decided so */
    record Go(String system, List<Event> events) implements Verdict {}

    record No(Refusal refusal) implements Verdict {}

    /** What the rules call a command that comes at the wrong time; the same words in every system. */
    Set<String> PHASES =
            Set.of("round-underway", "no-round", "beat-played", "closed", "nothing-asked", "no-round-played");

    static Verdict of(String system, Decision decision) {
        return switch (decision) {
            case Decision.Accepted(var events) -> new Go(system, events);
            case Decision.Refused(var faults) -> no(faults);
        };
    }

    static No no(List<Fault> faults) {
        return new No(isOfPhase(faults) ? Refusal.phase(faults) : Refusal.faulty(faults));
    }

    /** The same with further faults of the form; at the wrong time a form is not looked at. */
    default Verdict and(List<Fault> faults) {
        return switch (this) {
            case Verdict same when faults.isEmpty() -> same;
            case Go _ -> no(faults);
            case No(var refusal)
            when refusal.kind() == Refusal.Kind.FAULTY ->
                no(Stream.concat(refusal.faults().stream(), faults.stream()).toList());
            case No no -> no;
        };
    }

    private static boolean isOfPhase(List<Fault> faults) {
        return faults.stream().allMatch(fault -> fault.path().isEmpty() && PHASES.contains(fault.code()));
    }
}
