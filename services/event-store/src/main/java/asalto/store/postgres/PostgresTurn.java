package asalto.store.postgres;

import asalto.store.StoreUnavailable;
import asalto.store.Turn;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import javax.sql.DataSource;

/** A turn that lasts as long as its connection: the server ends it when its holder is gone. */
final class PostgresTurn implements Turn {

    private static final String TAKE = Sql.statement("turn-take");
    private static final String GIVE_BACK = Sql.statement("turn-give-back");
    private static final int SECONDS_TO_ANSWER = 5;

    private final Connection connection;
    private final String reader;

    private PostgresTurn(Connection connection, String reader) {
        this.connection = connection;
        this.reader = reader;
    }

    static Optional<Turn> take(DataSource dataSource, String reader) {
        try {
            var connection = dataSource.getConnection();
            try {
                if (ask(connection, TAKE, reader)) {
                    return Optional.of(new PostgresTurn(connection, reader));
                }
            } catch (SQLException e) {
                connection.close();
                throw e;
            }
            connection.close();
            return Optional.empty();
        } catch (SQLException e) {
            throw new StoreUnavailable("take a turn", e);
        }
    }

    private static boolean ask(Connection connection, String statement, String reader) throws SQLException {
        try (var ask = connection.prepareStatement(statement)) {
            ask.setString(1, reader);
            var row = ask.executeQuery();
            return row.next() && row.getBoolean(1);
        }
    }

    @Override
    public boolean lasts() {
        try {
            return connection.isValid(SECONDS_TO_ANSWER);
        } catch (SQLException e) {
            throw new StoreUnavailable("look after a turn", e);
        }
    }

    /** A connection that goes back to a pool would keep the lock. */
    @Override
    public void close() {
        try (connection) {
            if (lasts()) {
                ask(connection, GIVE_BACK, reader);
            }
        } catch (SQLException e) {
            throw new StoreUnavailable("give a turn back", e);
        }
    }
}
