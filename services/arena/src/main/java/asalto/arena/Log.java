package asalto.arena;

import asalto.protocol.LoggedEvent;
import asalto.protocol.RuleBook;
import asalto.rules.CorruptStream;
import asalto.rules.Event;
import asalto.store.Append;
import asalto.store.EventStore;
import asalto.store.Intent;
import asalto.store.NewEvent;
import asalto.store.Outcome;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;

/** The log, in the words of the rules: folds what it tells, appends what they decided. */
@ApplicationScoped
public class Log {

    private static final int PAGE = 500;

    private final EventStore store;
    private final Books books;

    Log(EventStore store, Books books) {
        this.store = store;
        this.books = books;
    }

    /** The encounter after all that the log has beyond a fold. */
    Fold foldOn(Fold seen) {
        var fold = seen;
        var page = store.read(fold.id(), fold.version(), PAGE);
        while (!page.isEmpty()) {
            fold = and(fold, page);
            page = store.read(fold.id(), fold.version(), PAGE);
        }
        return fold;
    }

    /** @param events that follow directly */
    Fold and(Fold fold, List<LoggedEvent> events) {
        if (events.isEmpty()) {
            return fold;
        }
        var book = bookOf(fold, events);
        return fold.and(book.rules(), events.stream().map(book.codec()::read).toList());
    }

    private RuleBook bookOf(Fold fold, List<LoggedEvent> events) {
        var system = fold.told()
                .map(told -> told.system().id())
                .orElseGet(() -> events.getFirst().parts().data().path("system").asText());
        return books.named(system).orElseThrow(() -> new CorruptStream("no rule system is called " + system));
    }

    /** The encounter after what was decided of it, before it is stored. */
    Fold after(Fold fold, String system, List<Event> events) {
        return fold.and(books.named(system).orElseThrow().rules(), events);
    }

    /** What was answered to a key before: given again, unless something else was asked then. */
    Optional<Outcome> answered(UUID encounter, Key key) {
        return store.answered(encounter, Key.SEAT, key.key()).map(before -> before.again(key.print()));
    }

    /** Appends what was decided of an encounter as it was seen. Under a key, the answer is stored with it. */
    Outcome append(
            Fold seen,
            String system,
            List<Event> events,
            Optional<Key> key,
            Function<List<LoggedEvent>, String> answer) {
        var codec = books.named(system).orElseThrow().codec();
        var written = events.stream().map(event -> NewEvent.of(event, codec)).toList();
        var intent = key.map(one -> new Intent(
                Key.SEAT,
                one.key(),
                one.print(),
                stored -> new asalto.store.Answer(Words.bytes(answer.apply(stored)))));
        return store.append(new Append(seen.id(), seen.version(), written, intent));
    }
}
