package asalto.cli;

import asalto.cli.Expectation.Events;
import asalto.cli.Expectation.Exit;
import asalto.cli.Expectation.ExpectedFault;
import asalto.cli.Outcome.Faulty;
import asalto.cli.Outcome.Misfit;
import asalto.cli.Outcome.Resolved;
import asalto.protocol.Json;
import asalto.protocol.Parsed;
import asalto.protocol.RuleBook;
import asalto.rules.form.Fault;
import asalto.rules.form.Form;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Holds what came of a scenario against what was expected; tells the first difference. */
record Check(RuleBook book) {

    Optional<Difference> difference(Expectation expected, Outcome outcome) {
        return switch (expected) {
            case Events events when outcome instanceof Resolved resolved -> events(events, resolved);
            case Expectation.Faulty(var faults) when outcome instanceof Faulty(var found) -> faults(faults, found);
            case Events _ -> exit(Answer.RESOLVED, outcome);
            case Expectation.Faulty _ -> exit(Answer.NOT_VALID, outcome);
            case Exit(var exit) -> exit == exitOf(outcome) ? Optional.empty() : exit(exit, outcome);
        };
    }

    private static Optional<Difference> exit(int expected, Outcome outcome) {
        return Optional.of(new Difference("expect.exit", "" + expected, exitOf(outcome) + detail(outcome)));
    }

    private static String detail(Outcome outcome) {
        return switch (outcome) {
            case Resolved _ -> "";
            case Faulty(var faults) -> " (" + Words.of(faults.getFirst()) + ")";
            case Misfit misfit -> " (" + Words.of(misfit) + ")";
        };
    }

    private static int exitOf(Outcome outcome) {
        return switch (outcome) {
            case Resolved _ -> Answer.RESOLVED;
            case Faulty _ -> Answer.NOT_VALID;
            case Misfit _ -> Answer.DICE_DO_NOT_FIT;
        };
    }

    private Optional<Difference> events(Events expected, Resolved resolved) {
        var lines = new Lines(book.codec());
        var events = lines.events(resolved.events()).stream().map(Check::form).toList();
        var comparison = new Comparison(unordered());
        return comparison
                .difference("expect.events", new Form.Items(expected.events()), new Form.Items(events))
                .or(() -> expected.state()
                        .flatMap(state ->
                                comparison.difference("expect.state", state, form(lines.state(resolved.state())))));
    }

    /** The lists whose order has no meaning. */
    private Set<String> unordered() {
        return book.rules().id().equals("desafio") ? Set.of("difficulty") : Set.of();
    }

    private static Form form(JsonNode node) {
        return switch (Json.parse(Lines.text(node))) {
            case Parsed.Written(var form) -> form;
            case Parsed.Malformed malformed -> throw new IllegalStateException("our own JSON: " + malformed);
        };
    }

    private static Optional<Difference> faults(List<ExpectedFault> expected, List<Fault> found) {
        for (int i = 0; i < expected.size(); i++) {
            var difference = fault("expect.faults[" + i + "]", expected.get(i), found);
            if (difference.isPresent()) {
                return difference;
            }
        }
        return found.stream()
                .filter(fault -> expected.stream().noneMatch(it -> it.path().equals(fault.path())))
                .findFirst()
                .map(fault -> new Difference("expect.faults", "no fault more", Words.of(fault)));
    }

    private static Optional<Difference> fault(String path, ExpectedFault expected, List<Fault> found) {
        var there =
                found.stream().filter(it -> it.path().equals(expected.path())).findFirst();
        if (there.isEmpty()) {
            return Optional.of(new Difference(path, "a fault at " + expected.path(), "none there"));
        }
        return expected.code()
                .filter(code -> !code.equals(there.get().code()))
                .map(code -> new Difference(path + ".code", code, there.get().code()));
    }
}
