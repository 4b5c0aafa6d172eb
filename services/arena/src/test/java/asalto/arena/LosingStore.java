package asalto.arena;

import asalto.protocol.LoggedEvent;
import asalto.store.Answered;
import asalto.store.Append;
import asalto.store.EventStore;
import asalto.store.Head;
import asalto.store.Outcome;
import asalto.store.StoreUnavailable;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** A store that can be lost when something is appended, before or after it has done it. */
final class LosingStore implements EventStore {

    /** When the store is lost. */
    enum Loss {
        NEVER,
        BEFORE,
        AFTER
    }

    private final EventStore store;
    private Loss loss = Loss.NEVER;

    LosingStore(EventStore store) {
        this.store = store;
    }

    void loses(Loss when) {
        loss = when;
    }

    @Override
    public List<Outcome> append(List<Append> appends) {
        return switch (loss) {
            case NEVER -> store.append(appends);
            case BEFORE -> throw lost();
            case AFTER -> {
                store.append(appends);
                throw lost();
            }
        };
    }

    private static StoreUnavailable lost() {
        return new StoreUnavailable("append", new IOException("the line is dead"));
    }

    @Override
    public Optional<Answered> answered(UUID encounter, String seat, String key) {
        return store.answered(encounter, seat, key);
    }

    @Override
    public List<LoggedEvent> read(UUID encounter, long afterSeq, int limit) {
        return store.read(encounter, afterSeq, limit);
    }

    @Override
    public long head(UUID encounter) {
        return store.head(encounter);
    }

    @Override
    public Optional<Head> headOf(UUID encounter) {
        return store.headOf(encounter);
    }

    @Override
    public List<Head> heads() {
        return store.heads();
    }
}
