package asalto.rules.desafio;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * A combatant at one moment of the fight.
 *
 * @param seated as he was seated; of it only what cannot change is looked at
 * @param declared what he declared for the round that is coming or being played
 * @param orders his standing orders; not to be changed
 * @param ruled the director's modifiers of single declared actions, by their position (Rule D-48); not to be changed
 * @param done the actions of the round that are over, and the tenth in which they were
 * @param planned his plan, which follows from declaration, Agility and weapons
 */
record Fighter(
        Combatant seated,
        Body body,
        Stance stance,
        Gear gear,
        Optional<Aim> aim,
        Optional<Declaration> declared,
        List<StandingOrder> orders,
        SequencedMap<Integer, List<Action.Modifier>> ruled,
        Done done,
        Once<Plan> planned) {

    private static final SequencedMap<Integer, List<Action.Modifier>> NOTHING_RULED = fixed(new TreeMap<>());

    private static SequencedMap<Integer, List<Action.Modifier>> fixed(
            SequencedMap<Integer, List<Action.Modifier>> map) {
        return Collections.unmodifiableSequencedMap(map);
    }

    static Fighter of(Combatant seated) {
        return new Fighter(
                seated,
                Body.unhurt(seated.attributes()),
                Stance.of(seated),
                Gear.of(seated),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                NOTHING_RULED,
                Done.NOTHING,
                new Once<>());
    }

    /** His counted actions of the round. Rules D-22 to D-32. */
    Plan plan() {
        return declared.isEmpty() ? Plan.NONE : planned.get(() -> Plan.of(this));
    }

    String id() {
        return seated.id();
    }

    boolean is(String id) {
        return seated.id().equals(id);
    }

    /** Rule D-05: when he acts, how often, and how far he moves in a round. */
    int agility() {
        return body.attribute(Attribute.AGILITY);
    }

    int skill(String skill) {
        return seated.skills().getOrDefault(skill, 0);
    }

    /** What he declared, in his order; nothing if he did not. */
    List<Action> actions() {
        return declared.isPresent() ? declared.get().actions() : List.of();
    }

    boolean hasDone(int action) {
        return done.has(action);
    }

    boolean holds(String weapon) {
        return gear.inHand(weapon, body);
    }

    boolean declaredAMove() {
        for (var action : actions()) {
            if (action instanceof Action.Move) {
                return true;
            }
        }
        return false;
    }

    /** Rule D-49. */
    boolean isMoving() {
        return body.canAct() && (stance.moving() || declaredAMove());
    }

    Fighter body(UnaryOperator<Body> change) {
        var changed = change.apply(body);
        if (changed == body) {
            return this;
        }
        boolean same = changed.attributes() == body.attributes()
                || changed.attribute(Attribute.AGILITY) == body.attribute(Attribute.AGILITY);
        return new Fighter(
                seated, changed, stance, gear, aim, declared, orders, ruled, done, same ? planned : new Once<>());
    }

    Fighter stance(UnaryOperator<Stance> change) {
        return new Fighter(seated, body, change.apply(stance), gear, aim, declared, orders, ruled, done, planned);
    }

    Fighter gear(UnaryOperator<Gear> change) {
        return new Fighter(seated, body, stance, change.apply(gear), aim, declared, orders, ruled, done, planned);
    }

    Fighter piece(String weapon, UnaryOperator<Piece> change) {
        return gear(all -> all.with(weapon, change));
    }

    Fighter aim(Optional<Aim> taken) {
        return new Fighter(seated, body, stance, gear, taken, declared, orders, ruled, done, planned);
    }

    /** A modifier stays with an action that was not amended. */
    Fighter declared(Declaration declaration) {
        return new Fighter(
                seated,
                body,
                stance,
                gear,
                aim,
                Optional.of(declaration),
                orders,
                kept(declaration),
                done,
                new Once<>());
    }

    private SequencedMap<Integer, List<Action.Modifier>> kept(Declaration amended) {
        if (ruled.isEmpty()) {
            return ruled;
        }
        var kept = new TreeMap<>(ruled);
        kept.keySet().removeIf(position -> !action(amended.actions(), position).equals(action(position)));
        return fixed(kept);
    }

    /** What he declared at a position, from 1. */
    Optional<Action> action(int position) {
        return action(actions(), position);
    }

    private static Optional<Action> action(List<Action> actions, int position) {
        return position >= 1 && position <= actions.size() ? Optional.of(actions.get(position - 1)) : Optional.empty();
    }

    /** The director's modifiers of one of his actions. Rule D-48. */
    List<Action.Modifier> ruled(int action) {
        return ruled.getOrDefault(action, List.of());
    }

    Fighter ruled(int action, Action.Modifier modifier) {
        var more = new TreeMap<>(ruled);
        more.put(
                action,
                Stream.concat(ruled(action).stream(), Stream.of(modifier)).toList());
        return new Fighter(seated, body, stance, gear, aim, declared, orders, fixed(more), done, planned);
    }

    Fighter orders(List<StandingOrder> given) {
        return new Fighter(seated, body, stance, gear, aim, declared, given, ruled, done, planned);
    }

    Fighter done(int action, int tenth) {
        return new Fighter(seated, body, stance, gear, aim, declared, orders, ruled, done.and(action, tenth), planned);
    }

    /** Rules D-24, D-47: the declaration is spent; the aim is lost unless it was taken in this round. */
    Fighter afterRound(int round) {
        var kept = aim.filter(taken -> taken.round() == round);
        return declared.isEmpty() && kept.equals(aim)
                ? this
                : new Fighter(
                        seated,
                        body,
                        stance,
                        gear,
                        kept,
                        Optional.empty(),
                        orders,
                        NOTHING_RULED,
                        Done.NOTHING,
                        new Once<>());
    }

    /** Rule D-69: the dead lie prone and hold nothing. */
    Fighter laidOut() {
        return stance(Stance::fallen).gear(Gear::allDropped);
    }
}
