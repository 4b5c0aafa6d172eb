package asalto.chronicle.audit;

import asalto.protocol.EventCodec;
import asalto.protocol.LoggedEvent;
import asalto.protocol.RuleBook;
import asalto.protocol.Systems;
import asalto.rules.CorruptStream;
import asalto.rules.Event;
import asalto.rules.Redecision;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jboss.logging.Logger;

/** How it went to decide events again. */
sealed interface Rerun {

    Logger LOG = Logger.getLogger(Rerun.class);

    record Agrees() implements Rerun {}

    record Differs(Fault fault) implements Rerun {}

    /** These rules cannot judge the events. */
    record NotOurs(String code, Map<String, String> data) implements Rerun {}

    /**
     * Decides again the events of a sound chain.
     *
     * @param whole whether the last one is known to be the last of its command; if not, what ought to follow it may be missing
     */
    static Rerun of(List<LoggedEvent> logged, boolean whole) {
        if (logged.isEmpty()) {
            return new NotOurs("chain-broken", Map.of());
        }
        var opened = opened(logged.getFirst());
        if (opened.isEmpty()) {
            return new Differs(Fault.of(1, "unreadable"));
        }
        var book = Systems.of(opened.get().system());
        if (book.isEmpty()) {
            return new NotOurs("unknown-system", Map.of("system", opened.get().system()));
        }
        var ours = book.get().rules().suppliedTablesDigest();
        if (!opened.get().tables().equals(ours)) {
            return new NotOurs("other-tables", Map.of("recorded", opened.get().tables(), "ours", ours));
        }
        return decide(book.get(), logged, whole);
    }

    private static Rerun decide(RuleBook book, List<LoggedEvent> logged, boolean whole) {
        var readable = Readable.of(book.codec(), logged);
        try {
            return conclude(book, readable, whole);
        } catch (RuntimeException e) {
            // A forged event may tell of what there is not, a combatant without a sheet, and break the rules.
            LOG.warnf(
                    e,
                    "the rules cannot follow encounter %s",
                    logged.getFirst().about().encounter());
            return conclude(book, Readable.before(followed(book, readable.events())), false);
        }
    }

    private static Rerun conclude(RuleBook book, Readable readable, boolean whole) {
        var divergence = Redecision.firstDivergence(book.rules(), readable.events());
        if (divergence.isPresent() && (divergence.get().found().isPresent() || whole && readable.isAll())) {
            return new Differs(fault(divergence.get(), book.codec()));
        }
        return readable.end().<Rerun>map(Differs::new).orElseGet(Agrees::new);
    }

    /** The events before the first that the rules cannot follow, which is looked for by halves. */
    private static List<Event> followed(RuleBook book, List<Event> events) {
        int followed = 0;
        int broken = events.size();
        while (broken - followed > 1) {
            int half = (followed + broken) / 2;
            if (isFollowed(book, events.subList(0, half))) {
                followed = half;
            } else {
                broken = half;
            }
        }
        return events.subList(0, followed);
    }

    private static boolean isFollowed(RuleBook book, List<Event> events) {
        try {
            Redecision.firstDivergence(book.rules(), events);
            return true;
        } catch (RuntimeException _) {
            return false;
        }
    }

    private static Fault fault(Redecision.Divergence divergence, EventCodec codec) {
        var code =
                divergence.found().isEmpty() ? "missing" : divergence.expected().isEmpty() ? "unexpected" : "differs";
        var data = new TreeMap<String, String>();
        divergence.expected().ifPresent(event -> tell(data, "expected", event, codec));
        divergence.found().ifPresent(event -> tell(data, "found", event, codec));
        return new Fault(divergence.index() + 1L, code, data);
    }

    private static void tell(Map<String, String> data, String name, Event event, EventCodec codec) {
        data.put(name, codec.data(event.fact()).toString());
        data.put(name + "Type", codec.type(event.fact()));
        data.put(name + "Actor", event.actor().orElse(""));
        data.put(name + "When", event.round() + "." + event.beat());
    }

    /** What the first event says about the rules, whatever the system. */
    record Opened(String system, String tables) {}

    private static Optional<Opened> opened(LoggedEvent first) {
        try {
            var data = first.parts().data();
            var system = data.path("system");
            var tables = data.path("suppliedTables");
            return system.isTextual() && tables.isTextual()
                    ? Optional.of(new Opened(system.textValue(), tables.textValue()))
                    : Optional.empty();
        } catch (CorruptStream _) {
            return Optional.empty();
        }
    }
}
