package asalto.store.postgres;

import asalto.local.Servers;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/** One real PostgreSQL for all tests of a run, with the log's schema in it. */
final class Database {

    static final String OWNER = "arena_owner";
    static final String SERVICE = "arena_app";

    private static final Servers SERVERS = start();

    private Database() {}

    private static Servers start() {
        var servers = Servers.start();
        Migrations.run(as(servers, OWNER), SERVICE);
        return servers;
    }

    static DataSource as(String role) {
        return as(SERVERS, role);
    }

    private static DataSource as(Servers servers, String role) {
        var source = new PGSimpleDataSource();
        source.setUrl(servers.jdbcUrl("arena"));
        source.setUser(role);
        source.setPassword(role);
        return source;
    }

    static Connection superuser() throws SQLException {
        return DriverManager.getConnection(SERVERS.superuserUrl("arena"));
    }
}
