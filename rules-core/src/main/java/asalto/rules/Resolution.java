package asalto.rules;

import asalto.rules.Decision.Accepted;
import asalto.rules.Decision.Refused;
import java.util.ArrayList;
import java.util.List;

/** Plays an encounter by commands, keeping what happened: the one way in which command line, server and audit do it. */
public final class Resolution {

    private Encounter encounter;
    private final List<Event> events = new ArrayList<>();

    public Resolution(Encounter encounter) {
        this.encounter = encounter;
    }

    /** Decides one command and folds what follows. Refusals change nothing. */
    public Decision play(Command command, Dice dice) {
        var played = encounter.play(command, dice);
        encounter = played.then();
        if (played.decision() instanceof Accepted(var happened)) {
            for (var event : happened) {
                events.add(event);
            }
        }
        return played.decision();
    }

    /**
     * Starts the round and plays its beats one by one, but for those in which nothing can happen, until it ends or waits for
     * an answer.
     *
     * @return the refusal of the start, or what happened in it
     */
    public Decision playRound(Dice dice) {
        int from = events.size();
        if (play(new Command.StartRound(), dice) instanceof Refused refused) {
            return refused;
        }
        for (int beat = encounter.beatAfter(0);
                encounter.phase() == Encounter.Phase.PLAYING;
                beat = encounter.beatAfter(beat)) {
            if (play(new Command.PlayBeat(beat), dice) instanceof Refused refused) {
                throw new CorruptStream("beat " + beat + " of a started round was refused: " + refused.faults());
            }
        }
        return new Accepted(events.subList(from, events.size()));
    }

    public Encounter encounter() {
        return encounter;
    }

    /** All that has happened since this began. */
    public List<Event> events() {
        return List.copyOf(events);
    }
}
