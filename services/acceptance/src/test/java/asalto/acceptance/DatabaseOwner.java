package asalto.acceptance;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;

/** Somebody who owns a database of the product, and changes in it what no role of the services could. */
final class DatabaseOwner implements AutoCloseable {

    private final Connection connection;
    private final String events;

    private DatabaseOwner(Connection connection, String events) {
        this.connection = connection;
        this.events = events;
    }

    static DatabaseOwner ofTheArena(Product product) throws Exception {
        return new DatabaseOwner(superuser(product, "arena"), "log.event");
    }

    static DatabaseOwner ofTheChronicle(Product product) throws Exception {
        return new DatabaseOwner(superuser(product, "chronicle"), "chronicle.recorded_event");
    }

    private static Connection superuser(Product product, String database) throws Exception {
        return DriverManager.getConnection(
                "jdbc:postgresql://127.0.0.1:" + product.port("postgres") + "/" + database,
                "postgres",
                product.password("postgres"));
    }

    /** Changes something of one encounter; {@code :id} stands for it, and the table of events lets it happen. */
    void change(String encounter, String... statements) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute("alter table " + events + " disable trigger all");
            for (var sql : statements) {
                statement.execute(sql.replace(":id", "'" + encounter + "'"));
                assertTrue(
                        sql.startsWith("alter") || statement.getUpdateCount() > 0,
                        "nothing was there to change: " + sql);
            }
            statement.execute("alter table " + events + " enable trigger all");
        }
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
