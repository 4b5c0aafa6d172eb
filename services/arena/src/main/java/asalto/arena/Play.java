package asalto.arena;

import asalto.protocol.LoggedEvent;
import asalto.store.Outcome;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jboss.logging.Logger;

/** The use case: load, fold, decide, append, publish. */
@ApplicationScoped
public class Play {

    private static final Logger LOG = Logger.getLogger(Play.class);
    /** How long one waits for an encounter that others keep busy. */
    static final Duration PATIENCE = Duration.ofSeconds(5);

    private final Tables tables;
    private final Log log;
    private final Audience audience;
    private final Consumer<Committed> commits;

    @Inject
    Play(Tables tables, Log log, Audience audience, Event<Committed> commits) {
        this(tables, log, audience, commits::fire);
    }

    /** @param commits is told of each */
    Play(Tables tables, Log log, Audience audience, Consumer<Committed> commits) {
        this.tables = tables;
        this.log = log;
        this.audience = audience;
        this.commits = commits;
    }

    /** Grants a wish about an encounter, or says why not. A clash of versions is tried once more. */
    public Answer play(UUID encounter, Wish wish) {
        var answer = tables.of(encounter)
                .inTurn(PATIENCE, () -> grant(encounter, wish))
                .orElseGet(() -> new Answer.Not(Refusal.busy()));
        if (answer instanceof Answer.Not(var refusal)) {
            LOG.debugf("wish refused encounter=%s code=%s faults=%s", encounter, refusal.code(), refusal.faults());
        }
        return answer;
    }

    private Answer grant(UUID encounter, Wish wish) {
        var before = wish.ask().key().flatMap(key -> log.answered(encounter, key));
        if (before.isPresent()) {
            return answer(before.get(), Play::unstored);
        }
        var answer = decide(tables.now(encounter), wish);
        boolean clashed = wish.ask().expected().isEmpty()
                && answer instanceof Answer.Not(var refusal)
                && refusal.kind() == Refusal.Kind.CONFLICT;
        return clashed ? decide(tables.now(encounter), wish) : answer;
    }

    private Answer decide(Fold fold, Wish wish) {
        if (wish.ask().expected().isPresent() && wish.ask().expected().get() != fold.version()) {
            return new Answer.Not(Refusal.conflict(wish.ask().expected().get(), fold.version()));
        }
        return switch (wish.plan().verdict(fold)) {
            case Verdict.No(var refusal) -> new Answer.Not(refusal);
            case Verdict.Go go
            when go.events().isEmpty() && wish.ask().key().isEmpty() ->
                done(wish.telling().text(fold, List.of()));
            case Verdict.Go(var system, var events) -> append(fold, system, events, wish);
        };
    }

    private Answer append(Fold fold, String system, List<asalto.rules.Event> events, Wish wish) {
        var after = log.after(fold, system, events);
        Function<List<LoggedEvent>, String> telling = stored -> wish.telling().text(after, stored);
        var outcome = log.append(fold, system, events, wish.ask().key(), telling);
        if (outcome instanceof Outcome.Appended appended && !appended.events().isEmpty()) {
            tables.saw(after);
            commits.accept(new Committed(fold.id()));
            audience.appended(fold.id(), appended.events());
        }
        return answer(outcome, telling);
    }

    private static Answer answer(Outcome outcome, Function<List<LoggedEvent>, String> telling) {
        return switch (outcome) {
            case Outcome.Appended(var stored, var answer) ->
                done(answer.map(Play::text).orElseGet(() -> telling.apply(stored)));
            case Outcome.Repeated(var answer) -> done(text(answer));
            case Outcome.KeyReused() -> new Answer.Not(Refusal.keyReused());
            case Outcome.Conflict(long expected, long actual) -> new Answer.Not(Refusal.conflict(expected, actual));
        };
    }

    private static String unstored(List<LoggedEvent> events) {
        throw new IllegalStateException("what was answered before stores nothing now: " + events.size());
    }

    private static String text(asalto.store.Answer answer) {
        return Words.text(answer.bytes());
    }

    private static Answer done(String text) {
        return new Answer.Done(Words.version(text), text);
    }
}
