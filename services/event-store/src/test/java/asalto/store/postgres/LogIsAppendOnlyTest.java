package asalto.store.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import asalto.store.EventStore;
import asalto.store.Log;
import asalto.store.Sealer;
import asalto.store.SecureSalts;
import java.sql.SQLException;
import java.time.Clock;
import java.util.Optional;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayNameGeneration(ReplaceUnderscores.class)
class LogIsAppendOnlyTest {

    private static final String INSUFFICIENT_PRIVILEGE = "42501";
    private static final DataSource OWNER = Database.as(Database.OWNER);

    private final EventStore store =
            new PostgresEventStore(Database.SERVICE_CONNECTIONS, new Sealer(Clock.systemUTC(), new SecureSalts()));
    private final UUID encounter = UUID.randomUUID();

    @BeforeEach
    void three_events() {
        store.append(Log.append(encounter, 0, 3, Log.intent("k")));
        Log.drain(new PostgresFeed(Database.SERVICE_CONNECTIONS));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "update log.event set result = '{}'",
                "update log.event set result = result where false",
                "delete from log.event where seq = 3",
                "truncate log.event",
                "update log.position set position = position + 1000000",
                "delete from log.position",
                "truncate log.position"
            })
    void neither_the_service_nor_the_owner_can_change_what_is_logged(String change) {
        assertRefused(Database.SERVICE_CONNECTIONS, change);
        assertRefused(OWNER, change);

        assertEquals(3, Log.all(store, encounter).size());
        assertEquals(Optional.empty(), Log.firstBreak(store, encounter));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "update log.intent set answer = ''",
                "delete from log.intent",
                "delete from log.encounter_head",
                "delete from log.feed_head",
                "alter table log.event disable trigger append_only",
                "drop trigger append_only on log.event",
                "drop table log.event",
                "create table log.mine (id int)",
                "set session_replication_role = replica"
            })
    void the_service_has_no_way_around(String statement) {
        assertRefused(Database.SERVICE_CONNECTIONS, statement);
    }

    private static void assertRefused(DataSource role, String statement) {
        var refused = assertThrows(SQLException.class, () -> {
            try (var connection = role.getConnection();
                    var change = connection.createStatement()) {
                change.execute(statement);
            }
        });
        assertEquals(INSUFFICIENT_PRIVILEGE, refused.getSQLState(), refused.getMessage());
    }
}
