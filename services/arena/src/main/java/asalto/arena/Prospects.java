package asalto.arena;

import asalto.protocol.Json;
import asalto.rules.Asker;
import asalto.rules.Dice;
import asalto.rules.Encounter.Picture;
import asalto.rules.form.Form;
import asalto.rules.form.Reading;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.UUID;

/** What the dice may bring for declarations that are only considered. Nothing is stored of it. */
@ApplicationScoped
public class Prospects {

    /** How many are worked out at the same time: it is the costliest thing that can be asked for. */
    private static final int AT_ONCE = 2;

    private static final int WAITING = 6;

    private final Places places = new Places(AT_ONCE, WAITING);
    private final Tables tables;

    Prospects(Tables tables) {
        this.tables = tables;
    }

    /** @return empty if too many others are asking */
    public Optional<Answer> odds(UUID encounter, Asker asker, Form declaration) {
        return places.in(() -> answer(tables.now(encounter), asker, declaration));
    }

    private static Answer answer(Fold fold, Asker asker, Form declaration) {
        if (fold.told().isEmpty()) {
            return new Answer.Not(Refusal.absent());
        }
        return switch (fold.encounter().odds(declaration, asker, sample(fold.version()))) {
            case Reading.Sound<Picture>(var odds) ->
                new Answer.Done(fold.version(), Json.picture(odds).toString());
            case Reading.Faulty<Picture>(var faults) ->
                new Answer.Not(Verdict.no(faults).refusal());
        };
    }

    /** Dice for a sample, which decide nothing: the same question is answered the same. */
    private static Dice sample(long version) {
        var random = new SplittableRandom(version);
        return (sides, roller) -> 1 + random.nextInt(sides);
    }
}
