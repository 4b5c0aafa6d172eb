package asalto.store.postgres;

import asalto.protocol.Hash;
import asalto.store.Answer;
import asalto.store.Answered;
import asalto.store.Intent;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.UUID;

/** The intents that were carried out, by encounter, seat and key. */
final class Intents {

    private static final String FIND = Sql.statement("intent-find");
    private static final String INSERT = Sql.statement("intent-insert");

    private Intents() {}

    static Optional<Answered> find(Connection connection, UUID encounter, String seat, String key) throws SQLException {
        try (var find = connection.prepareStatement(FIND)) {
            find.setObject(1, encounter);
            find.setString(2, seat);
            find.setString(3, key);
            var row = find.executeQuery();
            return row.next()
                    ? Optional.of(
                            new Answered(Hash.of(row.getBytes("fingerprint")), new Answer(row.getBytes("answer"))))
                    : Optional.empty();
        }
    }

    static void insert(Connection connection, UUID encounter, Intent intent, Answer answer) throws SQLException {
        try (var insert = connection.prepareStatement(INSERT)) {
            insert.setObject(1, encounter);
            insert.setString(2, intent.seat());
            insert.setString(3, intent.key());
            insert.setBytes(4, intent.fingerprint().bytes());
            insert.setBytes(5, answer.bytes());
            insert.executeUpdate();
        }
    }
}
