package asalto.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class ServersTest {

    private static Servers servers;

    @BeforeAll
    static void start() {
        servers = Servers.start();
    }

    @AfterAll
    static void stop() {
        servers.close();
    }

    @Test
    void each_service_has_its_database_and_the_owner_may_make_tables_in_it() throws SQLException {
        for (var database : List.of("arena", "chronicle")) {
            update(database, database + "_owner", "create table mine (n int)");
            assertEquals(
                    "permission denied for table mine",
                    refusal(database, database + "_app", "insert into mine values (1)"));
            assertEquals(
                    "permission denied for schema public",
                    refusal(database, database + "_app", "create table others (n int)"));
        }
    }

    @Test
    void the_chronicles_roles_cannot_connect_to_the_arenas_database_nor_the_other_way_round() {
        for (var role : List.of("chronicle_app", "chronicle_owner")) {
            assertEquals("permission denied for database \"arena\"", refusal("arena", role, "select 1"));
        }
        for (var role : List.of("arena_app", "arena_owner")) {
            assertEquals("permission denied for database \"chronicle\"", refusal("chronicle", role, "select 1"));
        }
    }

    @Test
    void a_wrong_password_is_refused() {
        var refused = assertThrows(
                SQLException.class, () -> DriverManager.getConnection(servers.jdbcUrl("arena"), "arena_app", "guess"));
        assertEquals("28P01", refused.getSQLState());
    }

    @Test
    void what_is_committed_is_on_the_disk() throws SQLException {
        assertEquals(
                "on on on", setting("fsync") + " " + setting("synchronous_commit") + " " + setting("full_page_writes"));
        assertEquals("127.0.0.1", setting("listen_addresses"));
    }

    @Test
    void postgres_keeps_its_rows_and_its_port_when_it_is_started_again() throws SQLException {
        update("arena", "arena_owner", "create table kept (n int)");
        update("arena", "arena_owner", "insert into kept values (7)");
        var before = servers.jdbcUrl("arena");
        servers.stopPostgres();
        assertTrue(refusal("arena", "arena_owner", "select 1").contains("refused"));
        servers.startPostgres();
        assertEquals(before, servers.jdbcUrl("arena"));
        assertEquals("7", value("arena", "arena_owner", "select n from kept"));
    }

    @Test
    void kafka_keeps_its_records_and_its_port_when_it_is_started_again() throws Exception {
        var bootstrap = servers.kafkaBootstrap();
        try (var admin = Admin.create(Map.of("bootstrap.servers", bootstrap))) {
            admin.createTopics(List.of(new NewTopic("kept", Optional.of(3), Optional.of((short) 1))))
                    .all()
                    .get();
        }
        send(bootstrap, "before");
        servers.stopKafka();
        servers.startKafka();
        assertEquals(bootstrap, servers.kafkaBootstrap());
        send(bootstrap, "after");
        assertEquals(List.of("before", "after"), readAll(bootstrap, 2));
    }

    private static void send(String bootstrap, String value) throws ExecutionException, InterruptedException {
        var settings = Map.<String, Object>of("bootstrap.servers", bootstrap, "acks", "all");
        try (var producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer())) {
            producer.send(new ProducerRecord<>("kept", 0, "key", value)).get();
        }
    }

    private static List<String> readAll(String bootstrap, int count) {
        var partition = new TopicPartition("kept", 0);
        var values = new java.util.ArrayList<String>();
        var settings = Map.<String, Object>of("bootstrap.servers", bootstrap);
        try (var consumer = new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer())) {
            consumer.assign(List.of(partition));
            consumer.seekToBeginning(List.of(partition));
            for (int polls = 0; values.size() < count && polls < 60; polls++) {
                consumer.poll(Duration.ofSeconds(1)).forEach(record -> values.add(record.value()));
            }
        }
        return values;
    }

    private static String setting(String name) throws SQLException {
        return value("arena", "arena_app", "show " + name);
    }

    private static void update(String database, String role, String sql) throws SQLException {
        try (var connection = DriverManager.getConnection(servers.jdbcUrl(database), role, role);
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static String value(String database, String role, String sql) throws SQLException {
        try (var connection = DriverManager.getConnection(servers.jdbcUrl(database), role, role);
                var statement = connection.createStatement();
                var rows = statement.executeQuery(sql)) {
            rows.next();
            return rows.getString(1);
        }
    }

    private static String refusal(String database, String role, String sql) {
        var refused = assertThrows(SQLException.class, () -> update(database, role, sql));
        return refused.getMessage()
                .replace("FATAL: ", "")
                .replace("ERROR: ", "")
                .lines()
                .findFirst()
                .orElse("");
    }
}
