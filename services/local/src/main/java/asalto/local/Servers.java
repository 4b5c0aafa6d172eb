package asalto.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.function.UnaryOperator;

/**
 * A real PostgreSQL and, once asked for, a real Kafka in a fresh temporary folder on free ports, for tests.
 *
 * <p>Roles: {@code arena_owner} and {@code arena_app} in the database {@code arena}, {@code chronicle_owner} and
 * {@code chronicle_app} in {@code chronicle}; each role's password is its name. Neither service's roles can connect to the
 * other's database. Kafka makes no topic by itself.
 */
public final class Servers implements AutoCloseable {

    private final Path folder;
    private final Postgres postgres;
    private final Broker broker;
    private final Thread atExit = new Thread(this::stop, "stop-servers");

    private Servers(Path folder) {
        this.folder = folder;
        var ports = Ports.free(3);
        postgres = new Postgres(
                folder.resolve("postgres"), folder.resolve("postgres.log"), ports.get(0), Postgres.SUPERUSER, _ -> {});
        broker = new Broker(folder.resolve("kafka"), ports.get(1), ports.get(2));
    }

    /** Starts PostgreSQL with both databases and returns when it takes connections. */
    public static Servers start() {
        try {
            var servers = new Servers(Folders.temporary());
            Runtime.getRuntime().addShutdownHook(servers.atExit);
            servers.postgres.start();
            Databases.prepare(servers.superuserUrl(), UnaryOperator.identity());
            return servers;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The address of a database, {@code arena} or {@code chronicle}; user and password are given apart. */
    public String jdbcUrl(String database) {
        return postgres.url(database);
    }

    /** The address of the database {@code postgres} with the superuser's name and password in it. */
    public String superuserUrl() {
        return postgres.superuserUrl();
    }

    /** The same for another database. */
    public String superuserUrl(String database) {
        return postgres.url(database) + "?user=" + Postgres.SUPERUSER + "&password=" + Postgres.SUPERUSER;
    }

    /** Stops PostgreSQL; every connection ends. */
    public void stopPostgres() {
        postgres.stop();
    }

    /** Starts PostgreSQL again on the same data and port. */
    public void startPostgres() {
        postgres.start();
    }

    /** Stops all of PostgreSQL's processes where they are: connections stay, and are not answered. */
    public void freezePostgres() {
        postgres.freeze();
    }

    /** Lets a frozen PostgreSQL go on. */
    public void thawPostgres() {
        postgres.thaw();
    }

    /** Kafka's address; Kafka is started when it never was. */
    public String kafkaBootstrap() {
        if (!broker.hasStarted()) {
            broker.start();
        }
        return broker.bootstrap();
    }

    /** Stops Kafka; its address stays the same. */
    public void stopKafka() {
        broker.stop();
    }

    /** Starts Kafka again on the same data and port. */
    public void startKafka() {
        broker.start();
    }

    @Override
    public void close() {
        Runtime.getRuntime().removeShutdownHook(atExit);
        stop();
    }

    private void stop() {
        broker.stop();
        postgres.stop();
        try {
            Folders.delete(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
