package asalto.rules.desafio;

import asalto.rules.Event;
import asalto.rules.desafio.DesafioFact.TimeAdvanced;
import asalto.rules.desafio.DesafioFact.TimeGranted;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What comes about beside the rules. */
final class Elsewhere {

    private Elsewhere() {}

    /** Rule D-85: the director has him wake. */
    static Desk woken(Desk desk, String who) {
        return desk.rule("kind", "wake", "reason", "cold water", "combatant", who);
    }

    /** By something that the rules leave out. */
    static Desk lost(Desk desk, String who, Attribute attribute, int value) {
        return desk.rule(
                "kind", "attribute", "reason", "poison", "combatant", who, "attribute", attribute.id(), "to", value);
    }

    /** Time to the second, which no command grants: written into the log. */
    static Desk rested(Desk desk, long seconds) {
        var granted = new TimeGranted(
                Optional.of(1), Optional.empty(), Optional.empty(), Optional.of(true), Optional.empty());
        return with(with(desk, granted), new TimeAdvanced(seconds));
    }

    private static Desk with(Desk desk, DesafioFact fact) {
        List<Event> events = new ArrayList<>(desk.events());
        events.add(new Event(desk.fight().round() - 1, Schedule.TENTHS, Optional.empty(), fact));
        return Desk.after(events);
    }
}
