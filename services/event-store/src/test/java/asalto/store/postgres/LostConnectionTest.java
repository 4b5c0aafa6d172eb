package asalto.store.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import asalto.protocol.LoggedEvent;
import asalto.store.Answer;
import asalto.store.EventStore;
import asalto.store.Intent;
import asalto.store.Log;
import asalto.store.Outcome;
import asalto.store.Sealer;
import asalto.store.SecureSalts;
import asalto.store.StoreUnavailable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

@DisplayNameGeneration(ReplaceUnderscores.class)
class LostConnectionTest {

    private final Sealer sealer = new Sealer(Clock.systemUTC(), new SecureSalts());
    private final EventStore store = new PostgresEventStore(Database.SERVICE_CONNECTIONS, sealer);
    private final UUID encounter = UUID.randomUUID();

    @Test
    void a_connection_lost_in_the_middle_leaves_nothing() throws SQLException {
        store.append(Log.append(encounter, 0, 1));
        Function<List<LoggedEvent>, Answer> killing = _ -> {
            endTheTransactionThatHolds(encounter);
            return Log.answer("too late");
        };
        var intent = new Intent(Log.ANA, "k", Log.fingerprint("body"), killing);

        assertThrows(StoreUnavailable.class, () -> store.append(Log.append(encounter, 1, 2, intent)));

        assertEquals(1, store.head(encounter));
        assertEquals(1, Log.all(store, encounter).size());
        assertEquals(Optional.empty(), store.answered(encounter, Log.ANA, "k"));
        assertEquals(1, pending());
        assertInstanceOf(Outcome.Appended.class, store.append(Log.append(encounter, 1, 2, Log.intent("k"))));
    }

    @Test
    void an_append_whose_commit_was_not_heard_of_is_found_by_its_key() {
        var deaf = new PostgresEventStore(deafToCommits(Database.SERVICE_CONNECTIONS), sealer);

        assertThrows(StoreUnavailable.class, () -> deaf.append(Log.append(encounter, 0, 2, Log.intent("k"))));

        assertEquals(
                new Outcome.Repeated(Log.answer("[1, 2]")), store.append(Log.append(encounter, 0, 2, Log.intent("k"))));
        assertEquals(2, store.head(encounter));
    }

    @Test
    void a_turn_ends_with_the_connection_of_its_holder() throws SQLException {
        var feed = new PostgresFeed(Database.SERVICE_CONNECTIONS);
        var lost = feed.turn("lost").orElseThrow();

        endTheSessionWithATurn();

        assertFalse(lost.lasts());
        lost.close();
        feed.turn("lost").orElseThrow().close();
    }

    private static void endTheSessionWithATurn() throws SQLException {
        try (var connection = Database.superuser();
                var kill = connection.prepareStatement(
                        "select pg_terminate_backend(pid, 10000) from pg_locks where locktype = 'advisory'")) {
            kill.executeQuery();
        }
    }

    private int pending() throws SQLException {
        try (var connection = Database.superuser();
                var query = connection.prepareStatement("select count(*) from log.pending where encounter = ?")) {
            query.setObject(1, encounter);
            var row = query.executeQuery();
            row.next();
            return row.getInt(1);
        }
    }

    /** No other test runs at the same time, so whoever holds a head holds this one. */
    private static void endTheTransactionThatHolds(UUID encounter) {
        try (var connection = Database.superuser();
                var kill = connection.prepareStatement("""
                        select pg_terminate_backend(pid, 10000) from pg_stat_activity
                        where usename = 'arena_app' and state = 'idle in transaction'
                        and pid in (select pid from pg_locks where relation = 'log.encounter_head'::regclass)""")) {
            if (!kill.executeQuery().next()) {
                throw new IllegalStateException("nobody holds " + encounter);
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Connections that are lost just after the server has committed. */
    private static DataSource deafToCommits(DataSource source) {
        return proxy(
                DataSource.class,
                source,
                (_, result) -> result instanceof Connection connection
                        ? proxy(Connection.class, connection, (call, value) -> {
                            if (call.equals("commit")) {
                                throw new SQLException("the connection is lost", "08006");
                            }
                            return value;
                        })
                        : result);
    }

    private interface After {
        @Nullable
        Object call(String name, @Nullable Object result) throws SQLException;
    }

    private static <T> T proxy(Class<T> type, T target, After after) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (_, method, arguments) -> {
                    try {
                        return after.call(method.getName(), method.invoke(target, arguments));
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                }));
    }
}
