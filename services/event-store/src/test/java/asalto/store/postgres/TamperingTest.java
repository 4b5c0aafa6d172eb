package asalto.store.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import asalto.protocol.Evidence;
import asalto.store.EventStore;
import asalto.store.Log;
import asalto.store.Sealer;
import asalto.store.SecureSalts;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Somebody with every right in the database changes one thing. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class TamperingTest {

    private final EventStore store =
            new PostgresEventStore(Database.SERVICE_CONNECTIONS, new Sealer(Clock.systemUTC(), new SecureSalts()));
    private final UUID encounter = UUID.randomUUID();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "header   | replace(header, 'Sneezed', 'Sneezes') | 2",
                "header   | 'nothing that can be read'            | 2",
                "result   | replace(result, 'ñandú', 'nandú')     | 2",
                "roll     | replace(roll, '7', '1')               | 2",
                "sheet    | replace(sheet, '3', '9')              | 2",
                "salts    | set_byte(salts, 0, 255 - get_byte(salts, 0))        | 2",
                "salts    | set_byte(salts, 47, 255 - get_byte(salts, 47))      | 2",
                "previous | set_byte(previous, 31, 255 - get_byte(previous, 31)) | 2",
                "hash     | set_byte(hash, 31, 255 - get_byte(hash, 31))        | 2",
                "seq      | 99                                    | 2",
                "encounter | gen_random_uuid()                    | 2"
            })
    void a_byte_changed_in_any_column_names_the_event(String column, String value, long named) throws SQLException {
        store.append(Log.append(encounter, 0, 3));

        asSuperuser("update log.event set " + column + " = " + value + " where encounter = '" + encounter
                + "' and seq = 2");

        assertEquals(Optional.of(named), Log.firstBreak(store, encounter).map(Evidence.Break::seq));
    }

    @Test
    void two_events_that_changed_places_are_named() throws SQLException {
        store.append(Log.append(encounter, 0, 3));

        asSuperuser("update log.event set seq = 99 where encounter = '" + encounter + "' and seq = 2");
        asSuperuser("update log.event set seq = 2 where encounter = '" + encounter + "' and seq = 3");
        asSuperuser("update log.event set seq = 3 where encounter = '" + encounter + "' and seq = 99");

        assertEquals(Optional.of(2L), Log.firstBreak(store, encounter).map(Evidence.Break::seq));
    }

    @Test
    void every_column_of_an_event_is_tried_here() throws SQLException {
        var columns = new TreeSet<String>();
        try (var connection = Database.superuser();
                var query = connection.createStatement()) {
            var rows = query.executeQuery("select column_name from information_schema.columns"
                    + " where table_schema = 'log' and table_name = 'event'");
            while (rows.next()) {
                columns.add(rows.getString(1));
            }
        }

        assertEquals(
                Set.of("encounter", "seq", "header", "result", "roll", "sheet", "salts", "previous", "hash"), columns);
    }

    private static void asSuperuser(String change) throws SQLException {
        try (var connection = Database.superuser()) {
            run(connection, "alter table log.event disable trigger append_only");
            try {
                assertTrue(run(connection, change) > 0, "nothing was changed");
            } finally {
                run(connection, "alter table log.event enable always trigger append_only");
            }
        }
    }

    private static int run(Connection connection, String sql) throws SQLException {
        try (var statement = connection.createStatement()) {
            return statement.executeUpdate(sql);
        }
    }
}
