package asalto.local;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What keeps {@code up} from starting is told in one sentence. */
class UpRefusesTest {

    @TempDir
    private Path folder;

    @Test
    void a_port_in_use() throws Exception {
        FakeRoot.in(folder);
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                var up = UpProcess.start(folder, taken.getLocalPort(), Map.of())) {
            assertEquals(1, up.awaitEnd());
            assertEquals(
                    "Port " + taken.getLocalPort()
                            + " is in use by another program: stop that one, or choose another port, such as ASALTO_PORT="
                            + (taken.getLocalPort() + 1) + " ./asalto up.\n",
                    up.said());
        }
    }

    @Test
    void a_port_that_is_none() throws Exception {
        refuses(
                Map.of("ASALTO_PORT", "http"),
                "ASALTO_PORT is \"http\", which is not a port: give a number from 1 to 65535.");
    }

    @Test
    void a_service_that_is_not_built() throws Exception {
        var missing = folder.resolve("services/chronicle/target/quarkus-app/quarkus-run.jar");
        FakeRoot.in(folder);
        Files.delete(missing);
        refuses(
                Map.of(),
                "The service " + missing + " is missing: build it with ./asalto up, or with ./mvnw -Dquick package.");
    }

    @Test
    void a_data_folder_that_is_a_file() throws Exception {
        FakeRoot.in(folder);
        var file = Files.createFile(folder.resolve("file"));
        refuses(
                Map.of("ASALTO_DATA", file.toString()),
                "The data folder " + file + " cannot be written (" + file
                        + "): make it writable, or name another with ASALTO_DATA.");
    }

    @Test
    void a_data_folder_that_another_up_has_only_just_taken() throws Exception {
        FakeRoot.in(folder);
        var data = Files.createDirectories(folder.resolve(".asalto"));
        try (var channel = FileChannel.open(data.resolve("lock"), CREATE, WRITE);
                var _ = Objects.requireNonNull(channel.tryLock())) {
            var sentence = "Asalto is already running on " + data + ": stop that one first, or give this one another"
                    + " folder with ASALTO_DATA and another port with ASALTO_PORT.";
            refuses(Map.of(), sentence);
            for (var stale : List.of("", "999999999", "who")) {
                Files.writeString(data.resolve("lock.pid"), stale);
                refuses(Map.of(), sentence);
            }
        }
    }

    @Test
    void an_operators_database_that_is_not_there() throws Exception {
        FakeRoot.in(folder);
        var port = Ports.free(1).getFirst();
        var url = "jdbc:postgresql://127.0.0.1:" + port + "/arena";
        var environment = new HashMap<>(Map.of("ASALTO_DB_URL", url));
        refuses(
                environment,
                "The database of ASALTO_DB_URL (" + url + ") cannot be used: Connection to 127.0.0.1:" + port
                        + " refused. Check that the hostname and port are correct and that the postmaster is accepting"
                        + " TCP/IP connections.");
    }

    @Test
    void an_operators_kafka_that_is_not_there() throws Exception {
        FakeRoot.in(folder);
        var bootstrap = "127.0.0.1:" + Ports.free(1).getFirst();
        refuses(
                Map.of("ASALTO_KAFKA_BOOTSTRAP", bootstrap),
                "The Kafka of ASALTO_KAFKA_BOOTSTRAP (" + bootstrap + ") cannot be reached.");
    }

    @Test
    void a_broken_data_folder_of_postgres() throws Exception {
        FakeRoot.in(folder);
        try (var up = UpProcess.start(folder, Map.of()).awaitAddress()) {
            assertTrue(up.child("postgres").isAlive());
        }
        var data = folder.resolve(".asalto/postgres");
        Files.writeString(data.resolve("global/pg_control"), "garbage");
        breaks(data, "could not read file \"global/pg_control\": read 7 of 296");
        Files.delete(data.resolve("PG_VERSION"));
        breaks(data, "PG_VERSION is missing and not 17");
    }

    @Test
    void passwords_that_are_not_those_of_the_data() throws Exception {
        FakeRoot.in(folder);
        UpProcess.start(folder, Map.of()).awaitAddress().close();
        var secrets = folder.resolve(".asalto/secrets.properties");
        Files.writeString(secrets, "postgres=\\u00zz");
        refuses(
                Map.of(),
                "The file " + secrets
                        + " cannot be read (Malformed \\uxxxx encoding.): put it back as it was: without it"
                        + " the data beside it stays closed.");
        Files.delete(secrets);
        endsWith("The passwords in " + secrets + " are not those of PostgreSQL's data folder "
                + folder.resolve(".asalto/postgres")
                + ": put the file back as it was, or move both away to begin with empty data.");
    }

    @Test
    void a_broken_data_folder_of_kafka() throws Exception {
        FakeRoot.in(folder);
        UpProcess.start(folder, Map.of()).awaitAddress().close();
        var data = folder.resolve(".asalto/kafka");
        var properties = data.resolve("logs/meta.properties");
        var good = Files.readString(properties);
        Files.writeString(properties, "garbage");
        kafkaBreaks(data, "Error: node ID not found in " + data.resolve("logs"));
        Files.writeString(properties, good.replaceFirst("cluster.id=.*", "cluster.id=AAAAAAAAAAAAAAAAAAAAAA"));
        kafkaBreaks(data, "Invalid cluster.id in: " + properties);
        Files.writeString(properties, good);
        Files.createDirectory(data.resolve("logs/stray"));
        kafkaBreaks(data, "Found directory " + data.resolve("logs/stray"));
        Folders.delete(data);
        UpProcess.start(folder, Map.of()).awaitAddress().close();
    }

    private void kafkaBreaks(Path data, String why) throws Exception {
        try (var up = UpProcess.start(folder, Map.of())) {
            assertEquals(1, up.awaitEnd());
            var told = up.said()
                    .lines()
                    .filter(line -> line.contains("cannot"))
                    .findFirst()
                    .orElseGet(up::said);
            assertTrue(told.startsWith("Kafka cannot use its data folder " + data + " (" + why), told);
            assertTrue(
                    told.endsWith(
                            "): remove that folder and start again, the events are published again from PostgreSQL; its log is "
                                    + folder.resolve(".asalto/log/kafka.log") + "."),
                    told);
        }
    }

    @Test
    void ports_on_file_that_cannot_be() throws Exception {
        FakeRoot.in(folder);
        var file = folder.resolve(".asalto/ports.properties");
        Files.createDirectories(file.getParent());
        var advice = ": put it right, or remove the file and free ports are chosen.";
        for (var wrong : List.of("70000", "0", "http", "")) {
            Files.writeString(file, "kafka=22\npostgres=" + wrong + "\n");
            refuses(
                    Map.of(),
                    "The file " + file + " gives postgres the port \"" + wrong
                            + "\", which is not a number from 1 to 65535" + advice);
        }
        Files.writeString(file, "chronicle=22\nkafka=22\nkafka-controller=22\npostgres=22\n");
        refuses(Map.of(), "The file " + file + " gives chronicle and kafka the same port 22" + advice);
    }

    @Test
    void a_disk_with_little_room() {
        Space.check(folder, 512);
        var trouble = assertThrows(Trouble.class, () -> Space.check(folder, 511));
        assertEquals(
                "The disk that holds " + folder
                        + " has 511 MB free and up needs 512 MB: make room, or name a folder on another disk with ASALTO_DATA.",
                trouble.getMessage());
    }

    private void breaks(Path data, String why) throws Exception {
        try (var up = UpProcess.start(folder, Map.of())) {
            assertEquals(1, up.awaitEnd());
            assertTrue(
                    up.said()
                            .contains("PostgreSQL cannot use its data folder " + data + " (" + why
                                    + "): put a copy of the folder back, or move it away to begin with an empty one; its log is "
                                    + folder.resolve(".asalto/log/postgres.log") + ".\n"),
                    up.said());
        }
    }

    private void refuses(Map<String, String> environment, String sentence) throws Exception {
        try (var up = UpProcess.start(folder, environment)) {
            assertEquals(1, up.awaitEnd());
            assertEquals(sentence + "\n", up.said());
        }
    }

    /** Refused after something was started already. */
    private void endsWith(String sentence) throws Exception {
        try (var up = UpProcess.start(folder, Map.of())) {
            assertEquals(1, up.awaitEnd());
            assertEquals(sentence, up.said().lines().reduce("", (_, last) -> last));
        }
    }
}
