package asalto.store.postgres;

import asalto.protocol.Hash;
import asalto.protocol.LoggedEvent;
import asalto.store.Answered;
import asalto.store.Append;
import asalto.store.EventStore;
import asalto.store.Head;
import asalto.store.Outcome;
import asalto.store.Sealer;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import javax.sql.DataSource;

/** The log in PostgreSQL. */
public final class PostgresEventStore implements EventStore {

    private static final String READ = Sql.statement("events-read");
    private static final String VERSION = Sql.statement("head-version");
    private static final String HEAD_OF = Sql.statement("head-of");
    private static final String HEADS = Sql.statement("heads");

    private final Transactions transactions;
    private final Sealer sealer;

    /** @param dataSource of the service's role; its connections must not belong to somebody else's transaction */
    public PostgresEventStore(DataSource dataSource, Sealer sealer) {
        this.transactions = new Transactions(dataSource);
        this.sealer = sealer;
    }

    @Override
    public List<Outcome> append(List<Append> appends) {
        return transactions.run("append", connection -> append(connection, appends));
    }

    /** In the order of the encounters' ids, so that two who lock the same heads cannot wait for each other. */
    private List<Outcome> append(Connection connection, List<Append> appends) throws SQLException {
        var order = IntStream.range(0, appends.size())
                .boxed()
                .sorted(Comparator.comparing(index -> appends.get(index).encounter()))
                .toList();
        var outcomes = new Outcome[appends.size()];
        for (int index : order) {
            outcomes[index] = new Appending(connection, sealer, appends.get(index)).run();
        }
        return Arrays.asList(outcomes);
    }

    @Override
    public Optional<Answered> answered(UUID encounter, String seat, String key) {
        return transactions.run("look an answer up", connection -> Intents.find(connection, encounter, seat, key));
    }

    @Override
    public List<LoggedEvent> read(UUID encounter, long afterSeq, int limit) {
        return transactions.run("read", connection -> {
            try (var read = connection.prepareStatement(READ)) {
                read.setObject(1, encounter);
                read.setLong(2, afterSeq);
                read.setInt(3, limit);
                read.setLong(4, WEIGHT);
                var events = new ArrayList<LoggedEvent>();
                var rows = read.executeQuery();
                while (rows.next()) {
                    events.add(Rows.read(rows));
                }
                return events;
            }
        });
    }

    @Override
    public long head(UUID encounter) {
        return transactions.run("read a head", connection -> {
            try (var read = connection.prepareStatement(VERSION)) {
                read.setObject(1, encounter);
                var row = read.executeQuery();
                return row.next() ? row.getLong("version") : 0L;
            }
        });
    }

    @Override
    public Optional<Head> headOf(UUID encounter) {
        return transactions.run("read a head with its hash", connection -> {
            try (var read = connection.prepareStatement(HEAD_OF)) {
                read.setObject(1, encounter);
                var row = read.executeQuery();
                return row.next() ? Optional.of(head(row)) : Optional.empty();
            }
        });
    }

    @Override
    public List<Head> heads() {
        return transactions.run("read the heads", connection -> {
            try (var read = connection.prepareStatement(HEADS)) {
                var heads = new ArrayList<Head>();
                var rows = read.executeQuery();
                while (rows.next()) {
                    heads.add(head(rows));
                }
                return heads;
            }
        });
    }

    private static Head head(ResultSet row) throws SQLException {
        return new Head(row.getObject("encounter", UUID.class), row.getLong("version"), Hash.of(row.getBytes("hash")));
    }
}
