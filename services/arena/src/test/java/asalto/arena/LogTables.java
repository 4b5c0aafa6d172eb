package asalto.arena;

import static org.junit.jupiter.api.Assertions.assertTrue;

import asalto.local.Servers;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;

/** The tables of the log, as their owner sees and damages them. */
record LogTables(Servers servers) {

    /** Whether every event has its place in the feed, and the relay has seen the last of them arrive. */
    boolean allIsSent() throws SQLException {
        try (var connection = owner();
                var query = connection.prepareStatement("""
                        select not exists (select from log.pending) and exists (
                            select from log.checkpoint join log.feed_head using (position)
                            where reader = 'asalto.events')""")) {
            var row = query.executeQuery();
            return row.next() && row.getBoolean(1);
        }
    }

    /** Takes events of an encounter away, which nobody else may. */
    void delete(Duel duel, String which) throws SQLException {
        try (var connection = owner();
                var statement = connection.createStatement()) {
            statement.execute("alter table log.event disable trigger all");
            int gone =
                    statement.executeUpdate("delete from log.event where encounter = '" + duel.id() + "' and " + which);
            statement.execute("alter table log.event enable trigger all");
            statement.execute("alter table log.event enable always trigger append_only");
            assertTrue(gone > 0, "nothing was deleted");
        }
    }

    private Connection owner() throws SQLException {
        return DriverManager.getConnection(servers.superuserUrl("arena"));
    }
}
