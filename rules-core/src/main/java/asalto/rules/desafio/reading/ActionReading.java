package asalto.rules.desafio.reading;

import asalto.rules.desafio.Action;
import asalto.rules.desafio.Action.Load;
import asalto.rules.form.Written;
import asalto.rules.form.WrittenFields;
import java.util.Optional;
import java.util.function.Function;

/** Reads one declared action and judges it by itself: form, names, weapon, skill. What is absent stays absent. */
final class ActionReading {

    private final Scene scene;
    private final MeleeReading melee;
    private final ShotReading shots;
    private final TestReading tests;

    ActionReading(Scene scene) {
        this.scene = scene;
        this.melee = new MeleeReading(scene);
        this.shots = new ShotReading(scene);
        this.tests = new TestReading(scene);
    }

    Optional<Action> read(Written written) {
        return written.discriminator("kind", ActionKind.ids())
                .flatMap(ActionKind::named)
                .flatMap(kind -> written.fields(kind.shape()).flatMap(fields -> action(kind, fields)));
    }

    private Optional<? extends Action> action(ActionKind kind, WrittenFields fields) {
        return switch (kind) {
            case ATTACK -> melee.attack(fields);
            case PARRY -> melee.parry(fields);
            case DODGE -> melee.dodge(fields);
            case SHOOT -> shots.shoot(fields);
            case AIM -> aim(fields);
            case RELOAD -> reload(fields);
            case DRAW -> handled(fields, Action.Draw::new);
            case PICK_UP -> handled(fields, Action.PickUp::new);
            case STOW -> handled(fields, Action.Stow::new);
            case DROP -> handled(fields, Action.Drop::new);
            case MOVE -> move(fields);
            case STAND_UP -> fields.ifSound(Action.StandUp::new);
            case TREAT -> tests.treat(fields);
            case TEST -> tests.test(fields);
            case OPPOSE -> tests.oppose(fields);
        };
    }

    /** Rule D-47. */
    private Optional<Action.Aim> aim(WrittenFields fields) {
        var weapon = WeaponOfAction.of(fields, scene).thatShoots();
        var target = fields.read("target", scene::other);
        return fields.ifSound(() -> new Action.Aim(weapon.id().orElseThrow(), target.orElseThrow()));
    }

    /** Rule D-75. */
    private Optional<Action.Reload> reload(WrittenFields fields) {
        var weapon = WeaponOfAction.of(fields, scene).thatIsLoaded();
        var load = fields.read("load", it -> it.choice(Load.class));
        return fields.ifSound(() -> new Action.Reload(weapon.id().orElseThrow(), load));
    }

    private <A extends Action> Optional<A> handled(WrittenFields fields, Function<String, A> action) {
        var weapon = WeaponOfAction.of(fields, scene).thatIsNotNatural();
        return fields.ifSound(() -> action.apply(weapon.id().orElseThrow()));
    }

    /** Rule D-78: up to Agility metres. */
    private Optional<Action.Move> move(WrittenFields fields) {
        var metres = fields.read("metres", it -> it.whole(1, scene.agility()));
        return fields.ifSound(() -> new Action.Move(metres.orElseThrow()));
    }
}
