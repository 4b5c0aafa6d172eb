package asalto.rules.desafio;

import asalto.rules.CorruptStream;
import asalto.rules.Decision;
import asalto.rules.Encounter;
import asalto.rules.Event;
import asalto.rules.Roll;
import asalto.rules.RuleSystem;
import asalto.rules.Script;
import asalto.rules.desafio.DesafioFact.CombatantSeated;
import asalto.rules.desafio.DesafioFact.EncounterOpened;
import asalto.rules.form.Form;
import asalto.rules.form.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Desafío as a rule system. */
public final class Desafio implements RuleSystem {

    /** The name in {@code ruleset.id}. */
    public static final String ID = "desafio";

    /** The version of these rules: raised when the same declarations and faces give other events. */
    public static final String VERSION = "1";

    /** It has no state: the tables in force are in each encounter's first event. */
    public Desafio() {}

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String suppliedTablesDigest() {
        return Forms.suppliedTablesDigest();
    }

    @Override
    public Decision open(Form opening) {
        return switch (Forms.opening(opening)) {
            case Reading.Sound<Opening>(var sound) -> new Decision.Accepted(opened(sound));
            case Reading.Faulty<Opening>(var faults) -> new Decision.Refused(faults);
        };
    }

    private List<Event> opened(Opening opening) {
        var events = new ArrayList<Event>();
        var opened = new EncounterOpened(ID, VERSION, suppliedTablesDigest(), opening.ruleset(), opening.situation());
        events.add(new Event(0, 0, Optional.empty(), opened));
        for (var combatant : opening.combatants()) {
            events.add(new Event(0, 0, Optional.of(combatant.id()), new CombatantSeated(combatant)));
        }
        return events;
    }

    @Override
    public Encounter begin(Event first) {
        if (first.fact() instanceof EncounterOpened opened && opened.system().equals(ID)) {
            return Fight.opened(opened);
        }
        throw new CorruptStream("opens no encounter of " + ID + ": " + first);
    }

    @Override
    public Reading<Script> script(Form scenario) {
        return Forms.script(scenario);
    }

    @Override
    public List<Roll> rolls(List<Event> events) {
        return Faces.of(events);
    }
}
