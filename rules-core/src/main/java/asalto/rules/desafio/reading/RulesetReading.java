package asalto.rules.desafio.reading;

import asalto.rules.desafio.Ruleset;
import asalto.rules.desafio.Ruleset.Options;
import asalto.rules.desafio.Ruleset.ParryReadiness;
import asalto.rules.desafio.Ruleset.SprayModifier;
import asalto.rules.desafio.Ruleset.SuccessLevelFloor;
import asalto.rules.desafio.Tables;
import asalto.rules.form.Shape;
import asalto.rules.form.Written;
import asalto.rules.form.WrittenFields;
import java.util.List;
import java.util.Optional;

/** Reads {@code ruleset}: the system's id, the options of Rules D-12, D-53 and D-72, the tables of a campaign. */
final class RulesetReading {

    private static final Shape RULESET = Shape.of("id").with("options", "tables");
    private static final Shape OPTIONS = Shape.of().with("parryReadiness", "successLevelFloor", "sprayModifier");

    private RulesetReading() {}

    static Optional<Ruleset> read(Written written, Tables supplied) {
        return written.fields(RULESET).flatMap(fields -> ruleset(fields, supplied));
    }

    private static Optional<Ruleset> ruleset(WrittenFields fields, Tables supplied) {
        fields.read("id", id -> id.choice(List.of("desafio")));
        var options = fields.read("options", RulesetReading::options);
        var tables = fields.read("tables", it -> TablesReading.replacing(supplied, it));
        return fields.ifSound(() -> new Ruleset(options.orElse(Options.DEFAULT), tables.orElse(supplied)));
    }

    private static Optional<Options> options(Written written) {
        return written.fields(OPTIONS).flatMap(fields -> {
            var readiness = fields.read("parryReadiness", it -> it.choice(ParryReadiness.class));
            var floor = fields.read("successLevelFloor", it -> it.choice(SuccessLevelFloor.class));
            var spray = fields.read("sprayModifier", it -> it.choice(SprayModifier.class));
            return fields.ifSound(() -> new Options(
                    readiness.orElse(Options.DEFAULT.parryReadiness()),
                    floor.orElse(Options.DEFAULT.successLevelFloor()),
                    spray.orElse(Options.DEFAULT.sprayModifier())));
        });
    }
}
