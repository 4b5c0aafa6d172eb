package asalto.local;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;
import org.apache.kafka.server.common.MetadataVersion;

/**
 * One Kafka broker (KRaft, node 1, its own controller) in this Java process: a data folder that survives it, and two ports.
 *
 * <p>It creates no topic by itself: whoever writes to one says with how many partitions.
 */
final class Broker {

    private final Path data;
    private final int port;
    private final int controllerPort;
    private boolean hasStarted;
    private Optional<KafkaRaftServer> server = Optional.empty();

    Broker(Path data, int port, int controllerPort) {
        this.data = data;
        this.port = port;
        this.controllerPort = controllerPort;
    }

    String bootstrap() {
        return "127.0.0.1:" + port;
    }

    /** Whether it was ever started here: a stopped broker stays stopped until it is started again. */
    boolean hasStarted() {
        return hasStarted;
    }

    void start() {
        try {
            format();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (Exception e) {
            throw new Trouble("Kafka cannot make its data folder " + data + ": " + e.getMessage(), e);
        }
        var starting = new KafkaRaftServer(KafkaConfig.fromProps(properties()), Time.SYSTEM);
        starting.startup();
        server = Optional.of(starting);
        hasStarted = true;
    }

    void stop() {
        server.ifPresent(running -> {
            running.shutdown();
            running.awaitShutdown();
        });
        server = Optional.empty();
    }

    /** Waits until the broker has ended, whoever ended it. */
    void await() {
        server.ifPresent(KafkaRaftServer::awaitShutdown);
    }

    private void format() throws Exception {
        Files.createDirectories(data);
        var formatter = new Formatter();
        formatter.setClusterId(clusterId());
        formatter.setNodeId(1);
        formatter.setControllerListenerName("CONTROLLER");
        formatter.setDirectories(List.of(logs().toString()));
        formatter.setMetadataLogDirectory(logs().toString());
        formatter.setIgnoreFormatted(true);
        formatter.setReleaseVersion(MetadataVersion.latestProduction());
        formatter.setPrintStream(new PrintStream(OutputStream.nullOutputStream()));
        formatter.run();
    }

    private String clusterId() throws IOException {
        var file = data.resolve("cluster-id");
        if (!Files.exists(file)) {
            Files.writeString(file, Uuid.randomUuid().toString());
        }
        return Files.readString(file).strip();
    }

    private Path logs() {
        return data.resolve("logs");
    }

    private Properties properties() {
        var properties = new Properties();
        properties.putAll(Map.ofEntries(
                Map.entry("process.roles", "broker,controller"),
                Map.entry("node.id", "1"),
                Map.entry("controller.quorum.voters", "1@127.0.0.1:" + controllerPort),
                Map.entry("listeners", "PLAINTEXT://127.0.0.1:" + port + ",CONTROLLER://127.0.0.1:" + controllerPort),
                Map.entry("advertised.listeners", "PLAINTEXT://127.0.0.1:" + port),
                Map.entry("controller.listener.names", "CONTROLLER"),
                Map.entry("listener.security.protocol.map", "PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT"),
                Map.entry("log.dirs", logs().toString()),
                Map.entry("offsets.topic.replication.factor", "1"),
                Map.entry("offsets.topic.num.partitions", "1"),
                Map.entry("transaction.state.log.replication.factor", "1"),
                Map.entry("transaction.state.log.num.partitions", "1"),
                Map.entry("transaction.state.log.min.isr", "1"),
                Map.entry("share.coordinator.state.topic.replication.factor", "1"),
                Map.entry("share.coordinator.state.topic.min.isr", "1"),
                Map.entry("group.initial.rebalance.delay.ms", "0"),
                Map.entry("log.retention.ms", "-1"),
                Map.entry("auto.create.topics.enable", "false")));
        return properties;
    }
}
