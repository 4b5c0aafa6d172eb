package asalto.rules.desafio.reading;

import asalto.rules.desafio.Action;
import asalto.rules.desafio.Action.Against;
import asalto.rules.desafio.Approach;
import asalto.rules.desafio.Location;
import asalto.rules.form.Shape;
import asalto.rules.form.Written;
import asalto.rules.form.WrittenFields;
import java.util.List;
import java.util.Optional;

/** Reads blows and what meets them. Rules D-41, D-51, D-55. */
final class MeleeReading {

    private static final Shape AGAINST = Shape.of("attacker").with("ordinal");
    private static final Shape MODIFIER = Shape.of("value", "reason");

    private final Scene scene;

    MeleeReading(Scene scene) {
        this.scene = scene;
    }

    Optional<Action.Attack> attack(WrittenFields fields) {
        var weapon = WeaponOfAction.of(fields, scene).thatStrikes().thatHeCanUse();
        var target = fields.read("target", scene::other);
        var calledShot = fields.read("calledShot", it -> it.choice(Location.class));
        var from = fields.read("from", it -> it.choice(Approach.class));
        var offHand = fields.read("offHand", Written::truth);
        var drawn = drawn(fields, weapon);
        var blind = fields.read("blind", Written::truth);
        var ideal = fields.read("ideal", Written::truth);
        var modifiers = modifiers(fields);
        return fields.ifSound(() -> new Action.Attack(
                weapon.id().orElseThrow(),
                target.orElseThrow(),
                calledShot,
                from,
                offHand,
                drawn,
                blind,
                ideal,
                modifiers));
    }

    Optional<Action.Parry> parry(WrittenFields fields) {
        var weapon = WeaponOfAction.of(fields, scene).thatStrikes().thatHeCanUse();
        var against = fields.read("against", this::against);
        var offHand = fields.read("offHand", Written::truth);
        var drawn = drawn(fields, weapon);
        var blind = fields.read("blind", Written::truth);
        var modifiers = modifiers(fields);
        return fields.ifSound(
                () -> new Action.Parry(weapon.id().orElseThrow(), against, offHand, drawn, blind, modifiers));
    }

    Optional<Action.Dodge> dodge(WrittenFields fields) {
        scene.requireSkill(fields.place("kind"), scene.actor(), "dodge");
        var against = fields.read("against", this::against);
        var blind = fields.read("blind", Written::truth);
        var modifiers = modifiers(fields);
        return fields.ifSound(() -> new Action.Dodge(against, blind, modifiers));
    }

    /** Rule D-55. */
    private Optional<Against> against(Written written) {
        return written.fields(AGAINST).flatMap(fields -> {
            var attacker = fields.read("attacker", scene::other);
            var ordinal = fields.read("ordinal", it -> it.whole(1));
            return fields.ifSound(() -> new Against(attacker.orElseThrow(), ordinal));
        });
    }

    static Optional<Boolean> drawn(WrittenFields fields, WeaponOfAction weapon) {
        var drawn = fields.read("drawnThisRound", Written::truth);
        weapon.judgeDrawn(fields.place("drawnThisRound"), drawn.orElse(false));
        return drawn;
    }

    /** Rule D-48. */
    static Optional<List<Action.Modifier>> modifiers(WrittenFields action) {
        return action.read(
                "modifiers",
                list -> list.list(
                        Bounds.MODIFIERS,
                        row -> row.fields(MODIFIER).flatMap(fields -> {
                            var value = fields.read("value", Written::whole);
                            var reason = fields.read("reason", it -> it.text(Bounds.REASON));
                            return fields.ifSound(() -> new Action.Modifier(value.orElseThrow(), reason.orElseThrow()));
                        })));
    }
}
