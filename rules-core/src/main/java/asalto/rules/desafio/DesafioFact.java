package asalto.rules.desafio;

import asalto.rules.Event;
import asalto.rules.Event.OfTheLog;
import asalto.rules.Named;
import java.util.List;
import java.util.Optional;

/**
 * Everything that happens in Desafío. The components are the fields of the contract's table; whom the fact is about is
 * the event's actor. Figures are as they were when it happened, so that folding needs no table.
 */
public sealed interface DesafioFact extends Event.Fact {

    // ---- the encounter

    /**
     * The first event of an encounter.
     *
     * @param rules the version of these rules
     * @param suppliedTables the digest of the tables as supplied with that version
     * @param ruleset the options and tables in force, complete
     */
    record EncounterOpened(String system, String rules, String suppliedTables, Ruleset ruleset, Situation situation)
            implements DesafioFact, OfTheLog {}

    record CombatantSeated(Combatant combatant) implements DesafioFact, OfTheLog {}

    record EncounterClosed() implements DesafioFact, OfTheLog {}

    /**
     * The director decided something beside the rules. What carries it out follows.
     *
     * @param supersedes the numbers of the events that hold no longer
     */
    record RulingMade(Ruling ruling, String reason, Optional<List<Integer>> supersedes) implements DesafioFact {}

    // ---- before the round

    /** Standing orders; they replace those given before. */
    record OrdersGiven(List<StandingOrder> orders) implements DesafioFact, OfTheLog {}

    /** The round is about to start without a declaration of his: which of his orders holds. */
    record OrdersWeighed(List<Weighed> orders) implements DesafioFact, OfTheLog {}

    record SituationChanged(
            Optional<List<Situation.Range>> ranges,
            Optional<List<Situation.StandingModifier>> modifiers,
            Optional<List<Situation.Change>> set)
            implements DesafioFact {}

    /** Declared or amended; the last one before the round starts holds. */
    record ActionsDeclared(List<Action> actions, Optional<AccumulateOn> accumulateOn) implements DesafioFact {}

    record RoundStarted() implements DesafioFact {}

    record RoundEnded() implements DesafioFact {}

    // ---- attack and defence

    record AttackRolled(
            int action,
            String weapon,
            String target,
            int skill,
            String skillId,
            int roll,
            List<Difficulty> difficulty,
            long total,
            boolean success,
            int successLevel,
            Optional<Integer> spray)
            implements DesafioFact {}

    record CriticalRolled(int roll, int skill, boolean confirmed) implements DesafioFact {}

    record DefenceRolled(
            Guard kind,
            String attacker,
            int action,
            int skill,
            String skillId,
            int roll,
            List<Difficulty> difficulty,
            long total,
            boolean success)
            implements DesafioFact {}

    record AttackMissed(String target, int action) implements DesafioFact {}

    record AttackStopped(String target, int action, Guard by) implements DesafioFact {}

    record BulletsRolled(int roll, int spray, int bullets) implements DesafioFact {}

    record LocationRolled(int roll, Location location) implements DesafioFact {}

    record AttackHit(String target, int action, Location location, boolean critical, Optional<Integer> bullet)
            implements DesafioFact {}

    record DamageRolled(List<Integer> dice, int modifier, int armour, int damage) implements DesafioFact {}

    record WoundInflicted(Location location, WoundLevel level, int penalty, int wound) implements DesafioFact {}

    record EnduranceRolled(int roll, int endurance, boolean success) implements DesafioFact {}

    /** @param action null in the time between rounds */
    record ActionForfeited(Optional<Integer> action, Forfeit reason, Optional<Integer> spray) implements DesafioFact {}

    /** @param action null in the time between rounds */
    record FeintMade(Optional<Integer> action, Feint reason, Optional<Integer> spray) implements DesafioFact {}

    record AmmunitionSpent(String weapon, int spent, int left) implements DesafioFact {}

    // ---- weapons, posture, life

    record WeaponDropped(String weapon) implements DesafioFact {}

    record WeaponDrawn(String weapon) implements DesafioFact {}

    record WeaponPickedUp(String weapon) implements DesafioFact {}

    record WeaponStowed(String weapon) implements DesafioFact {}

    record WeaponReloaded(String weapon, int left) implements DesafioFact {}

    record AimTaken(String weapon, String target, int rounds) implements DesafioFact {}

    record FellProne() implements DesafioFact {}

    record StoodUp() implements DesafioFact {}

    record Moved(int metres) implements DesafioFact {}

    record LostConsciousness(FaintCause cause) implements DesafioFact {}

    record RegainedConsciousness() implements DesafioFact {}

    record Died(DeathCause cause) implements DesafioFact {}

    // ---- tests, time, healing

    /** @param roll null, with total and level, if it succeeded without a roll (Rule D-11) */
    record TestRolled(
            int skill,
            String skillId,
            Optional<Integer> roll,
            List<Difficulty> difficulty,
            Optional<Long> total,
            boolean success,
            Optional<Integer> successLevel)
            implements DesafioFact {}

    /** @param winner an id, or null */
    record OpposedTestRolled(
            int skill,
            String skillId,
            int roll,
            List<Difficulty> difficulty,
            long total,
            boolean success,
            int successLevel,
            String against,
            Theirs theirs,
            Optional<String> winner)
            implements DesafioFact {}

    /**
     * The director lets time pass after a round: {@code advance} as it was written. Treatments, TimeAdvanced and what falls
     * due in that time follow.
     */
    record TimeGranted(
            Optional<Integer> minutes,
            Optional<Integer> hours,
            Optional<Integer> days,
            Optional<Boolean> rest,
            Optional<List<Advance.Treatment>> treatments)
            implements DesafioFact, OfTheLog {}

    record TimeAdvanced(long seconds) implements DesafioFact {}

    record WoundTreated(Action.Ailment wound, boolean success, String healer) implements DesafioFact {}

    record WoundHealed(int wound, boolean success) implements DesafioFact {}

    record AttributeLost(Attribute attribute, int value) implements DesafioFact {}

    // ---- their parts

    /**
     * What became of one order.
     *
     * @param order from 1
     * @param condition the first that did not hold
     * @param action the position of the first that cannot be begun
     */
    record Weighed(
            int order,
            Verdict outcome,
            Optional<String> condition,
            Optional<Integer> action,
            Optional<Hindrance> reason) {}

    /** Whether an order held. */
    enum Verdict implements Named {
        FIRED,
        NOT_MET,
        NOT_LEGAL,
        NOT_REACHED
    }

    /** Why an action cannot be begun with any sense. */
    enum Hindrance implements Named {
        DEAD,
        UNCONSCIOUS,
        INCAPACITATED,
        WEAPON_NOT_HELD,
        NO_AMMUNITION,
        TARGET_DOWN,
        TARGET_NOT_EXPOSED,
        BEYOND_RANGE,
        NO_FREE_HAND,
        NO_WOUND,
        NO_NEED
    }

    /** One entry of a difficulty: where it comes from, and how much harder (positive) or easier it makes the roll. */
    record Difficulty(Source source, int value, Optional<String> reason) {}

    /** The opponent's half of an opposed test. */
    record Theirs(
            int skill,
            String skillId,
            int roll,
            List<Difficulty> difficulty,
            long total,
            boolean success,
            int successLevel) {}

    /** The sources of difficulty. Tables T-3, T-4. */
    enum Source implements Named {
        ACCUMULATION,
        WOUNDS,
        ATTACK_LEVEL,
        PRECISION,
        BLIND,
        OFF_HAND,
        DRAWN,
        PRONE_OPPONENT,
        MOUNTED,
        MOUNTED_AGAINST_FOOT,
        IDEAL,
        AIM,
        COVER,
        TARGET_MOVING,
        SHOOTER_MOVING,
        RANGE,
        LASER,
        SPRAY,
        GM
    }

    /** How an attack is met. Rule D-51. */
    enum Guard implements Named {
        PARRY,
        DODGE
    }

    /** Why an action is not carried out. Rules D-26, D-77; the order is that in which the reasons are looked for. */
    enum Forfeit implements Named {
        DEAD,
        UNCONSCIOUS,
        INCAPACITATED,
        WEAPON_NOT_HELD,
        NO_AMMUNITION,
        TARGET_NOT_EXPOSED,
        NO_FREE_HAND
    }

    /** Why an action is carried out in vain. Rules D-25, D-77, D-86. */
    enum Feint implements Named {
        NO_ATTACK,
        TARGET_DOWN,
        NO_WOUND,
        NO_NEED
    }

    /** Why somebody loses consciousness. Rules D-66, D-67; or a ruling. */
    enum FaintCause implements Named {
        DESTROYED_LIMB,
        SHOCK,
        RULED
    }

    /** What somebody dies of. Rules D-65, D-66, D-84; or a ruling. */
    enum DeathCause implements Named {
        HEAD_DISABLED,
        HEAD_DESTROYED,
        CHEST_DISABLED,
        CHEST_DESTROYED,
        ABDOMEN_DESTROYED,
        BLED_OUT,
        RULED
    }
}
