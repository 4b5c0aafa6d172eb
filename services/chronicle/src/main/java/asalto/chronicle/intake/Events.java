package asalto.chronicle.intake;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** The table of recorded events. */
final class Events {

    private static final String INSERT = """
            insert into chronicle.recorded_event
                (encounter, seq, envelope, position, epoch, header_hash, topic_id, partition, record_offset)
            values (?, ?, ?, ?, ?, ?, ?, ?, ?)
            on conflict (encounter, seq) do nothing""";

    private Events() {}

    /** Stores those not stored yet. Answers those that say something else than what is stored. */
    static List<Arrival.Refused> insert(Connection connection, List<Arrival.Event> events) throws SQLException {
        int[] inserted;
        try (var insert = connection.prepareStatement(INSERT)) {
            for (var event : events) {
                bind(insert, event);
            }
            inserted = insert.executeBatch();
        }
        var contradicting = new ArrayList<Arrival.Refused>();
        for (int i = 0; i < inserted.length; i++) {
            if (inserted[i] == 0 && !isStored(connection, events.get(i))) {
                contradicting.add(events.get(i).contradicting());
            }
        }
        return contradicting;
    }

    private static void bind(PreparedStatement insert, Arrival.Event event) throws SQLException {
        insert.setString(1, event.encounter());
        insert.setLong(2, event.seq());
        insert.setString(3, event.envelope());
        insert.setLong(4, event.position());
        insert.setString(5, event.epoch());
        insert.setString(6, event.hash());
        insert.setString(7, event.place().topicId());
        insert.setInt(8, event.place().partition());
        insert.setLong(9, event.place().offset());
        insert.addBatch();
    }

    private static boolean isStored(Connection connection, Arrival.Event event) throws SQLException {
        try (var select = connection.prepareStatement(
                "select envelope = ? and header_hash = ? from chronicle.recorded_event where encounter = ? and seq = ?")) {
            select.setString(1, event.envelope());
            select.setString(2, event.hash());
            select.setString(3, event.encounter());
            select.setLong(4, event.seq());
            try (var row = select.executeQuery()) {
                return row.next() && row.getBoolean(1);
            }
        }
    }
}
