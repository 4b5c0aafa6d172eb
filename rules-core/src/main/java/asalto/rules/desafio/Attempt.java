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
import java.util.function.Function;

/**
 * One blow, shot or spray that falls due in a tenth.
 *
 * @param start the state at the start of the tenth (Rule D-21)
 * @param attacker as he was then
 * @param piece what he attacks with, as it was then
 * @param skill his value with it
 * @param targetAtStart whom he attacks, as he was then
 * @param spray 1-based; empty unless it is sustained fire
 */
record Attempt(
        Unfolding unfolding,
        Fight start,
        Fighter attacker,
        Planned planned,
        Piece piece,
        int skill,
        Fighter targetAtStart,
        Optional<Integer> spray) {

    /** What a face of the attack roll shows. */
    record Shown(int face, long total, boolean success, int level) {

        /** Rule D-15. */
        boolean mayBeCritical() {
            return success && face == 1;
        }
    }

    /** How an attack roll came out. */
    record Outcome(boolean success, boolean critical, long total, int level) {}

    Attempt in(Unfolding other) {
        return new Attempt(other, start, attacker, planned, piece, skill, targetAtStart, spray);
    }

    void forfeit(Forfeit reason) {
        unfolding.tell(attacker.id(), new ActionForfeited(Optional.of(planned.position()), reason, spray));
    }

    void feint(Feint reason) {
        unfolding.tell(attacker.id(), new FeintMade(Optional.of(planned.position()), reason, spray));
    }

    WeaponRow row() {
        return piece.row();
    }

    /** Whom he attacks. */
    String target() {
        return targetAtStart.id();
    }

    /** Rules D-10, D-12, D-15. */
    Outcome roll(Difficulties difficulty, Function<Shown, ?> meaning) {
        int face = unfolding.roll(attacker.id(), any -> meaning.apply(shown(difficulty, any)));
        var shown = shown(difficulty, face);
        tellRoll(difficulty.entries(), shown);
        return new Outcome(shown.success(), shown.mayBeCritical() && confirmed(), shown.total(), shown.level());
    }

    private Shown shown(Difficulties difficulty, int face) {
        long total = difficulty.total(face);
        return new Shown(face, total, difficulty.allow(face, skill), Levels.level(start.rules(), skill, face));
    }

    private void tellRoll(List<Difficulty> difficulty, Shown shown) {
        unfolding.tell(
                attacker.id(),
                new AttackRolled(
                        planned.position(),
                        piece.id(),
                        target(),
                        skill,
                        row().skill(),
                        shown.face(),
                        difficulty,
                        shown.total(),
                        shown.success(),
                        shown.level(),
                        spray));
    }

    /** Rule D-15: the second roll looks at the skill alone. */
    private boolean confirmed() {
        int face = unfolding.roll(attacker.id(), any -> any <= skill);
        boolean confirmed = face <= skill;
        unfolding.tell(attacker.id(), new CriticalRolled(face, skill, confirmed));
        return confirmed;
    }

    void missed() {
        unfolding.tell(attacker.id(), new DesafioFact.AttackMissed(target(), planned.position()));
    }
}
