package asalto.chronicle.intake;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Types;
import java.util.List;

/** The table of refused records. */
final class Refusals {

    private Refusals() {}

    static void insert(Connection connection, List<Arrival.Refused> refused) throws SQLException {
        try (var insert = connection.prepareStatement("""
                insert into chronicle.refused_record
                    (topic_id, partition, record_offset, encounter, seq, reason, record_key, record_value)
                values (?, ?, ?, ?, ?, ?, ?, ?)""")) {
            for (var record : refused) {
                insert.setString(1, record.place().topicId());
                insert.setInt(2, record.place().partition());
                insert.setLong(3, record.place().offset());
                insert.setObject(4, record.encounter().orElse(null), Types.VARCHAR);
                insert.setObject(5, record.seq().orElse(null), Types.BIGINT);
                insert.setString(6, record.reason().code());
                insert.setBytes(7, record.key().orElse(null));
                insert.setBytes(8, record.value().orElse(null));
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }
}
