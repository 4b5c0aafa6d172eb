package asalto.rules.desafio;

import asalto.rules.Encounter;
import asalto.rules.desafio.DesafioFact.Forfeit;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * The contract's State line.
 *
 * @param round the rounds played
 * @param elapsed seconds of encounter time
 * @param combatants in combatant order
 */
public record State(int round, long elapsed, List<Condition> combatants) implements Encounter.Picture {

    /**
     * One combatant.
     *
     * @param incapable why he cannot act, if he cannot
     * @param penalty the sum of Rule D-68
     */
    public record Condition(
            String id,
            boolean dead,
            boolean conscious,
            Optional<Forfeit> incapable,
            Posture posture,
            boolean mounted,
            int penalty,
            SequencedMap<Attribute, Integer> attributes,
            Optional<HeldAim> aim,
            Optional<Long> shockDeadline,
            List<Injury> wounds,
            List<WeaponAt> weapons) {}

    /** An aim that is held. */
    public record HeldAim(String weapon, String target, int rounds) {}

    /**
     * A wound neither healed nor ended.
     *
     * @param rested seconds
     * @param deadline the second of encounter time at which it kills
     */
    public record Injury(
            int wound,
            Location location,
            WoundLevel level,
            boolean avoided,
            boolean treated,
            long rested,
            Optional<Long> deadline) {}

    /** A weapon and where it is. */
    public record WeaponAt(String id, Optional<Hold> held, boolean onGround, Optional<Integer> ammunition) {}

    static State of(Fight fight) {
        return new State(
                fight.round() - 1,
                fight.elapsed(),
                fight.fighters().stream().map(State::condition).toList());
    }

    private static Condition condition(Fighter fighter) {
        var body = fighter.body();
        return new Condition(
                fighter.id(),
                body.dead(),
                body.conscious(),
                body.incapable(),
                fighter.stance().posture(),
                fighter.stance().mounted(),
                body.penalty(),
                body.attributes(),
                fighter.aim().map(aim -> new HeldAim(aim.weapon(), aim.target(), aim.rounds())),
                body.shock().map(BleedingClock::deadline),
                body.wounds().stream().map(State::injury).toList(),
                fighter.gear().pieces().stream().map(State::weapon).toList());
    }

    private static Injury injury(Wound wound) {
        return new Injury(
                wound.number(),
                wound.location(),
                wound.level(),
                wound.avoided(),
                wound.treated(),
                wound.rested(),
                wound.clock().map(BleedingClock::deadline));
    }

    private static WeaponAt weapon(Piece piece) {
        return new WeaponAt(piece.id(), piece.held(), piece.onGround(), piece.ammunition());
    }
}
