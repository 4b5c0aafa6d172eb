package asalto.cli;

import asalto.protocol.RuleBook;
import asalto.protocol.Systems;
import asalto.rules.form.Form;
import java.util.Optional;

/** Which rule system a scenario is for. */
final class RuleBooks {

    private RuleBooks() {}

    /** The one that the scenario names; if it names none that there is, the first, which will say so. */
    static RuleBook of(Form scenario) {
        return id(scenario).flatMap(Systems::of).orElseGet(() -> Systems.all().getFirst());
    }

    private static Optional<String> id(Form scenario) {
        return Forms.field(scenario, "ruleset")
                .flatMap(ruleset -> Forms.field(ruleset, "id"))
                .filter(Form.Text.class::isInstance)
                .map(id -> ((Form.Text) id).text());
    }
}
