package asalto.rules.desafio.reading;

import asalto.rules.desafio.Combatant;
import asalto.rules.desafio.Opening;
import asalto.rules.desafio.Ruleset;
import asalto.rules.desafio.Situation;
import asalto.rules.desafio.Tables;
import asalto.rules.form.Form;
import asalto.rules.form.Shape;
import asalto.rules.form.Written;
import asalto.rules.form.WrittenFields;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Reads what an encounter begins with. Combatants and situation are looked at only when the ruleset is sound. */
public final class OpeningReading {

    public static final Shape OPENING = Shape.of("ruleset").with("combatants", "situation");
    private static final Situation EMPTY = new Situation(Optional.empty(), Optional.empty(), Optional.empty());

    private final Tables supplied;

    public OpeningReading(Tables supplied) {
        this.supplied = supplied;
    }

    /** The opening, if its own fields are sound, whatever other fields there are. */
    public Optional<Opening> read(WrittenFields fields) {
        return fields.read("ruleset", it -> RulesetReading.read(it, supplied))
                .flatMap(ruleset -> opening(fields, ruleset));
    }

    private static Optional<Opening> opening(WrittenFields fields, Ruleset ruleset) {
        var combatants = unlessAbsent(fields, "combatants", List.of(), it -> combatants(it, ruleset));
        var roster = Roster.of(fields.at("combatants").map(Written::form).orElse(new Form.Items(List.of())));
        var situation = unlessAbsent(fields, "situation", EMPTY, new SituationReading(roster)::first);
        return combatants.flatMap(those -> situation.map(it -> new Opening(ruleset, those, it)));
    }

    private static <T> Optional<T> unlessAbsent(
            WrittenFields fields, String name, T absent, Function<Written, Optional<T>> reader) {
        return fields.has(name) ? fields.read(name, reader) : Optional.of(absent);
    }

    private static Optional<List<Combatant>> combatants(Written written, Ruleset ruleset) {
        return written.list(Bounds.COMBATANTS, new CombatantReading(ruleset.tables(), List.of())::read);
    }
}
