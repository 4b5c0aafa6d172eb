package asalto.cli;

import asalto.rules.form.Faults;
import asalto.rules.form.Form;
import asalto.rules.form.Reading;
import asalto.rules.form.Shape;
import asalto.rules.form.Written;
import asalto.rules.form.WrittenFields;
import java.util.List;
import java.util.Optional;

/** What a golden file expects: {@code expect}. */
sealed interface Expectation {

    /** @param events all of them, in order */
    record Events(List<Form> events, Optional<Form> state) implements Expectation {}

    record Faulty(List<ExpectedFault> faults) implements Expectation {}

    /** Dice that do not fit, or faults whatever they are. */
    record Exit(int exit) implements Expectation {}

    record ExpectedFault(String path, Optional<String> code) {}

    Shape EXPECT = Shape.of().with("events", "state", "faults", "exit");

    /** What is compared of an event. */
    List<String> COMPARED = List.of("round", "beat", "type", "actor", "data");

    static Reading<Expectation> of(Optional<Form> expect) {
        var faults = new Faults();
        var wrapper = new Form.Fields(
                expect.stream().map(it -> new Form.Field("expect", it)).toList());
        var read = Written.root(wrapper, faults)
                .fields(Shape.of("expect"))
                .flatMap(fields -> fields.read("expect", it -> it.fields(EXPECT)))
                .flatMap(Expectation::read);
        return faults.reading(read);
    }

    private static Optional<Expectation> read(WrittenFields fields) {
        var events = fields.read("events", Written::items);
        var expectedFaults = fields.read("faults", list -> list.list(Expectation::fault));
        var exit = fields.read("exit", it -> it.whole(0, Answer.DICE_DO_NOT_FIT));
        if (!fields.has("events") && !fields.has("faults") && !fields.has("exit")) {
            fields.whole().wrong("empty");
        }
        return fields.ifSound(() -> {
            if (events.isPresent()) {
                return new Events(
                        events.get().stream()
                                .map(Written::form)
                                .map(Expectation::compared)
                                .toList(),
                        fields.at("state").map(Written::form));
            }
            return expectedFaults.<Expectation>map(Faulty::new).orElseGet(() -> new Exit(exit.orElseThrow()));
        });
    }

    /** An event without the fields that are not looked at. */
    private static Form compared(Form event) {
        return event instanceof Form.Fields(var fields)
                ? new Form.Fields(fields.stream()
                        .filter(field -> COMPARED.contains(field.name()))
                        .toList())
                : event;
    }

    private static Optional<ExpectedFault> fault(Written written) {
        return written.fields(Shape.of("path").with("code", "reason")).flatMap(fields -> {
            var path = fields.read("path", Expectation::path);
            var code = fields.read("code", Written::text);
            return fields.ifSound(() -> new ExpectedFault(path.orElseThrow(), code));
        });
    }

    /** The path of a fault of the whole is empty. */
    private static Optional<String> path(Written written) {
        return written.form() instanceof Form.Text(var path) ? Optional.of(path) : written.text();
    }
}
