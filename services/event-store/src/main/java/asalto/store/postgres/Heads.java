package asalto.store.postgres;

import asalto.protocol.Hash;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.UUID;

/** The head rows: the lock of each encounter, and how far it has come. */
final class Heads {

    private static final String LOCK = Sql.statement("head-lock");
    private static final String INSERT = Sql.statement("head-insert");
    private static final String UPDATE = Sql.statement("head-update");

    private Heads() {}

    /** A head that nobody else can change until the transaction ends. */
    record Locked(long version, Hash hash) {}

    /**
     * Locks the head of an encounter.
     *
     * @return nothing if the encounter has no head
     */
    static Optional<Locked> lock(Connection connection, UUID encounter) throws SQLException {
        try (var lock = connection.prepareStatement(LOCK)) {
            lock.setObject(1, encounter);
            var row = lock.executeQuery();
            return row.next()
                    ? Optional.of(new Locked(row.getLong("version"), Hash.of(row.getBytes("hash"))))
                    : Optional.empty();
        }
    }

    /** Makes the head of a new encounter and locks it; of several who try, one makes it and the others wait. */
    static Locked create(Connection connection, UUID encounter) throws SQLException {
        try (var insert = connection.prepareStatement(INSERT)) {
            insert.setObject(1, encounter);
            insert.setBytes(2, Hash.NONE.bytes());
            insert.executeUpdate();
        }
        return lock(connection, encounter).orElseThrow();
    }

    static void advance(Connection connection, UUID encounter, Locked to) throws SQLException {
        try (var update = connection.prepareStatement(UPDATE)) {
            update.setLong(1, to.version());
            update.setBytes(2, to.hash().bytes());
            update.setObject(3, encounter);
            update.executeUpdate();
        }
    }
}
