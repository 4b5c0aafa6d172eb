package asalto.rules;

import asalto.rules.form.Form;
import java.util.List;
import java.util.Optional;

/**
 * A scenario as the commands that play it: the same that a server would be given.
 *
 * @param opening what {@link RuleSystem#open} is given
 */
public record Script(Form opening, List<Round> rounds) {

    /**
     * One entry of {@code rounds}.
     *
     * @param before situation and declarations, in the order of the file
     * @param after time that passes after the round
     * @param dice the faces of the round and of what comes after it; empty: they are to be rolled
     */
    public record Round(List<Command> before, List<Command> after, Optional<List<Integer>> dice) {}
}
