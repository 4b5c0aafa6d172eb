package asalto.rules;

import asalto.rules.form.Form;

/** What somebody wants done with an encounter. Carries intent and no outcome; forms are read and judged by the system. */
public sealed interface Command {

    /** Seats another combatant: a row of {@code combatants}. */
    record Seat(Form combatant) implements Command {}

    /** Changes distances, standing modifiers or somebody's cover, storey, movement, mount or posture. */
    record ChangeSituation(Form situation) implements Command {}

    /** Declares a combatant's round, or amends what he declared before: an entry of {@code declarations}. */
    record Declare(Form declaration) implements Command {}

    /** Answers a question that the round waits for. */
    record Choose(Form choice) implements Command {}

    /** Locks the declarations; plays what happens before the first beat. */
    record StartRound() implements Command {}

    /**
     * Plays one beat of the round. Beats without an event may be left out or played in vain; what closes the round is
     * part of its last beat.
     *
     * @param beat from 1; higher than the last beat that left an event
     */
    record PlayBeat(int beat) implements Command {}

    /** Lets time pass after a round: {@code advance} of a scenario's round. */
    record Advance(Form time) implements Command {}

    /** What is to be declared for a combatant while nobody does: his standing orders, in place of earlier ones. */
    record GiveOrders(Form orders) implements Command {}

    /** Corrects or overrides what is, with a reason: the system's own kinds of ruling. */
    record Rule(Form ruling) implements Command {}

    /** Ends the encounter. */
    record Close() implements Command {}
}
