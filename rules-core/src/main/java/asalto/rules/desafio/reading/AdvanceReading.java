package asalto.rules.desafio.reading;

import asalto.rules.desafio.Advance;
import asalto.rules.desafio.Advance.Treatment;
import asalto.rules.desafio.Combatant;
import asalto.rules.desafio.Tables;
import asalto.rules.form.Shape;
import asalto.rules.form.Written;
import java.util.List;
import java.util.Optional;

/** Reads the time that passes after a round. Rules D-80 to D-87. */
public final class AdvanceReading {

    private static final Shape ADVANCE = Shape.of().with("minutes", "hours", "days", "rest", "treatments");
    private static final Shape TREATMENT =
            Shape.of("healer", "patient", "wound").with("difficulty");

    private final Scene scene;

    public AdvanceReading(Tables tables, List<Combatant> seated) {
        this(Scene.among(tables, seated, Optional.empty()));
    }

    AdvanceReading(Scene scene) {
        this.scene = scene;
    }

    public Optional<Advance> read(Written written) {
        return written.fields(ADVANCE).flatMap(fields -> {
            var minutes = fields.read("minutes", it -> it.whole(1));
            var hours = fields.read("hours", it -> it.whole(1));
            var days = fields.read("days", it -> it.whole(1));
            var rest = fields.read("rest", Written::truth);
            var treatments = fields.read("treatments", list -> list.list(Bounds.TREATMENTS, this::treatment));
            return fields.ifSound(() -> new Advance(minutes, hours, days, rest, treatments));
        });
    }

    /** Rule D-86. */
    private Optional<Treatment> treatment(Written written) {
        return written.fields(TREATMENT).flatMap(fields -> {
            var healer = fields.read("healer", scene::somebody);
            scene.requireSkill(written, healer.flatMap(scene::combatant), "medicine");
            var patient = fields.read("patient", scene::somebody);
            var wound = fields.read("wound", TestReading::ailment);
            var difficulty = fields.read("difficulty", Written::whole);
            return fields.ifSound(
                    () -> new Treatment(healer.orElseThrow(), patient.orElseThrow(), wound.orElseThrow(), difficulty));
        });
    }
}
