package asalto.rules.desafio.reading;

import asalto.rules.Named;
import asalto.rules.desafio.Action;
import asalto.rules.desafio.Action.Sprays;
import asalto.rules.desafio.Approach;
import asalto.rules.desafio.Combatant;
import asalto.rules.desafio.Combatant.Weapon;
import asalto.rules.desafio.FireMode;
import asalto.rules.desafio.Location;
import asalto.rules.desafio.WeaponRow;
import asalto.rules.form.Shape;
import asalto.rules.form.Written;
import asalto.rules.form.WrittenFields;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads shots and throws: fire mode, targets, reach. Rules D-45 and D-70 to D-74. */
final class ShotReading {

    private static final Shape SPRAYS = Shape.of("target", "sprays");

    private final Scene scene;

    ShotReading(Scene scene) {
        this.scene = scene;
    }

    Optional<Action.Shoot> shoot(WrittenFields fields) {
        var weapon = WeaponOfAction.of(fields, scene).thatShoots().thatHeCanUse();
        var gun = weapon.own().filter(it -> it.row().shoots());
        var mode = fields.read("mode", it -> mode(it, gun));
        var target = fields.read("target", it -> target(it, gun));
        var targets = fields.read("targets", list -> list.list(Bounds.TARGETS, row -> sprays(row, gun)));
        if (fields.has("target") == fields.has("targets")) {
            fields.whole().notAllowed("target-or-targets");
        } else if (!fields.has("mode") || mode.isPresent()) {
            gun.ifPresent(it -> judgeSprays(fields.place("targets"), targets, it.row(), mode));
        }
        var calledShot = fields.read("calledShot", it -> it.choice(Location.class));
        var from = fields.read("from", it -> it.choice(Approach.class));
        var offHand = fields.read("offHand", Written::truth);
        var drawn = MeleeReading.drawn(fields, weapon);
        var modifiers = MeleeReading.modifiers(fields);
        return fields.ifSound(() -> new Action.Shoot(
                weapon.id().orElseThrow(), target, targets, mode, calledShot, from, offHand, drawn, modifiers));
    }

    /** One that the weapon has. Rule D-74. */
    private static Optional<FireMode> mode(Written written, Optional<Weapon> gun) {
        return gun.isEmpty()
                ? written.choice(FireMode.class)
                : written.choice(modes(gun.get().row()).stream().map(Named::id).toList())
                        .flatMap(_ -> written.choice(FireMode.class));
    }

    /** The modes that a weapon has; without fire modes it has single shots. */
    static List<FireMode> modes(WeaponRow row) {
        return row.modes()
                .map(modes -> List.of(FireMode.values()).stream()
                        .filter(mode -> switch (mode) {
                            case SINGLE -> modes.single().isPresent();
                            case BURST -> modes.burst().isPresent();
                            case SUSTAINED -> modes.sustained().isPresent();
                        })
                        .toList())
                .orElse(List.of(FireMode.SINGLE));
    }

    private Optional<Sprays> sprays(Written written, Optional<Weapon> gun) {
        return written.fields(SPRAYS).flatMap(fields -> {
            var target = fields.read("target", it -> target(it, gun));
            var sprays = fields.read("sprays", it -> it.whole(1));
            return fields.ifSound(() -> new Sprays(target.orElseThrow(), sprays.orElseThrow()));
        });
    }

    /** Targets are for sustained fire, and it has so many sprays. Rules D-72, D-73. */
    private static void judgeSprays(
            Written place, Optional<List<Sprays>> targets, WeaponRow row, Optional<FireMode> mode) {
        if (place.isNull() && targets.isEmpty()) {
            return;
        }
        if (mode.orElse(modes(row).getFirst()) != FireMode.SUSTAINED) {
            place.notAllowed("not-sustained", Map.of("rule", "D-73"));
            return;
        }
        int rate = row.modes().flatMap(WeaponRow.Modes::sustained).orElseThrow();
        int most = Math.ceilDiv(rate, 5);
        targets.map(all -> all.stream().mapToLong(Sprays::sprays).sum())
                .filter(sum -> sum < 1 || sum > most)
                .ifPresent(sum -> place.notAllowed(
                        "sprays", Map.of("given", "" + sum, "least", "1", "most", "" + most, "rule", "D-72")));
    }

    /** Rule D-45: nothing is shot beyond long range. */
    private Optional<String> target(Written written, Optional<Weapon> gun) {
        var target = scene.other(written);
        target.flatMap(this::metres)
                .ifPresent(metres -> gun.flatMap(it -> it.row().ranges())
                        .map(List::getLast)
                        .filter(most -> metres > most)
                        .ifPresent(most -> written.notAllowed(
                                "beyond-range", Map.of("given", "" + metres, "most", "" + most, "rule", "D-45"))));
        return target;
    }

    private Optional<Integer> metres(String target) {
        return scene.distances()
                .flatMap(known -> scene.actor().map(Combatant::id).flatMap(actor -> known.metres(actor, target)));
    }
}
