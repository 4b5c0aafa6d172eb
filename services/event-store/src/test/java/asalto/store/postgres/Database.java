package asalto.store.postgres;

import asalto.local.Servers;
import io.agroal.api.AgroalDataSource;
import io.agroal.api.configuration.supplier.AgroalDataSourceConfigurationSupplier;
import io.agroal.api.exceptionsorter.PostgreSQLExceptionSorter;
import io.agroal.api.security.NamePrincipal;
import io.agroal.api.security.SimplePassword;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import javax.sql.DataSource;

/** One real PostgreSQL for all tests of a run, with the log's schema in it. */
final class Database {

    static final String OWNER = "arena_owner";
    static final String SERVICE = "arena_app";

    private static final Servers SERVERS = start();

    /** The service's connections, shared by the tests. */
    static final DataSource SERVICE_CONNECTIONS = as(SERVICE);

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
        var pool = new AgroalDataSourceConfigurationSupplier()
                .connectionPoolConfiguration(connections -> connections
                        .maxSize(10)
                        .exceptionSorter(new PostgreSQLExceptionSorter())
                        .acquisitionTimeout(Duration.ofMinutes(1))
                        .connectionFactoryConfiguration(factory -> factory.jdbcUrl(servers.jdbcUrl("arena"))
                                .principal(new NamePrincipal(role))
                                .credential(new SimplePassword(role))));
        try {
            return AgroalDataSource.from(pool);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    static Connection superuser() throws SQLException {
        return DriverManager.getConnection(SERVERS.superuserUrl("arena"));
    }
}
