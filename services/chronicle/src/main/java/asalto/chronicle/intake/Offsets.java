package asalto.chronicle.intake;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/** The table of offsets. */
final class Offsets {

    private Offsets() {}

    static Map<Integer, Long> of(Connection connection, String topicId) throws SQLException {
        var offsets = new LinkedHashMap<Integer, Long>();
        try (var select = connection.prepareStatement(
                "select partition, next_offset from chronicle.topic_offset where topic_id = ?")) {
            select.setString(1, topicId);
            try (var rows = select.executeQuery()) {
                while (rows.next()) {
                    offsets.put(rows.getInt(1), rows.getLong(2));
                }
            }
        }
        return offsets;
    }

    /** Locks these partitions, in the order given, and says where they stand. */
    static Map<Integer, Long> lock(Connection connection, String topicId, Collection<Integer> partitions)
            throws SQLException {
        var offsets = new LinkedHashMap<Integer, Long>();
        try (var lock = connection.prepareStatement("""
                insert into chronicle.topic_offset as o (topic_id, partition, next_offset) values (?, ?, 0)
                on conflict (topic_id, partition) do update set next_offset = o.next_offset
                returning next_offset""")) {
            for (int partition : partitions) {
                lock.setString(1, topicId);
                lock.setInt(2, partition);
                try (var row = lock.executeQuery()) {
                    row.next();
                    offsets.put(partition, row.getLong(1));
                }
            }
        }
        return offsets;
    }

    static void advance(Connection connection, String topicId, Map<Integer, Long> next) throws SQLException {
        try (var update = connection.prepareStatement("""
                update chronicle.topic_offset set next_offset = greatest(next_offset, ?)
                where topic_id = ? and partition = ?""")) {
            for (var entry : next.entrySet()) {
                update.setLong(1, entry.getValue());
                update.setString(2, topicId);
                update.setInt(3, entry.getKey());
                update.addBatch();
            }
            update.executeBatch();
        }
    }
}
