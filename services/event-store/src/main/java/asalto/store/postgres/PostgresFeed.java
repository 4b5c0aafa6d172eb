package asalto.store.postgres;

import asalto.store.EventStore;
import asalto.store.FedEvent;
import asalto.store.Feed;
import asalto.store.FeedHead;
import asalto.store.Turn;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import javax.sql.DataSource;

/** The feed in PostgreSQL. */
public final class PostgresFeed implements Feed {

    private static final String LOCK = Sql.statement("feed-lock");
    private static final String RENEW = Sql.statement("feed-renew");
    private static final String TAKE = Sql.statement("feed-take");
    private static final String ADVANCE = Sql.statement("feed-advance");
    private static final String READ = Sql.statement("feed-read");
    private static final String HEAD = Sql.statement("feed-head");
    private static final String CHECKPOINT = Sql.statement("checkpoint-read");
    private static final String REMEMBER = Sql.statement("checkpoint-write");

    private final DataSource dataSource;
    private final Transactions transactions;

    /** @param dataSource of the service's role; a turn keeps one of its connections */
    public PostgresFeed(DataSource dataSource) {
        this.dataSource = dataSource;
        this.transactions = new Transactions(dataSource);
    }

    @Override
    public int step(int limit) {
        return transactions.run("give positions", connection -> {
            // The leaves of the Merkle tree and its frontier belong into this transaction, beside the positions.
            long position = lock(connection);
            int given = take(connection, position, limit);
            if (given > 0) {
                advance(connection, given);
            }
            return given;
        });
    }

    private static long lock(Connection connection) throws SQLException {
        try (var lock = connection.prepareStatement(LOCK)) {
            var row = lock.executeQuery();
            row.next();
            long position = row.getLong("position");
            if (!row.getBoolean("same_cluster")) {
                renewEpoch(connection);
            }
            return position;
        }
    }

    private static void renewEpoch(Connection connection) throws SQLException {
        try (var renew = connection.prepareStatement(RENEW)) {
            renew.executeUpdate();
        }
    }

    private static int take(Connection connection, long position, int limit) throws SQLException {
        try (var take = connection.prepareStatement(TAKE)) {
            take.setInt(1, limit);
            take.setLong(2, position);
            return take.executeUpdate();
        }
    }

    private static void advance(Connection connection, int given) throws SQLException {
        try (var advance = connection.prepareStatement(ADVANCE)) {
            advance.setInt(1, given);
            advance.executeUpdate();
        }
    }

    @Override
    public List<FedEvent> read(long afterPosition, int limit) {
        return transactions.run("read the feed", connection -> {
            try (var read = connection.prepareStatement(READ)) {
                read.setLong(1, afterPosition);
                read.setInt(2, limit);
                read.setLong(3, EventStore.WEIGHT);
                var events = new ArrayList<FedEvent>();
                var rows = read.executeQuery();
                while (rows.next()) {
                    var encounter = rows.getObject("encounter", UUID.class);
                    events.add(new FedEvent(rows.getLong("position"), encounter, Rows.read(rows)));
                }
                return events;
            }
        });
    }

    @Override
    public FeedHead head() {
        return transactions.run("read the feed's head", connection -> {
            try (var read = connection.prepareStatement(HEAD)) {
                var row = read.executeQuery();
                row.next();
                return new FeedHead(row.getObject("epoch", UUID.class), row.getLong("position"));
            }
        });
    }

    @Override
    public Optional<Turn> turn(String reader) {
        return PostgresTurn.take(dataSource, reader);
    }

    @Override
    public long checkpoint(String reader) {
        return transactions.run("read a checkpoint", connection -> {
            try (var read = connection.prepareStatement(CHECKPOINT)) {
                read.setString(1, reader);
                var row = read.executeQuery();
                return row.next() ? row.getLong("position") : 0L;
            }
        });
    }

    @Override
    public void checkpoint(Map<String, Long> positions) {
        transactions.run("write a checkpoint", connection -> {
            try (var write = connection.prepareStatement(REMEMBER)) {
                // In one order, so that two who write at once cannot wait for each other.
                for (var each : new TreeMap<>(positions).entrySet()) {
                    write.setString(1, each.getKey());
                    write.setLong(2, each.getValue());
                    write.addBatch();
                }
                return write.executeBatch();
            }
        });
    }
}
