package asalto.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptPortsTest {

    @TempDir
    private Path folder;

    @Test
    void a_port_is_kept_until_somebody_else_has_it() throws Exception {
        var port = KeptPorts.in(folder, 1).of("kafka");
        assertEquals(port, KeptPorts.in(folder, 1).of("kafka"));
        try (var _ = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            var other = KeptPorts.in(folder, 1).of("kafka");
            assertNotEquals(port, other);
            assertEquals(other, KeptPorts.in(folder, 1).of("kafka"));
        }
    }

    @Test
    void what_a_person_asks_for_the_arena_is_given_to_nobody_else() {
        var port = KeptPorts.in(folder, 1).of("kafka");
        assertNotEquals(port, KeptPorts.in(folder, port).of("kafka"));
    }
}
