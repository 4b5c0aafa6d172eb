package asalto.cli;

import asalto.rules.form.Form;
import java.util.Optional;

/**
 * A scenario, bare or in a wrapper, known by its field {@code scenario}.
 *
 * @param expect what must come of it
 */
record Golden(Form scenario, Optional<Form> expect) {

    static Golden of(Form form) {
        return Forms.field(form, "scenario")
                .map(scenario -> new Golden(scenario, Forms.field(form, "expect")))
                .orElseGet(() -> new Golden(form, Optional.empty()));
    }
}
