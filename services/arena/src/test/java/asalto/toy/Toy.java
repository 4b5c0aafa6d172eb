package asalto.toy;

import asalto.rules.CorruptStream;
import asalto.rules.Decision;
import asalto.rules.Encounter;
import asalto.rules.Event;
import asalto.rules.Roll;
import asalto.rules.RuleSystem;
import asalto.rules.Script;
import asalto.rules.form.Fault;
import asalto.rules.form.Form;
import asalto.rules.form.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Everybody declares a die; in the beat of his place at the table he throws it. A round has four beats. */
public final class Toy implements RuleSystem {

    static final int BEATS = 4;

    @Override
    public String id() {
        return "toy";
    }

    @Override
    public String suppliedTablesDigest() {
        return "0".repeat(64);
    }

    @Override
    public Decision open(Form opening) {
        var events = new ArrayList<Event>();
        events.add(new Event(0, 0, Optional.empty(), new ToyFact.Opened(id(), BEATS)));
        for (var field : ((Form.Fields) opening).fields()) {
            switch (field.name()) {
                case "ruleset", "situation" -> {}
                case "combatants" -> ((Form.Items) field.value()).items().forEach(row -> events.add(seated(row)));
                default -> {
                    return Decision.refused(Fault.of(field.name(), "unknown-field"));
                }
            }
        }
        return new Decision.Accepted(events);
    }

    static Event seated(Form row) {
        return new Event(
                0,
                0,
                text(row, "id"),
                new ToyFact.Seated(
                        text(row, "id").orElseThrow(), text(row, "name").orElseThrow()));
    }

    static Optional<Form> field(Form form, String name) {
        return ((Form.Fields) form)
                .fields().stream()
                        .filter(field -> field.name().equals(name))
                        .map(Form.Field::value)
                        .findFirst();
    }

    static Optional<String> text(Form form, String name) {
        return field(form, name).map(value -> ((Form.Text) value).text());
    }

    @Override
    public Encounter begin(Event first) {
        if (first.fact() instanceof ToyFact.Opened) {
            return ToyEncounter.EMPTY;
        }
        throw new CorruptStream("no opening: " + first);
    }

    @Override
    public Reading<Script> script(Form scenario) {
        return new Reading.Faulty<>(List.of(Fault.of("", "not-allowed")));
    }

    @Override
    public List<Roll> rolls(List<Event> events) {
        return events.stream()
                .filter(event -> event.fact() instanceof ToyFact.Thrown)
                .map(event -> new Roll(event.actor().orElseThrow(), ((ToyFact.Thrown) event.fact()).face()))
                .toList();
    }
}
