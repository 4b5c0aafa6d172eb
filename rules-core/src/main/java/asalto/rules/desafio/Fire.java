package asalto.rules.desafio;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Fire modes: what a pull of the trigger is. Rules D-70 to D-75. */
final class Fire {

    private static final int SPRAY = 5;

    private Fire() {}

    /** The mode that was declared, or the first that the weapon has of single, burst, sustained. Rule D-74. */
    static FireMode mode(Action.Shoot shoot, WeaponRow row) {
        return shoot.mode().orElseGet(() -> row.modes().map(Fire::first).orElse(FireMode.SINGLE));
    }

    private static FireMode first(WeaponRow.Modes modes) {
        if (modes.single().isPresent()) {
            return FireMode.SINGLE;
        }
        return modes.burst().isPresent() ? FireMode.BURST : FireMode.SUSTAINED;
    }

    /** Rule D-72: the most sprays of a round, five rounds or the rest of them each. */
    static int sprays(WeaponRow row) {
        return Math.ceilDiv(rate(row), SPRAY);
    }

    /** Rule D-72: at whom each spray goes, in order. */
    static List<String> sprayTargets(Action.Shoot shoot, WeaponRow row) {
        var targets = new ArrayList<String>();
        shoot.target().ifPresent(target -> targets.addAll(Collections.nCopies(sprays(row), target)));
        for (var part : shoot.targets().orElse(List.of())) {
            targets.addAll(Collections.nCopies(part.sprays(), part.target()));
        }
        return targets;
    }

    /** Rules D-70 to D-72: the rounds that leave the weapon, with what is left in it. */
    static int rounds(FireMode mode, WeaponRow row, int spray, int left) {
        return switch (mode) {
            case SINGLE -> Math.min(1, left);
            case BURST -> Math.min(burst(row), left);
            case SUSTAINED -> Math.min(Math.min(SPRAY, rate(row) - SPRAY * (spray - 1)), left);
        };
    }

    private static int burst(WeaponRow row) {
        return row.modes().flatMap(WeaponRow.Modes::burst).orElse(1);
    }

    private static int rate(WeaponRow row) {
        return row.modes().flatMap(WeaponRow.Modes::sustained).orElse(1);
    }
}
