package asalto.cli;

import asalto.protocol.DesafioCodec;
import asalto.protocol.EventCodec;
import asalto.rules.RuleSystem;
import asalto.rules.form.Form;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;

/**
 * A rule system with what the command needs to show its events.
 *
 * @param unordered names of lists whose order has no meaning
 */
record Systems(RuleSystem rules, EventCodec codec, Set<String> unordered) {

    private static final String FIRST = "desafio";

    /** The system that a scenario names; without a name that is known, the one that will say so. */
    static Systems of(Form scenario) {
        var systems = ServiceLoader.load(RuleSystem.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
        return id(scenario)
                .flatMap(id -> named(systems, id))
                .or(() -> named(systems, FIRST))
                .orElseThrow(() -> new IllegalStateException("no rule system is installed"));
    }

    private static Optional<Systems> named(List<RuleSystem> systems, String id) {
        return systems.stream()
                .filter(system -> system.id().equals(id))
                .findFirst()
                .map(system -> new Systems(system, codec(id), Set.of("difficulty")));
    }

    private static EventCodec codec(String id) {
        return switch (id) {
            case "desafio" -> DesafioCodec.codec();
            default -> throw new IllegalStateException("no codec for " + id);
        };
    }

    private static Optional<String> id(Form scenario) {
        return Forms.field(scenario, "ruleset")
                .flatMap(ruleset -> Forms.field(ruleset, "id"))
                .filter(Form.Text.class::isInstance)
                .map(id -> ((Form.Text) id).text());
    }
}
