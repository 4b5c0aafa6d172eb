package asalto.rules.desafio;

import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.Command;
import asalto.rules.Decision;
import asalto.rules.Encounter.Phase;
import asalto.rules.Event;
import asalto.rules.Roll;
import asalto.rules.Tape;
import java.util.List;

/** A process that knows the events alone plays the rest of the round as the one that died would have. */
final class Resumption {

    private Resumption() {}

    /** From every event that ends a stored beat of a round into which no ruling comes any more. */
    static void provesThat(List<Event> events) {
        for (int stored = 1 + lastRuling(events); stored < events.size(); stored++) {
            var next = events.get(stored);
            var last = events.get(stored - 1);
            boolean beatEnds = next.beat() > last.beat() && next.round() == last.round();
            if (beatEnds && Desk.RULES.fold(events.subList(0, stored)).phase() == Phase.PLAYING) {
                goesOn(events, stored);
            }
        }
    }

    private static int lastRuling(List<Event> events) {
        int last = 0;
        for (int index = 0; index < events.size(); index++) {
            last = events.get(index).fact() instanceof DesafioFact.RulingMade ? index : last;
        }
        return last;
    }

    private static void goesOn(List<Event> events, int stored) {
        var encounter = Desk.RULES.fold(events.subList(0, stored));
        var rest = Desk.RULES.rolls(events.subList(stored, events.size())).stream()
                .map(Roll::face)
                .toList();
        var dice = new Tape(rest);
        int told = stored;
        for (int beat = encounter.beat() + 1; encounter.phase() == Phase.PLAYING; beat++) {
            var decision = (Decision.Accepted) encounter.decide(new Command.PlayBeat(beat), dice);
            for (var event : decision.events()) {
                assertEquals(events.get(told), event, "going on after event " + (stored - 1));
                encounter = encounter.evolve(event);
                told++;
            }
        }
    }
}
