package asalto.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code up} with a real PostgreSQL, a real Kafka and two stand-ins for the services. */
class UpTest {

    @TempDir
    private Path folder;

    @Test
    void it_prints_one_address_and_stops_everything_when_it_is_terminated() throws Exception {
        try (var up = UpProcess.start(FakeRoot.in(folder), Map.of()).awaitAddress()) {
            var children = up.children();
            assertEquals(4, children.size());
            assertEquals(143, up.terminate());
            assertEquals(List.of(), children.stream().filter(Processes::lives).toList());
            var stopped = up.said()
                    .lines()
                    .filter(line -> line.endsWith(" stopped"))
                    .map(line -> line.split(" ")[0])
                    .toList();
            assertEquals(Set.of("arena", "chronicle"), Set.copyOf(stopped.subList(0, 2)));
            assertEquals(Set.of("postgres", "kafka"), Set.copyOf(stopped.subList(2, 4)));
            assertTrue(up.said().contains("\nStopping chronicle and arena, then kafka and postgres.\n"), up.said());
            assertEquals("All has stopped.", up.said().lines().toList().getLast());
            assertFalse(Files.exists(folder.resolve(".asalto/run.json")));
        }
    }

    @Test
    void interrupt_and_hangup_stop_everything_too() throws Exception {
        FakeRoot.in(folder);
        for (var signal : List.of("INT", "HUP")) {
            try (var up = UpProcess.start(folder, Map.of()).awaitAddress()) {
                var children = up.children();
                up.signal(signal);
                assertEquals(signal.equals("INT") ? 130 : 129, up.awaitEnd());
                assertEquals(
                        List.of(), children.stream().filter(Processes::lives).toList());
            }
        }
    }

    @Test
    void the_next_up_goes_on_with_the_same_data_ports_and_passwords() throws Exception {
        FakeRoot.in(folder);
        Properties before;
        try (var up = UpProcess.start(folder, Map.of()).awaitAddress()) {
            before = up.told();
            sql(before, "create table kept (n int); insert into kept values (7)");
        }
        try (var up = UpProcess.start(folder, Map.of()).awaitAddress()) {
            before.setProperty("ASALTO_PORT", Integer.toString(up.port()));
            before.setProperty("ASALTO_ARENA_URL", "http://127.0.0.1:" + up.port());
            assertEquals(before, up.told());
            sql(before, "insert into kept select n from kept");
        }
        var secrets = folder.resolve(".asalto/secrets.properties");
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(secrets)));
    }

    @Test
    void what_is_killed_is_started_again() throws Exception {
        try (var up = UpProcess.start(FakeRoot.in(folder), Map.of()).awaitAddress()) {
            for (var server : List.of("arena", "chronicle", "postgres", "kafka")) {
                var killed = up.child(server);
                killed.destroyForcibly();
                UpProcess.await(() -> server + " again in:\n" + up.said(), () -> {
                    var now = up.childOnFile(server);
                    return now.filter(process -> process.pid() != killed.pid()).isPresent();
                });
                assertTrue(up.said().contains(server), up.said());
            }
            var children = up.children();
            up.terminate();
            assertEquals(List.of(), children.stream().filter(Processes::lives).toList());
        }
    }

    @Test
    void what_wants_more_memory_than_it_may_have_is_started_again() throws Exception {
        try (var up = UpProcess.start(FakeRoot.in(folder), Map.of()).awaitAddress()) {
            for (var server :
                    Map.of("arena", "768", "chronicle", "384", "kafka", "384").entrySet()) {
                var command = up.child(server.getKey()).info().commandLine().orElseThrow();
                assertTrue(command.contains(" -Xmx" + server.getValue() + "m "), command);
            }
            var gorged = up.child("arena");
            up.gorgeArena();
            UpProcess.await(
                    () -> "another arena in:\n" + up.said(),
                    () -> up.childOnFile("arena")
                            .filter(process -> process.pid() != gorged.pid())
                            .isPresent());
        }
    }

    @Test
    void nothing_outlives_an_up_that_is_killed() throws Exception {
        try (var up = UpProcess.start(FakeRoot.in(folder), Map.of()).awaitAddress()) {
            assertEquals(4, up.children().size());
            up.kill();
            UpProcess.awaitNobodyOn(folder);
        }
    }

    @Test
    void nothing_outlives_an_up_that_is_killed_while_it_starts() throws Exception {
        FakeRoot.in(folder);
        for (var moment : List.of("postgres.new/PG_VERSION", "postgres/postmaster.pid")) {
            try (var killed = UpProcess.start(folder, Map.of())) {
                killed.awaitFile(moment);
                killed.kill();
                UpProcess.awaitNobodyOn(folder);
            }
        }
        UpProcess.start(folder, Map.of()).awaitAddress().close();
    }

    @Test
    void an_up_that_is_terminated_while_postgres_starts_ends_without_a_word_and_leaves_nothing() throws Exception {
        FakeRoot.in(folder);
        for (var moment : List.of("postgres.new/PG_VERSION", "postgres/postmaster.pid")) {
            try (var up = UpProcess.start(folder, Map.of())) {
                up.awaitFile(moment);
                assertEquals(143, up.terminate());
                assertEquals(List.of(), UpProcess.processesOn(folder));
                assertFalse(up.said().contains("PostgreSQL"), up.said());
            }
        }
    }

    @Test
    void the_next_up_waits_for_what_a_killed_one_is_still_ending() throws Exception {
        FakeRoot.in(folder);
        try (var killed = UpProcess.start(folder, Map.of()).awaitAddress()) {
            killed.kill();
            UpProcess.start(folder, killed.port(), Map.of()).awaitAddress().close();
        }
        UpProcess.awaitNobodyOn(folder);
    }

    @Test
    void a_second_up_on_the_same_folder_names_the_first() throws Exception {
        try (var first = UpProcess.start(FakeRoot.in(folder), Map.of()).awaitAddress();
                var second = UpProcess.start(folder, Map.of())) {
            assertEquals(1, second.awaitEnd());
            assertEquals(
                    "Asalto is already running on " + folder.resolve(".asalto") + " (process " + first.pid()
                            + "): stop that one first, or give this one another folder with ASALTO_DATA and another port"
                            + " with ASALTO_PORT.\n",
                    second.said());
            assertTrue(first.child("arena").isAlive());
        }
    }

    @Test
    void a_service_that_cannot_stand_ends_it_with_one_sentence_and_nothing_left() throws Exception {
        FakeRoot.in(folder);
        try (var up = UpProcess.start(folder, Map.of("FAKE_FALLS", "arena"))) {
            assertEquals(1, up.awaitEnd());
            assertTrue(
                    up.said()
                            .contains("The arena fell 5 times in a row as soon as it was started; its reasons are in "
                                    + folder.resolve(".asalto/log/arena.log") + ".\n"),
                    up.said());
            assertFalse(Files.exists(folder.resolve(".asalto/postgres/postmaster.pid")));
            assertFalse(up.said().contains("Exception"), up.said());
        }
    }

    @Test
    void a_disk_that_fills_up_is_named() throws Exception {
        FakeRoot.in(folder);
        var full = Map.of("FAKE_FALLS", "chronicle", "FAKE_WORDS", "java.io.IOException: No space left on device");
        try (var up = UpProcess.start(folder, full)) {
            assertEquals(1, up.awaitEnd());
            assertTrue(up.said().contains("The disk that holds " + folder.resolve(".asalto") + " is full"), up.said());
        }
    }

    private static void sql(Properties told, String sql) throws SQLException, IOException {
        var url = told.getProperty("ASALTO_DB_URL");
        var owner = told.getProperty("ASALTO_DB_OWNER");
        try (var connection = DriverManager.getConnection(url, owner, told.getProperty("ASALTO_DB_OWNER_PASSWORD"));
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
