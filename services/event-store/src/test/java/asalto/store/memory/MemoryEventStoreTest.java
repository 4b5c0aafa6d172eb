package asalto.store.memory;

import asalto.store.EventStore;
import asalto.store.EventStoreConformance;
import asalto.store.Feed;
import java.util.UUID;

class MemoryEventStoreTest extends EventStoreConformance {

    private final MemoryEventStore store = new MemoryEventStore(sealer(), UUID.randomUUID());

    @Override
    protected EventStore store() {
        return store;
    }

    @Override
    protected Feed feed() {
        return store;
    }
}
