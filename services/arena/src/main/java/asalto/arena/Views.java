package asalto.arena;

import asalto.arena.register.EncounterEntry;
import asalto.arena.register.Register;
import asalto.protocol.Json;
import asalto.store.StoreUnavailable;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.StreamSupport;
import org.jboss.logging.Logger;

/** What people see of encounters, of any rule system: a board lists its {@code combatants}, each
 * with a {@code sheet} that has id and name. */
@ApplicationScoped
public class Views {

    private static final Logger LOG = Logger.getLogger(Views.class);
    private static final int REMEMBERED = 1_000;

    private final Tables tables;
    private final Register register;
    private final Rounds rounds;
    private final Cache<UUID, Cast> casts =
            Caffeine.newBuilder().maximumSize(REMEMBERED).softValues().build();

    Views(Tables tables, Register register, Rounds rounds) {
        this.tables = tables;
        this.register = register;
        this.rounds = rounds;
    }

    /** Some encounters, newest first: those opened before one, or the newest of all; fewer only if there are no more. */
    public List<Summary> some(Optional<UUID> before, int most) {
        var found = new ArrayList<Summary>();
        var last = before.map(UUID::toString);
        List<EncounterEntry> page;
        do {
            page = register.newest(last, most);
            page.stream().flatMap(entry -> summary(entry).stream()).forEach(found::add);
            last = page.isEmpty() ? last : Optional.of(page.getLast().id);
        } while (found.size() < most && page.size() == most);
        return List.copyOf(found.subList(0, Math.min(found.size(), most)));
    }

    /** Whether there is an encounter of this id. */
    public boolean isThere(UUID encounter) {
        return register.entry(encounter).isPresent();
    }

    /** Empty if it was never opened. One that cannot be folded must not hide the others. */
    private Optional<Summary> summary(EncounterEntry entry) {
        try {
            var fold = tables.now(UUID.fromString(entry.id));
            return fold.told().isPresent() ? Optional.of(summary(entry, fold, cast(fold))) : Optional.empty();
        } catch (StoreUnavailable e) {
            throw e;
        } catch (RuntimeException e) {
            LOG.errorf(e, "encounter cannot be folded encounter=%s", entry.id);
            return Optional.empty();
        }
    }

    /** An encounter as it is now; empty if there is none of this id. */
    public Optional<View> of(UUID encounter) {
        var fold = tables.now(encounter);
        return fold.told().isPresent() ? Optional.of(of(fold)) : Optional.empty();
    }

    View of(Fold fold) {
        var board = board(fold);
        var entry = register.entry(fold.id()).orElseThrow();
        var dice = rounds.playing(fold).map(aside -> aside.tape().isPresent() ? "hand" : "server");
        return new View(summary(entry, fold, Cast.of(fold.version(), board)), state(fold), board, dice);
    }

    private Summary summary(EncounterEntry entry, Fold fold, Cast cast) {
        var encounter = fold.encounter();
        return new Summary(
                entry.id,
                entry.name,
                encounter.ruleset(),
                Words.phase(encounter.phase()),
                encounter.round(),
                encounter.beat(),
                rounds.pace(fold).map(Pace::id).orElse(entry.pace),
                fold.version(),
                cast.named(),
                cast.seated(),
                entry.openedAt.toString());
    }

    /** Who is in an encounter, worked out once for each version of it. */
    private Cast cast(Fold fold) {
        return casts.asMap()
                .compute(
                        fold.id(),
                        (_, known) -> known != null && known.version() == fold.version()
                                ? known
                                : Cast.of(fold.version(), board(fold)));
    }

    static boolean isSeated(Fold fold, String combatant) {
        return StreamSupport.stream(board(fold).path("combatants").spliterator(), false)
                .anyMatch(row -> row.path("sheet").path("id").asText().equals(combatant));
    }

    private static JsonNode board(Fold fold) {
        return Json.picture(fold.encounter().board());
    }

    private static JsonNode state(Fold fold) {
        var state = Json.picture(fold.encounter().state());
        return state instanceof ObjectNode object ? object.without("type") : state;
    }
}
