package asalto.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Somebody who owns the database alters one byte of one stored event, in one copy or the other: the audit names that event. */
@DisplayNameGeneration(ReplaceUnderscores.class)
@ExtendWith(RunningProduct.class)
class TamperTest {

    private static final int SEQ = 10;

    @Test
    void one_byte_in_the_log_of_the_arena(Product product) throws Exception {
        var duel = Duel.opened(product, "tampered log").playedWhole();
        assertEquals("intact", duel.settledAudit().path("verdict").asText());

        try (var database = superuser(product, "arena")) {
            flip(database, "log.event", "result", duel.id());
        }

        assertNamed(duel, "arena");
    }

    @Test
    void one_byte_in_the_copy_of_the_chronicle(Product product) throws Exception {
        var duel = Duel.opened(product, "tampered copy").playedWhole();
        assertEquals("intact", duel.settledAudit().path("verdict").asText());

        try (var database = superuser(product, "chronicle")) {
            flip(database, "chronicle.recorded_event", "envelope", duel.id());
        }

        assertNamed(duel, "chronicle");
    }

    private static void assertNamed(Duel duel, String where) {
        var audit = duel.audit();
        assertEquals("divergent", audit.path("verdict").asText(), audit::toString);
        assertEquals(SEQ, audit.at("/divergence/seq").asInt(), audit::toString);
        assertEquals(where, audit.at("/divergence/where").asText(), audit::toString);
    }

    /** Replaces the last letter or digit of a text by another. */
    private static void flip(Connection database, String table, String column, String encounter) throws SQLException {
        try (var statement = database.createStatement()) {
            statement.execute("alter table " + table + " disable trigger all");
        }
        try (var select = database.prepareStatement(
                "select " + column + " from " + table + " where encounter::text = ? and seq = ?")) {
            select.setString(1, encounter);
            select.setInt(2, SEQ);
            var row = select.executeQuery();
            row.next();
            update(database, table, column, encounter, altered(row.getString(1)));
        }
        try (var statement = database.createStatement()) {
            statement.execute("alter table " + table + " enable trigger all");
        }
    }

    private static void update(Connection database, String table, String column, String encounter, String text)
            throws SQLException {
        try (var update = database.prepareStatement(
                "update " + table + " set " + column + " = ? where encounter::text = ? and seq = ?")) {
            update.setString(1, text);
            update.setString(2, encounter);
            update.setInt(3, SEQ);
            assertEquals(1, update.executeUpdate());
        }
    }

    private static String altered(String text) {
        for (int i = text.length() - 1; i >= 0; i--) {
            if (Character.isLetterOrDigit(text.charAt(i))) {
                char other = text.charAt(i) == '1' ? '2' : '1';
                return text.substring(0, i) + other + text.substring(i + 1);
            }
        }
        throw new AssertionError("no letter in " + text);
    }

    private static Connection superuser(Product product, String database) throws Exception {
        return DriverManager.getConnection(
                "jdbc:postgresql://127.0.0.1:" + product.port("postgres") + "/" + database,
                "postgres",
                product.password("postgres"));
    }
}
