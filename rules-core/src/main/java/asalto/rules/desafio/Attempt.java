package asalto.rules.desafio;

import asalto.rules.desafio.DesafioFact.ActionForfeited;
import asalto.rules.desafio.DesafioFact.AttackRolled;
import asalto.rules.desafio.DesafioFact.CriticalRolled;
import asalto.rules.desafio.DesafioFact.Difficulty;
import asalto.rules.desafio.DesafioFact.Feint;
import asalto.rules.desafio.DesafioFact.FeintMade;
import asalto.rules.desafio.DesafioFact.Forfeit;
import java.util.List;
import java.util.Optional;

/**
 * One blow, shot or spray that falls due in a tenth.
 *
 * @param start the state at the start of the tenth (Rule D-21)
 * @param attacker as he was then
 * @param spray 1-based; empty unless it is sustained fire
 */
record Attempt(
        Unfolding unfolding,
        Fight start,
        Fighter attacker,
        Planned planned,
        String weapon,
        String target,
        Optional<Integer> spray) {

    /** How an attack roll came out. */
    record Outcome(boolean success, boolean critical, long total, int level) {}

    void forfeit(Forfeit reason) {
        unfolding.tell(attacker.id(), new ActionForfeited(Optional.of(planned.position()), reason, spray));
    }

    void feint(Feint reason) {
        unfolding.tell(attacker.id(), new FeintMade(Optional.of(planned.position()), reason, spray));
    }

    WeaponRow row() {
        return attacker.gear().piece(weapon).row();
    }

    Fighter targetAtStart() {
        return start.fighter(target);
    }

    int skill() {
        return attacker.skill(row().skill());
    }

    /** Rules D-10, D-12, D-15. */
    Outcome roll(Difficulties difficulty) {
        int face = unfolding.roll(attacker.id());
        long total = difficulty.total(face);
        boolean success = total <= skill();
        int level = Levels.level(start.rules(), skill(), face);
        tellRoll(face, difficulty.entries(), total, success, level);
        return new Outcome(success, success && face == 1 && confirmed(), total, level);
    }

    private void tellRoll(int face, List<Difficulty> difficulty, long total, boolean success, int level) {
        unfolding.tell(
                attacker.id(),
                new AttackRolled(
                        planned.position(),
                        weapon,
                        target,
                        skill(),
                        row().skill(),
                        face,
                        difficulty,
                        total,
                        success,
                        level,
                        spray));
    }

    /** Rule D-15: the second roll looks at the skill alone. */
    private boolean confirmed() {
        int face = unfolding.roll(attacker.id());
        boolean confirmed = face <= skill();
        unfolding.tell(attacker.id(), new CriticalRolled(face, skill(), confirmed));
        return confirmed;
    }

    void missed() {
        unfolding.tell(attacker.id(), new DesafioFact.AttackMissed(target, planned.position()));
    }
}
