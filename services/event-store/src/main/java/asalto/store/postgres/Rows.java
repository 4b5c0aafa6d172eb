package asalto.store.postgres;

import asalto.protocol.Hash;
import asalto.protocol.LoggedEvent;
import asalto.protocol.Parts;
import asalto.protocol.Salt;
import asalto.protocol.Salts;
import java.nio.ByteBuffer;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.UUID;

/** Events as rows of {@code log.event}. */
final class Rows {

    private Rows() {}

    static LoggedEvent read(ResultSet row) throws SQLException {
        return new LoggedEvent(
                row.getLong("seq"),
                row.getString("header"),
                new Parts(row.getString("result"), row.getString("roll"), row.getString("sheet")),
                salts(row.getBytes("salts")),
                Hash.of(row.getBytes("previous")),
                Hash.of(row.getBytes("hash")));
    }

    static void write(UUID encounter, LoggedEvent event, PreparedStatement insert) throws SQLException {
        insert.setObject(1, encounter);
        insert.setLong(2, event.seq());
        insert.setString(3, event.header());
        insert.setString(4, event.parts().result());
        insert.setString(5, event.parts().roll());
        insert.setString(6, event.parts().sheet());
        insert.setBytes(7, bytes(event.salts()));
        insert.setBytes(8, event.previous().bytes());
        insert.setBytes(9, event.hash().bytes());
    }

    private static Salts salts(byte[] bytes) {
        return new Salts(salt(bytes, 0), salt(bytes, 1), salt(bytes, 2));
    }

    private static Salt salt(byte[] bytes, int index) {
        return Salt.of(Arrays.copyOfRange(bytes, index * Salt.BYTES, (index + 1) * Salt.BYTES));
    }

    private static byte[] bytes(Salts salts) {
        return ByteBuffer.allocate(3 * Salt.BYTES)
                .put(salts.result().bytes())
                .put(salts.roll().bytes())
                .put(salts.sheet().bytes())
                .array();
    }
}
