package asalto.chronicle.intake;

import jakarta.inject.Singleton;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.sql.DataSource;

/** Stores what arrived and the offsets behind it, all or nothing. */
@Singleton
final class Ledger {

    private final DataSource database;

    Ledger(DataSource database) {
        this.database = database;
    }

    /** The next record to take of each partition; 0 for those never read. */
    Map<Integer, Long> offsets(String topicId) throws SQLException {
        try (var connection = database.getConnection()) {
            return Offsets.of(connection, topicId);
        }
    }

    /**
     * Stores a batch of one topic.
     *
     * @param next the offset after the batch, of every partition in it
     * @return the encounters that have events waiting behind a hole now
     */
    List<Gap> store(String topicId, List<Arrival> arrivals, Map<Integer, Long> next) throws SQLException {
        try (var connection = database.getConnection()) {
            connection.setAutoCommit(false);
            try {
                var gaps = store(connection, topicId, arrivals, next);
                connection.commit();
                return gaps;
            } catch (SQLException | RuntimeException e) {
                connection.rollback();
                throw e;
            }
        }
    }

    /** The offsets are locked first: a second reader of the same topic waits, and then finds the batch taken. */
    private static List<Gap> store(
            Connection connection, String topicId, List<Arrival> arrivals, Map<Integer, Long> next)
            throws SQLException {
        var taken = Offsets.lock(connection, topicId, new TreeMap<>(next).sequencedKeySet());
        var fresh = arrivals.stream()
                .filter(arrival -> arrival.place().offset()
                        >= taken.getOrDefault(arrival.place().partition(), 0L))
                .toList();
        var refused = new ArrayList<Arrival.Refused>();
        var events = new ArrayList<Arrival.Event>();
        for (var arrival : fresh) {
            switch (arrival) {
                case Arrival.Event event -> events.add(event);
                case Arrival.Refused refusal -> refused.add(refusal);
            }
        }
        refused.addAll(Events.insert(connection, events));
        Refusals.insert(connection, refused);
        Offsets.advance(connection, topicId, next);
        return Heads.advance(connection, highest(events));
    }

    private static Map<String, Long> highest(List<Arrival.Event> events) {
        var highest = new LinkedHashMap<String, Long>();
        events.forEach(event -> highest.merge(event.encounter(), event.seq(), Math::max));
        return new TreeMap<>(highest);
    }
}
