/**
 * What the rule systems share, and no more: the seam ({@link asalto.rules.RuleSystem}, {@link asalto.rules.Encounter}),
 * commands, events, dice.
 *
 * <p>Everything here is immutable and pure: no I/O, clock, randomness, ids or threads. An encounter is a fold of its
 * events; {@code decide} holds all the rules and {@code evolve} none. The faces of dice come in through
 * {@link asalto.rules.Dice} and go out in the events that they decided.
 */
@NullMarked
package asalto.rules;

import org.jspecify.annotations.NullMarked;
