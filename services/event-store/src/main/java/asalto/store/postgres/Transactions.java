package asalto.store.postgres;

import asalto.store.StoreUnavailable;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/** Work in one transaction: all of it is committed, or none. */
final class Transactions {

    /** What is done with the connection of a transaction. */
    @FunctionalInterface
    interface Work<T> {
        T on(Connection connection) throws SQLException;
    }

    private final DataSource dataSource;

    Transactions(DataSource dataSource) {
        this.dataSource = dataSource;
    }

    <T> T run(String what, Work<T> work) {
        try (var connection = dataSource.getConnection()) {
            connection.setAutoCommit(false);
            connection.setTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
            return run(connection, work);
        } catch (SQLException e) {
            throw new StoreUnavailable(what, e);
        }
    }

    private static <T> T run(Connection connection, Work<T> work) throws SQLException {
        try {
            var result = work.on(connection);
            connection.commit();
            return result;
        } catch (SQLException | RuntimeException e) {
            rollback(connection, e);
            throw e;
        } finally {
            restore(connection);
        }
    }

    private static void rollback(Connection connection, Exception cause) {
        try {
            connection.rollback();
        } catch (SQLException lost) {
            cause.addSuppressed(lost);
        }
    }

    /** A pool gives the connection to others, who may expect it as they know it. */
    private static void restore(Connection connection) throws SQLException {
        if (!connection.isClosed()) {
            connection.setAutoCommit(true);
        }
    }
}
