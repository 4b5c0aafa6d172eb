package asalto.arena;

import asalto.protocol.Json;
import asalto.protocol.Parsed;
import asalto.rules.Command;
import asalto.rules.Script;
import asalto.rules.form.Form;
import asalto.rules.form.Form.Fields;
import asalto.rules.form.Reading;
import asalto.store.EventStore;
import asalto.store.Head;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/**
 * Two encounters to look at when there is none: the rule book's duel as it was fought, and the same two knights before
 * they have said anything. Everything is asked for under keys of its own, so that a start that was broken off is gone on
 * with and a second one changes nothing.
 */
@ApplicationScoped
class Sample {

    private static final Logger LOG = Logger.getLogger(Sample.class);
    private static final String FILE = "/sample/duel.json";
    private static final Key FOUGHT = key("sample-duel-fought");
    private static final Key SEATED = key("sample-duel-seated");

    /** Each waits for the encounter as long as anybody else's would: some seconds. */
    private static final int MOST_TRIES = 30;

    private final Director director;
    private final Books books;
    private final EventStore store;
    private final boolean wanted;

    Sample(Director director, Books books, EventStore store, @ConfigProperty(name = "asalto.sample") boolean wanted) {
        this.director = director;
        this.books = books;
        this.store = store;
        this.wanted = wanted;
    }

    void start(@Observes StartupEvent start) {
        if (wanted && isAlone()) {
            var scenario = scenario();
            var script = script(scenario);
            open(FOUGHT, "El duelo (de muestra)", script);
            fight(FOUGHT.opened(), script);
            open(SEATED, "El duelo", script);
            LOG.infof("sample is there encounters=%s,%s", FOUGHT.opened(), SEATED.opened());
        }
    }

    /** Whether there is no encounter but those of the sample. */
    private boolean isAlone() {
        var own = List.of(FOUGHT.opened(), SEATED.opened());
        return store.heads().stream().map(Head::encounter).allMatch(own::contains);
    }

    private void open(Key key, String name, Script script) {
        done(() -> director.open(key.opened(), ask(key), name, Pace.SLOW, system(script.opening()), script.opening()));
    }

    private void fight(UUID encounter, Script script) {
        int step = 0;
        for (var round : script.rounds()) {
            for (Command command : round.before()) {
                var key = key("sample-" + ++step);
                done(() -> director.command(encounter, ask(key), command));
            }
            var key = key("sample-" + ++step);
            done(() -> director.startRound(encounter, ask(key), Optional.of(Pace.INSTANT), round.dice()));
        }
    }

    /** Asked again under the same key while the encounter is busy: on a slow machine its round takes its time. */
    private static void done(Supplier<Answer> asked) {
        var answer = asked.get();
        for (int tries = 1; isBusy(answer) && tries < MOST_TRIES; tries++) {
            answer = asked.get();
        }
        if (answer instanceof Answer.Not(var refusal)) {
            throw new IllegalStateException("the sample is refused: " + refusal);
        }
    }

    private static boolean isBusy(Answer answer) {
        return answer instanceof Answer.Not(var refusal) && refusal.kind() == Refusal.Kind.BUSY;
    }

    private static Ask ask(Key key) {
        return new Ask(Optional.of(key), Optional.empty());
    }

    private static Key key(String name) {
        return Key.of(name);
    }

    private Script script(Form scenario) {
        var rules = books.named(system(scenario)).orElseThrow().rules();
        return switch (rules.script(scenario)) {
            case Reading.Sound<Script>(var script) -> script;
            case Reading.Faulty<Script>(var faults) ->
                throw new IllegalStateException("the sample has faults: " + faults);
        };
    }

    private static String system(Form form) {
        var ruleset = (Fields) field((Fields) form, "ruleset");
        return ((Form.Text) field(ruleset, "id")).text();
    }

    private static Form field(Fields fields, String name) {
        return fields.fields().stream()
                .filter(field -> field.name().equals(name))
                .findFirst()
                .orElseThrow()
                .value();
    }

    private static Form scenario() {
        try (var file = Sample.class.getResourceAsStream(FILE)) {
            var text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            return ((Parsed.Written) Json.parse(text)).form();
        } catch (IOException e) {
            throw new UncheckedIOException("a file of this jar cannot be read", e);
        }
    }
}
