package asalto.rules.desafio.reading;

import asalto.rules.Command;
import asalto.rules.Script;
import asalto.rules.desafio.Distances;
import asalto.rules.desafio.Opening;
import asalto.rules.desafio.Situation;
import asalto.rules.desafio.Tables;
import asalto.rules.form.Form;
import asalto.rules.form.Shape;
import asalto.rules.form.Written;
import asalto.rules.form.WrittenFields;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a whole scenario. Its rounds are looked at only when all that stands before them is sound. */
public final class ScriptReading {

    private static final Shape SCENARIO =
            Shape.of("ruleset", "combatants", "rounds").with("situation");
    private static final Shape ROUND = Shape.of().with("situation", "declarations", "advance", "dice");

    private final Tables supplied;

    public ScriptReading(Tables supplied) {
        this.supplied = supplied;
    }

    public Optional<Script> read(Written written) {
        return written.fields(SCENARIO).flatMap(fields -> {
            var opening = new OpeningReading(supplied).read(fields).filter(it -> hasCombatants(fields, it));
            var rounds = opening.flatMap(
                    it -> fields.read("rounds", list -> list.list(Bounds.ROUNDS, new Rounds(it)::read)));
            return fields.ifSound(() -> new Script(opening(fields), rounds.orElseThrow()));
        });
    }

    private static boolean hasCombatants(WrittenFields fields, Opening opening) {
        if (opening.combatants().isEmpty()) {
            fields.place("combatants").wrong("empty");
        }
        return !opening.combatants().isEmpty();
    }

    private static Form opening(WrittenFields scenario) {
        return new Form.Fields(OpeningReading.OPENING.names().stream()
                .flatMap(name -> scenario.at(name).stream().map(it -> new Form.Field(name, it.form())))
                .toList());
    }

    /** The rounds one after the other, for the distances of one hold in the next. */
    private static final class Rounds {
        private final Scene among;
        private final SituationReading situations;
        private final AdvanceReading advances;
        private Optional<Distances> distances;

        Rounds(Opening opening) {
            this.among = Scene.among(opening.ruleset().tables(), opening.combatants(), Optional.empty());
            this.situations = new SituationReading(among.roster());
            this.advances = new AdvanceReading(among);
            this.distances =
                    Optional.of(Distances.of(opening.situation().ranges().orElse(List.of())));
        }

        Optional<Script.Round> read(Written written) {
            var fields = written.fields(ROUND);
            if (fields.isEmpty()) {
                distances = Optional.empty();
            }
            return fields.flatMap(this::round);
        }

        private Optional<Script.Round> round(WrittenFields fields) {
            var before = new ArrayList<Command>();
            if (fields.has("situation")) {
                var situation = fields.read("situation", situations::ofRound);
                distances = situation.flatMap(this::changed);
                fields.at("situation")
                        .map(Written::form)
                        .filter(Rounds::hasFields)
                        .ifPresent(form -> before.add(new Command.ChangeSituation(form)));
            }
            before.addAll(declarations(fields));
            var after = new ArrayList<Command>();
            fields.readUnlessNull("advance", advances::read)
                    .ifPresent(_ -> after.add(
                            new Command.Advance(fields.place("advance").form())));
            var dice = fields.readUnlessNull("dice", list -> list.list(Bounds.DICE, die -> die.whole(1)));
            return fields.ifSound(() -> new Script.Round(before, after, dice));
        }

        private Optional<Distances> changed(Situation situation) {
            return distances.map(it -> it.with(situation.ranges().orElse(List.of())));
        }

        private static boolean hasFields(Form situation) {
            return situation instanceof Form.Fields(var fields) && !fields.isEmpty();
        }

        private List<Command> declarations(WrittenFields round) {
            var reading = new DeclarationReading(among.at(distances));
            return round.read(
                            "declarations",
                            list -> list.list(
                                    Bounds.DECLARATIONS,
                                    one -> reading.read(one).<Command>map(_ -> new Command.Declare(one.form()))))
                    .orElse(List.of());
        }
    }
}
