package asalto.arena.stream;

import asalto.local.Servers;
import asalto.protocol.LoggedEvent;
import asalto.protocol.Parts;
import asalto.protocol.WireFact;
import asalto.store.Append;
import asalto.store.EventStore;
import asalto.store.Feed;
import asalto.store.NewEvent;
import asalto.store.Sealer;
import asalto.store.SecureSalts;
import asalto.store.postgres.Migrations;
import asalto.store.postgres.PostgresEventStore;
import asalto.store.postgres.PostgresFeed;
import java.time.Clock;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/** A log in a real PostgreSQL, and a real Kafka. */
final class Backend implements AutoCloseable {

    private final Servers servers = Servers.start();
    private final DataSource service = source("arena_app");
    final Feed feed = new PostgresFeed(service);
    private final EventStore store = new PostgresEventStore(service, new Sealer(Clock.systemUTC(), new SecureSalts()));

    Backend() {
        Migrations.run(source("arena_owner"), "arena_app");
    }

    private DataSource source(String role) {
        var source = new PGSimpleDataSource();
        source.setUrl(servers.jdbcUrl("arena"));
        source.setUser(role);
        source.setPassword(role);
        return source;
    }

    String bootstrap() {
        return servers.kafkaBootstrap();
    }

    void stopKafka() {
        servers.stopKafka();
    }

    void startKafka() {
        servers.startKafka();
    }

    Relay relay() {
        return new Relay(feed, bootstrap());
    }

    /** Appends so many events behind those that the encounter has. */
    void append(UUID encounter, int events) {
        var parts = new Parts("{\"what\":\"ñandú\"}", "{\"roll\":7}", "{\"skill\":3}");
        var event = new NewEvent(2, 3, Optional.of("ana"), new WireFact("Sneezed", 1, parts));
        store.append(
                new Append(encounter, store.head(encounter), Collections.nCopies(events, event), Optional.empty()));
    }

    List<LoggedEvent> log(UUID encounter) {
        return store.read(encounter, 0, 10_000);
    }

    @Override
    public void close() {
        servers.close();
    }
}
