package asalto.arena;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;

/** The tables of this node, one for each encounter that somebody is busy with, and the encounters last seen, folded. */
@ApplicationScoped
public class Tables {

    private static final int REMEMBERED = 1_000;

    private final LoadingCache<UUID, Table> tables =
            Caffeine.newBuilder().weakValues().build(Table::new);
    /** A cache: what is forgotten, also for want of memory, is folded from the log again. */
    private final Cache<UUID, Fold> folds =
            Caffeine.newBuilder().maximumSize(REMEMBERED).softValues().build();

    private final Log log;

    Tables(Log log) {
        this.log = log;
    }

    /** The mailbox of an encounter: the same one for as long as anybody holds it. */
    Table of(UUID encounter) {
        return tables.get(encounter);
    }

    /** The encounter as it is now: what is remembered, and what the log has beyond it. */
    public Fold now(UUID encounter) {
        var remembered = folds.getIfPresent(encounter);
        return saw(log.foldOn(remembered == null ? Fold.empty(encounter) : remembered));
    }

    /** Remembers what was seen, unless something later was; of an encounter that is not there, nothing. */
    Fold saw(Fold seen) {
        return seen.told().isEmpty()
                ? seen
                : folds.asMap().merge(seen.id(), seen, (old, now) -> now.version() >= old.version() ? now : old);
    }

    /** Forgets all that was seen. Nothing is lost: it is in the log. */
    public void forget() {
        folds.invalidateAll();
    }
}
