package asalto.rules;

import asalto.rules.form.Form;
import asalto.rules.form.Reading;
import java.util.List;

/**
 * An encounter at one moment: the fold of its events so far. Immutable.
 *
 * <pre>
 *   DECLARING --StartRound--> PLAYING --PlayBeat...--> DECLARING
 *                             PLAYING --PlayBeat--> AWAITING --Choose--> PLAYING
 *   DECLARING --Close--> CLOSED
 * </pre>
 */
public interface Encounter {

    /** The ruleset's id. */
    String ruleset();

    Phase phase();

    /** The round that is being declared or played, from 1. */
    int round();

    /** The last beat of the round that left an event, 0 before the first. */
    int beat();

    /**
     * The first beat after this one in which anything may happen; those that are left out are played with it. For a system
     * that cannot tell it is the next one.
     */
    default int beatAfter(int beat) {
        return beat + 1;
    }

    /**
     * What follows from a command, by the rules. Refusals change nothing.
     *
     * @param dice asked for every face in the order of the rule book; not asked if the command is
     *     refused, but for a roll to be replaced by a face that is not on its die. For a ruling on a roll: those of its round
     */
    Decision decide(Command command, Dice dice);

    /**
     * Decides a command and goes on from what follows: as {@link #decide} and then {@link #evolve} with each event, for a
     * system that has folded them already while it decided need not do it twice.
     */
    default Played play(Command command, Dice dice) {
        var decision = decide(command, dice);
        var then = this;
        if (decision instanceof Decision.Accepted(var events)) {
            for (var event : events) {
                then = then.evolve(event);
            }
        }
        return new Played(decision, then);
    }

    /**
     * A command that was decided.
     *
     * @param then the encounter after what follows from it; the same as before if it was refused
     */
    record Played(Decision decision, Encounter then) {}

    /**
     * Decides again what the log tells: the events, as they ought to be, of the command whose first event this is. Inputs
     * (who was seated, situation, declarations, choices, time granted) are believed; everything else follows from the rules.
     *
     * @param dice gives the recorded faces
     * @return empty if no command can begin with this event now
     */
    List<Event> again(Event first, Dice dice);

    /**
     * The encounter after an event. Applies the fact and decides nothing.
     *
     * @throws CorruptStream if the event cannot follow
     */
    Encounter evolve(Event event);

    /** The faces that were thrown since the last round was started, in their order, as far as they hold. */
    List<Roll> thrown();

    /**
     * What the dice may bring for a declaration that is only considered: exact chances, from what the asker may know. Nothing
     * happens.
     *
     * @param draft as for {@link Command.Declare}
     * @param dice thrown only where there is too much to be followed; the answer then says so
     * @return a record of the system, or why it could not be declared
     */
    Reading<Picture> odds(Form draft, Asker asker, Dice dice);

    /** The state that the contract's State line shows: a record of the system. */
    Picture state();

    /** All that lies on the table for a director: sheets, situation, this round's declarations. A record of the system. */
    Picture board();

    /** What the encounter is waiting for, a life cycle common to all systems. */
    enum Phase {
        /** Between rounds: declarations may be made and amended. */
        DECLARING,
        /** A round is locked and its beats are played. */
        PLAYING,
        /** A beat waits for an answer. */
        AWAITING,
        /** Over for good. */
        CLOSED
    }

    /** A record that shows an encounter to people; its components are the fields of the contract. */
    interface Picture {}
}
