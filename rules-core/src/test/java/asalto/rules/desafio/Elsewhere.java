package asalto.rules.desafio;

import asalto.rules.Event;
import asalto.rules.desafio.DesafioFact.*;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a director rules after a round, and no command of these rules leads to: written into the log. */
final class Elsewhere {

    private Elsewhere() {}

    /** Rule D-85: he is awake again. */
    static Desk woken(Desk desk, String who) {
        return with(desk, Optional.of(who), new RegainedConsciousness());
    }

    /** An attribute is lost by something that the rules leave out. */
    static Desk lost(Desk desk, String who, Attribute attribute, int value) {
        return with(desk, Optional.of(who), new AttributeLost(attribute, value));
    }

    /** Time to the second, which no command grants. */
    static Desk rested(Desk desk, long seconds) {
        var granted = new TimeGranted(
                Optional.of(1), Optional.empty(), Optional.empty(), Optional.of(true), Optional.empty());
        return with(with(desk, Optional.empty(), granted), Optional.empty(), new TimeAdvanced(seconds));
    }

    private static Desk with(Desk desk, Optional<String> actor, DesafioFact fact) {
        List<Event> events = new ArrayList<>(desk.events());
        events.add(new Event(desk.fight().round() - 1, Schedule.TENTHS, actor, fact));
        return Desk.after(events);
    }
}
