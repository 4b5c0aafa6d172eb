package asalto.store.postgres;

import asalto.protocol.Hash;
import asalto.protocol.LoggedEvent;
import asalto.store.Answer;
import asalto.store.Answered;
import asalto.store.Append;
import asalto.store.Outcome;
import asalto.store.Sealer;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** One append within a transaction that may have others. */
final class Appending {

    private static final String EVENT = Sql.statement("event-insert");
    private static final String PENDING = Sql.statement("pending-insert");

    private final Connection connection;
    private final Sealer sealer;
    private final Append append;

    Appending(Connection connection, Sealer sealer, Append append) {
        this.connection = connection;
        this.sealer = sealer;
        this.append = append;
    }

    Outcome run() throws SQLException {
        var head = lock();
        var before = answeredBefore();
        if (before.isPresent()) {
            return before.get().again(append.intent().orElseThrow().fingerprint());
        }
        if (head.version() != append.expectedVersion()) {
            return new Outcome.Conflict(append.expectedVersion(), head.version());
        }
        return store(head);
    }

    private Heads.Locked lock() throws SQLException {
        var head = Heads.lock(connection, append.encounter());
        if (head.isPresent()) {
            return head.get();
        }
        return append.expectedVersion() == 0
                ? Heads.create(connection, append.encounter())
                : new Heads.Locked(0, Hash.NONE);
    }

    private Optional<Answered> answeredBefore() throws SQLException {
        if (append.intent().isEmpty()) {
            return Optional.empty();
        }
        var intent = append.intent().get();
        return Intents.find(connection, append.encounter(), intent.seat(), intent.key());
    }

    private Outcome store(Heads.Locked head) throws SQLException {
        var sealed = sealer.seal(append.encounter(), head.version(), head.hash(), append.events());
        if (!sealed.isEmpty()) {
            insert(append.encounter(), sealed);
        }
        return new Outcome.Appended(sealed, answer(sealed));
    }

    private void insert(UUID encounter, List<LoggedEvent> sealed) throws SQLException {
        try (var insert = connection.prepareStatement(EVENT)) {
            for (var event : sealed) {
                Rows.write(encounter, event, insert);
                insert.addBatch();
            }
            insert.executeBatch();
        }
        try (var pending = connection.prepareStatement(PENDING)) {
            pending.setObject(1, encounter);
            pending.setLong(2, sealed.getFirst().seq());
            pending.setLong(3, sealed.getLast().seq());
            pending.executeUpdate();
        }
        var last = sealed.getLast();
        Heads.advance(connection, encounter, new Heads.Locked(last.seq(), last.hash()));
    }

    private Optional<Answer> answer(List<LoggedEvent> sealed) throws SQLException {
        if (append.intent().isEmpty()) {
            return Optional.empty();
        }
        var intent = append.intent().get();
        var answer = intent.answer().apply(sealed);
        Intents.insert(connection, append.encounter(), intent, answer);
        return Optional.of(answer);
    }
}
