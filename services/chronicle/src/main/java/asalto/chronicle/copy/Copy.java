package asalto.chronicle.copy;

import jakarta.inject.Singleton;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;

/** The chronicle's own copy. Every call is one statement: nothing is held open, and intake is never in the way. */
@Singleton
public final class Copy {

    private static final String SUMMARY = """
            select (select count(*) from chronicle.recorded_event where encounter = ?),
                   (select coalesce(max(last_seq), 0) from chronicle.encounter_head where encounter = ?),
                   (select greatest(max(highest_seq), (select max(seq) from chronicle.recorded_event where encounter = ?), 0)
                    from chronicle.encounter_head where encounter = ?),
                   (select coalesce(max(position), 0) from chronicle.recorded_event where encounter = ?),
                   (select count(*) from chronicle.refused_record where encounter = ?)""";
    private static final String PAGE = """
            select seq, envelope, header_hash
            from (
                select seq, envelope, header_hash, sum(octet_length(envelope))
                    over (order by seq rows between unbounded preceding and 1 preceding) as weight
                from chronicle.recorded_event where encounter = ? and seq > ? order by seq limit ?
            ) as page
            where weight is null or weight < ? order by seq""";
    /** Bytes after which a page ends, whatever its limit. */
    private static final long WEIGHT = 512 * 1024;

    private static final String REFUSED = """
            select seq, reason, partition, record_offset from chronicle.refused_record
            where encounter = ? order by seq nulls last, noted_at, partition, record_offset limit ?""";

    private final DataSource database;

    Copy(DataSource database) {
        this.database = database;
    }

    public Summary summary(String encounter) throws SQLException {
        return query(
                        SUMMARY,
                        select -> {
                            for (int i = 1; i <= 6; i++) {
                                select.setString(i, encounter);
                            }
                        },
                        row -> new Summary(
                                row.getLong(1), row.getLong(2), row.getLong(3), row.getLong(4), row.getLong(5)))
                .getFirst();
    }

    /** Up to so many rows after a seq, in the order of their seq: fewer if they are heavy, at least one if there is one. */
    public List<Recorded> page(String encounter, long after, int limit) throws SQLException {
        return query(
                PAGE,
                select -> {
                    select.setString(1, encounter);
                    select.setLong(2, after);
                    select.setInt(3, limit);
                    select.setLong(4, WEIGHT);
                },
                row -> new Recorded(row.getLong(1), row.getString(2), row.getString(3)));
    }

    /** The refused records of an encounter, those that claim a low seq first. */
    public List<RefusedRecord> refused(String encounter, int limit) throws SQLException {
        return query(
                REFUSED,
                select -> {
                    select.setString(1, encounter);
                    select.setInt(2, limit);
                },
                row -> new RefusedRecord(
                        Optional.ofNullable(row.getObject(1, Long.class)),
                        row.getString(2),
                        row.getInt(3),
                        row.getLong(4)));
    }

    private <T> List<T> query(String sql, Binding binding, Row<T> read) throws SQLException {
        try (var connection = database.getConnection();
                var select = connection.prepareStatement(sql)) {
            binding.bind(select);
            try (var rows = select.executeQuery()) {
                var answer = new ArrayList<T>();
                while (rows.next()) {
                    answer.add(read.read(rows));
                }
                return answer;
            }
        }
    }

    @FunctionalInterface
    private interface Binding {
        void bind(PreparedStatement select) throws SQLException;
    }

    @FunctionalInterface
    private interface Row<T> {
        T read(ResultSet row) throws SQLException;
    }
}
