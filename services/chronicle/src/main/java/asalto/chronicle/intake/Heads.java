package asalto.chronicle.intake;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The table of heads: how far each encounter is recorded without a hole. */
final class Heads {

    private static final String BEGIN = """
            insert into chronicle.encounter_head (encounter, last_seq, highest_seq) values (?, 0, 0)
            on conflict (encounter) do nothing""";

    /** The new last seq is that of the first event after the old one that has no successor. */
    private static final String WALK = """
            update chronicle.encounter_head h set
                highest_seq = greatest(h.highest_seq, ?),
                last_seq = case
                    when exists (select 1 from chronicle.recorded_event n
                                 where n.encounter = h.encounter and n.seq = h.last_seq + 1)
                    then (select e.seq from chronicle.recorded_event e
                          where e.encounter = h.encounter and e.seq > h.last_seq
                            and not exists (select 1 from chronicle.recorded_event n
                                            where n.encounter = h.encounter and n.seq = e.seq + 1)
                          order by e.seq limit 1)
                    else h.last_seq end
            where h.encounter = ?
            returning last_seq, highest_seq""";

    private Heads() {}

    /** Moves the heads of these encounters on. Answers those that have a hole. */
    static List<Gap> advance(Connection connection, Map<String, Long> highest) throws SQLException {
        var gaps = new ArrayList<Gap>();
        try (var begin = connection.prepareStatement(BEGIN);
                var walk = connection.prepareStatement(WALK)) {
            for (var entry : highest.entrySet()) {
                begin.setString(1, entry.getKey());
                begin.executeUpdate();
                walk.setLong(1, entry.getValue());
                walk.setString(2, entry.getKey());
                try (var row = walk.executeQuery()) {
                    row.next();
                    var gap = new Gap(entry.getKey(), row.getLong(1), row.getLong(2));
                    if (gap.lastSeq() < gap.highestSeq()) {
                        gaps.add(gap);
                    }
                }
            }
        }
        return gaps;
    }
}
