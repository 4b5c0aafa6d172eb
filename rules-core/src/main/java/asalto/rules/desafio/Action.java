package asalto.rules.desafio;

import java.util.List;
import java.util.Optional;

/** One declared action, with what was written and nothing filled in. */
public sealed interface Action {

    /** A blow with a weapon that does not shoot. */
    record Attack(
            String weapon,
            String target,
            Optional<Location> calledShot,
            Optional<Approach> from,
            Optional<Boolean> offHand,
            Optional<Boolean> drawnThisRound,
            Optional<Boolean> blind,
            Optional<Boolean> ideal,
            Optional<List<Modifier>> modifiers)
            implements Action {}

    record Parry(
            String weapon,
            Optional<Against> against,
            Optional<Boolean> offHand,
            Optional<Boolean> drawnThisRound,
            Optional<Boolean> blind,
            Optional<List<Modifier>> modifiers)
            implements Action {}

    record Dodge(Optional<Against> against, Optional<Boolean> blind, Optional<List<Modifier>> modifiers)
            implements Action {}

    /**
     * A shot or throw.
     *
     * @param target at whom; exactly one of this and {@code targets} is there
     * @param targets of sustained fire, in order
     */
    record Shoot(
            String weapon,
            Optional<String> target,
            Optional<List<Sprays>> targets,
            Optional<FireMode> mode,
            Optional<Location> calledShot,
            Optional<Approach> from,
            Optional<Boolean> offHand,
            Optional<Boolean> drawnThisRound,
            Optional<List<Modifier>> modifiers)
            implements Action {}

    record Aim(String weapon, String target) implements Action {}

    record Reload(String weapon, Optional<Load> load) implements Action {}

    record Draw(String weapon) implements Action {}

    record PickUp(String weapon) implements Action {}

    record Stow(String weapon) implements Action {}

    record Drop(String weapon) implements Action {}

    record Move(int metres) implements Action {}

    record StandUp() implements Action {}

    record Treat(String patient, Ailment wound, Optional<Integer> difficulty) implements Action {}

    /** A test of a skill or of an attribute: exactly one of the two is there. */
    record Test(Optional<String> skill, Optional<Attribute> attribute, Optional<Integer> difficulty)
            implements Action {}

    record Oppose(
            String skill,
            String against,
            String theirSkill,
            Optional<Integer> difficulty,
            Optional<Integer> theirDifficulty)
            implements Action {}

    /** A director's modifier of one action. Rule D-48. */
    record Modifier(int value, String reason) {}

    /** What a defence is reserved for. Rule D-55. */
    record Against(String attacker, Optional<Integer> ordinal) {}

    /** Sprays of sustained fire at one target. Rule D-72. */
    record Sprays(String target, int sprays) {}

    /** How much is loaded. Rule D-75. */
    enum Load implements asalto.rules.Named {
        FULL,
        ONE
    }

    /** What is treated: a wound by its number, or shock. On the wire a number or {@code "shock"}. Rule D-86. */
    sealed interface Ailment {
        record Wound(int number) implements Ailment {}

        record Shock() implements Ailment {}
    }
}
