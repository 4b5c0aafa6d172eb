package asalto.rules.desafio.reading;

import asalto.rules.desafio.Action;
import asalto.rules.desafio.Action.Ailment;
import asalto.rules.desafio.Attribute;
import asalto.rules.desafio.Combatant;
import asalto.rules.form.Form;
import asalto.rules.form.Written;
import asalto.rules.form.WrittenFields;
import java.util.Optional;

/** Reads tests, opposed tests and treatments. Rules D-79 and D-86. */
final class TestReading {

    private final Scene scene;

    TestReading(Scene scene) {
        this.scene = scene;
    }

    Optional<Action.Treat> treat(WrittenFields fields) {
        scene.requireSkill(fields.whole(), scene.actor(), "medicine");
        var patient = fields.read("patient", scene::somebody);
        var wound = fields.read("wound", TestReading::ailment);
        var difficulty = fields.read("difficulty", Written::whole);
        return fields.ifSound(() -> new Action.Treat(patient.orElseThrow(), wound.orElseThrow(), difficulty));
    }

    Optional<Action.Test> test(WrittenFields fields) {
        boolean plain = fields.has("skill") != fields.has("attribute");
        if (!plain) {
            fields.whole().notAllowed("skill-or-attribute");
        }
        var skill = fields.read("skill", it -> skill(it, plain ? scene.actor() : Optional.empty()));
        var attribute = fields.read("attribute", it -> it.choice(Attribute.class));
        var difficulty = fields.read("difficulty", Written::whole);
        return fields.ifSound(() -> new Action.Test(skill, attribute, difficulty));
    }

    Optional<Action.Oppose> oppose(WrittenFields fields) {
        var skill = fields.read("skill", it -> skill(it, scene.actor()));
        var against = fields.read("against", scene::other);
        var theirSkill = fields.read("theirSkill", it -> skill(it, against.flatMap(scene::combatant)));
        var difficulty = fields.read("difficulty", Written::whole);
        var theirDifficulty = fields.read("theirDifficulty", Written::whole);
        return fields.ifSound(() -> new Action.Oppose(
                skill.orElseThrow(), against.orElseThrow(), theirSkill.orElseThrow(), difficulty, theirDifficulty));
    }

    /** A skill that there is, and that he who rolls it has. */
    private Optional<String> skill(Written written, Optional<Combatant> who) {
        var skill = CombatantReading.existingSkill(written, scene.tables());
        skill.ifPresent(it -> scene.requireSkill(written, who, it));
        return skill;
    }

    /** A wound by its number, or {@code "shock"}. */
    static Optional<Ailment> ailment(Written written) {
        return written.form().equals(new Form.Text("shock"))
                ? Optional.of(new Ailment.Shock())
                : written.whole(1).map(Ailment.Wound::new);
    }
}
