package asalto.rules.desafio.reading;

import asalto.rules.desafio.Combatant;
import asalto.rules.form.Form;
import asalto.rules.form.Written;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Who may be named.
 *
 * @param complete false while somebody's id is at fault: then nobody can be said to be unknown
 */
public record Roster(Set<String> ids, boolean complete) {

    public static Roster of(List<Combatant> seated) {
        var ids = new LinkedHashSet<String>();
        seated.forEach(combatant -> ids.add(combatant.id()));
        return new Roster(ids, true);
    }

    /** Those whom a list of combatants names, whatever else is wrong with them. */
    static Roster of(Form combatants) {
        var ids = new LinkedHashSet<String>();
        if (!(combatants instanceof Form.Items(var rows))) {
            return new Roster(ids, false);
        }
        boolean complete = true;
        for (var row : rows) {
            var id = id(row);
            id.ifPresent(ids::add);
            complete &= id.isPresent();
        }
        return new Roster(ids, complete);
    }

    private static Optional<String> id(Form row) {
        if (!(row instanceof Form.Fields(var fields))) {
            return Optional.empty();
        }
        var written = fields.stream().filter(field -> field.name().equals("id")).toList();
        return written.size() == 1 && written.getFirst().value() instanceof Form.Text(var id) && !id.isEmpty()
                ? Optional.of(id)
                : Optional.empty();
    }

    /** The id of somebody who is there. */
    Optional<String> somebody(Written written) {
        return written.text().filter(id -> {
            boolean unknown = complete && !ids.contains(id);
            if (unknown) {
                written.unknownCombatant(id);
            }
            return !unknown;
        });
    }
}
