package asalto.arena;

import asalto.protocol.Systems;
import asalto.store.EventStore;
import asalto.store.Feed;
import asalto.store.Sealer;
import asalto.store.SecureSalts;
import asalto.store.postgres.Migrations;
import asalto.store.postgres.PostgresEventStore;
import asalto.store.postgres.PostgresFeed;
import io.quarkus.arc.DefaultBean;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.postgresql.ds.PGSimpleDataSource;

/** What the arena is made of that is not its own. */
@ApplicationScoped
class Wiring {

    /** Brings the log's schema up to date as its owner; the service itself may only append and read. */
    @Produces
    @Singleton
    EventStore store(
            DataSource service,
            Clock clock,
            @ConfigProperty(name = "quarkus.datasource.jdbc.url") String url,
            @ConfigProperty(name = "quarkus.datasource.username") String user,
            @ConfigProperty(name = "quarkus.flyway.username") String owner,
            @ConfigProperty(name = "quarkus.flyway.password") String password) {
        var asOwner = new PGSimpleDataSource();
        asOwner.setUrl(url);
        asOwner.setUser(owner);
        asOwner.setPassword(password);
        Migrations.run(asOwner, user);
        return new PostgresEventStore(service, new Sealer(clock, new SecureSalts()));
    }

    @Produces
    @Singleton
    Feed feed(DataSource service, EventStore afterMigration) {
        return new PostgresFeed(service);
    }

    @Produces
    @Singleton
    @DefaultBean
    Books books() {
        return new Books(Systems.all());
    }

    @Produces
    @Singleton
    Clock clock() {
        return Clock.systemUTC();
    }
}
