package asalto.rules.desafio;

import asalto.rules.Script;
import asalto.rules.desafio.reading.AdvanceReading;
import asalto.rules.desafio.reading.CombatantReading;
import asalto.rules.desafio.reading.DeclarationReading;
import asalto.rules.desafio.reading.OpeningReading;
import asalto.rules.desafio.reading.OrdersReading;
import asalto.rules.desafio.reading.Roster;
import asalto.rules.desafio.reading.RulingReading;
import asalto.rules.desafio.reading.ScriptReading;
import asalto.rules.desafio.reading.SituationReading;
import asalto.rules.desafio.reading.SuppliedTables;
import asalto.rules.form.Faults;
import asalto.rules.form.Form;
import asalto.rules.form.Reading;
import asalto.rules.form.Written;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Everything that people write for Desafío, read and judged. Paths are those of the form given. */
public final class Forms {

    private Forms() {}

    /** Ruleset, combatants (perhaps none yet) and situation. */
    public static Reading<Opening> opening(Form form) {
        return read(
                form, written -> written.fields(OpeningReading.OPENING).flatMap(new OpeningReading(supplied())::read));
    }

    /** One more combatant beside those who are seated. */
    public static Reading<Combatant> combatant(Form form, Ruleset ruleset, List<Combatant> seated) {
        return read(form, new CombatantReading(ruleset.tables(), seated)::another);
    }

    /** What changes from a round on. */
    public static Reading<Situation> situation(Form form, List<Combatant> seated) {
        return read(form, new SituationReading(Roster.of(seated))::ofRound);
    }

    /**
     * What a combatant will do in the round, with the limits of a round.
     *
     * @param seated as they were seated, with their first Agility and all their weapons
     * @param distances those that hold in the round
     */
    public static Reading<Declaration> declaration(
            Form form, Ruleset ruleset, List<Combatant> seated, Distances distances) {
        return read(form, new DeclarationReading(ruleset.tables(), seated, Optional.of(distances))::read);
    }

    /** Time that passes after a round. */
    public static Reading<Advance> advance(Form form, List<Combatant> seated) {
        return read(form, new AdvanceReading(supplied(), seated)::read);
    }

    /** What is to be declared for somebody who is away. */
    public static Reading<Ordered> orders(Form form, Ruleset ruleset, List<Combatant> seated) {
        return read(form, new OrdersReading(ruleset.tables(), seated)::read);
    }

    /** What the director decides beside the rules. */
    public static Reading<Ruled> ruling(Form form, Ruleset ruleset, List<Combatant> seated) {
        return read(form, new RulingReading(ruleset.tables(), seated)::read);
    }

    /** A whole scenario, as the commands that play it. */
    public static Reading<Script> script(Form scenario) {
        return read(scenario, new ScriptReading(supplied())::read);
    }

    /** The tables that come with the rules. */
    public static Tables supplied() {
        return SuppliedTables.INSTANCE.tables();
    }

    /** SHA-256 of the rows of the supplied tables, lower-case hex. */
    public static String suppliedTablesDigest() {
        return SuppliedTables.INSTANCE.digest();
    }

    private static <T> Reading<T> read(Form form, Function<Written, Optional<T>> reader) {
        var faults = new Faults();
        return faults.reading(reader.apply(Written.root(form, faults)));
    }
}
