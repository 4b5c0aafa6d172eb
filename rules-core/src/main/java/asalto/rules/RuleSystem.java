package asalto.rules;

import asalto.rules.form.Form;
import asalto.rules.form.Reading;
import java.util.List;

/** One rule book that can be played: it opens encounters, reads scenarios, and says which faces its events recorded. */
public interface RuleSystem {

    /** The name in {@code ruleset.id}, such as {@code desafio}. */
    String id();

    /** The digest (SHA-256, lower-case hex) of the tables as supplied, that is without a campaign's replacements. */
    String suppliedTablesDigest();

    /**
     * Opens an encounter.
     *
     * @param opening the fields {@code ruleset}, {@code combatants} (may be empty) and {@code situation} of a scenario
     * @return the first events of the encounter, or every fault of the form with its path
     */
    Decision open(Form opening);

    /**
     * The encounter after its first event.
     *
     * @throws CorruptStream if the event does not open an encounter of this system
     */
    Encounter begin(Event first);

    /** Reads a whole scenario ({@code contract/scenario.md}) into the commands that play it, or every fault of it. */
    Reading<Script> script(Form scenario);

    /** The faces that these consecutive events of one encounter recorded, in the order in which they were thrown. */
    List<Roll> rolls(List<Event> events);

    /** The encounter that these events tell, from the first on. */
    default Encounter fold(List<Event> events) {
        var encounter = begin(events.getFirst());
        for (var event : events.subList(1, events.size())) {
            encounter = encounter.evolve(event);
        }
        return encounter;
    }
}
