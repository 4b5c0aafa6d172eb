package asalto.rules.desafio;

import asalto.rules.desafio.DesafioFact.Source;
import java.util.Optional;

/** The difficulty of a blow. Table T-3, Rule D-41. */
final class MeleeDifficulty {

    private MeleeDifficulty() {}

    static Difficulties of(Fight start, Fighter attacker, Planned planned, Action.Attack attack) {
        var target = start.fighter(attack.target());
        return new Difficulties()
                .add(Source.ACCUMULATION, planned.accumulation())
                .add(Source.WOUNDS, attacker.body().penalty())
                .addIf(attack.calledShot().isPresent(), Source.PRECISION, 1)
                .addIf(claimed(attack.blind()), Source.BLIND, 2)
                .addIf(claimed(attack.offHand()), Source.OFF_HAND, 4)
                .addIf(isDrawnIn(start.round(), attacker, attack.weapon()), Source.DRAWN, 2)
                .addIf(target.stance().isProne(), Source.PRONE_OPPONENT, -4)
                .addIf(attacker.stance().mounted(), Source.MOUNTED, 2)
                .addIf(attacker.stance().mounted() && !target.stance().mounted(), Source.MOUNTED_AGAINST_FOOT, -2)
                .addIf(claimed(attack.ideal()), Source.IDEAL, -5)
                .gm(start, attacker, planned, attack.modifiers());
    }

    static boolean claimed(Optional<Boolean> claim) {
        return claim.orElse(false);
    }

    /** Rule D-76: drawn to be used in this very round. */
    static boolean isDrawnIn(int round, Fighter fighter, String weapon) {
        return fighter.gear().piece(weapon).drawnIn() == round;
    }
}
