package asalto.chronicle;

import asalto.local.Servers;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;

/** What surrounds the chronicle in its tests. */
public record World(Servers servers, Relay relay, FakeArena arena) {

    /** Does something to the chronicle's tables that no role of the service could: triggers and keys are off. */
    public void tamper(String sql) throws SQLException {
        try (var connection = superuser();
                var statement = connection.createStatement()) {
            statement.execute("set session_replication_role = replica");
            statement.execute("alter table chronicle.recorded_event disable trigger recorded_event_stays");
            statement.execute(sql);
            statement.execute("alter table chronicle.recorded_event enable trigger recorded_event_stays");
        }
    }

    public Connection superuser() throws SQLException {
        return DriverManager.getConnection(servers.superuserUrl("chronicle"));
    }

    void close() {
        relay.close();
        arena.stop();
        servers.close();
    }
}
