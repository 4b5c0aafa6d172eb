package asalto.rules.desafio;

import static asalto.rules.desafio.MeleeDifficulty.claimed;
import static asalto.rules.desafio.MeleeDifficulty.isDrawnIn;

import asalto.rules.desafio.DesafioFact.Source;
import java.util.List;
import java.util.Optional;

/** The difficulty of a parry or a dodge. Rules D-41, D-50. */
final class GuardDifficulty {

    private GuardDifficulty() {}

    /** @param level the success level of the attack */
    static Difficulties of(Fight start, Fighter defender, Planned planned, int level) {
        var difficulties = new Difficulties()
                .add(Source.ACCUMULATION, planned.accumulation())
                .add(Source.WOUNDS, defender.body().penalty())
                .add(Source.ATTACK_LEVEL, level)
                .addIf(defender.stance().mounted(), Source.MOUNTED, 2);
        if (planned.action() instanceof Action.Parry parry) {
            difficulties
                    .addIf(claimed(parry.blind()), Source.BLIND, 2)
                    .addIf(claimed(parry.offHand()), Source.OFF_HAND, 4)
                    .addIf(isDrawnIn(start.round(), defender, parry.weapon()), Source.DRAWN, 2);
        } else if (planned.action() instanceof Action.Dodge dodge) {
            difficulties.addIf(claimed(dodge.blind()), Source.BLIND, 2);
        }
        return difficulties.gm(start, defender, planned, modifiers(planned.action()));
    }

    private static Optional<List<Action.Modifier>> modifiers(Action guard) {
        return switch (guard) {
            case Action.Parry parry -> parry.modifiers();
            case Action.Dodge dodge -> dodge.modifiers();
            default -> Optional.empty();
        };
    }
}
