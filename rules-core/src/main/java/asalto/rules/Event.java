package asalto.rules;

import java.util.Optional;

/**
 * What happened. Past tense, and complete: folding it needs no die and no clock.
 *
 * @param round the round it belongs to, from 1; 0 before the first
 * @param beat 0 before the round's first beat; in Desafío the tenth, 1..10
 * @param actor the id of the combatant whom it is about
 * @param fact what happened, a record of the rule system
 */
public record Event(int round, int beat, Optional<String> actor, Fact fact) {

    /** The part of an event that a rule system defines. Each system has one sealed family of records. */
    public interface Fact {}

    /** A fact that the log needs and the contract's event list does not have: {@code resolve} does not print it. */
    public interface OfTheLog extends Fact {}
}
