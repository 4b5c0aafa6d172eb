package asalto.store.postgres;

import asalto.store.EventStore;
import asalto.store.EventStoreConformance;
import asalto.store.Feed;

class PostgresEventStoreTest extends EventStoreConformance {

    private final EventStore store = new PostgresEventStore(Database.SERVICE_CONNECTIONS, sealer());
    private final Feed feed = new PostgresFeed(Database.SERVICE_CONNECTIONS);

    @Override
    protected EventStore store() {
        return store;
    }

    @Override
    protected Feed feed() {
        return feed;
    }
}
