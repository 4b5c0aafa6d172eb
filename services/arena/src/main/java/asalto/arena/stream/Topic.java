package asalto.arena.stream;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.config.TopicConfig;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.TopicExistsException;
import org.apache.kafka.common.utils.Utils;

/** The topic {@code asalto.events}: everything, for ever, by encounter. */
record Topic(String name, int partitions) {

    static final String NAME = "asalto.events";

    /** For ever: with another number an encounter's later events would go elsewhere than its earlier ones. */
    private static final int PARTITIONS = 12;

    private static final Map<String, String> KEPT_FOR_EVER = Map.of(
            TopicConfig.RETENTION_MS_CONFIG,
            "-1",
            TopicConfig.RETENTION_BYTES_CONFIG,
            "-1",
            TopicConfig.CLEANUP_POLICY_CONFIG,
            TopicConfig.CLEANUP_POLICY_DELETE,
            TopicConfig.MAX_MESSAGE_BYTES_CONFIG,
            String.valueOf(Settings.MOST_BYTES));

    /** The topic as it is; if there is none, one is made. */
    static Topic open(String bootstrap) {
        try (var admin = Admin.create(Settings.admin(bootstrap))) {
            if (!await(admin.listTopics().names()).contains(NAME)) {
                create(admin);
            }
            var description =
                    await(admin.describeTopics(List.of(NAME)).allTopicNames()).get(NAME);
            return new Topic(NAME, description.partitions().size());
        }
    }

    private static void create(Admin admin) {
        // How many copies are kept is the broker's to say.
        var topic = new NewTopic(NAME, Optional.of(PARTITIONS), Optional.empty()).configs(KEPT_FOR_EVER);
        try {
            await(admin.createTopics(List.of(topic)).all());
        } catch (TopicExistsException _) {
            // Another node was quicker.
        }
    }

    private static <T> T await(KafkaFuture<T> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            throw new InterruptException(e);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof KafkaException known ? known : new KafkaException(e.getCause());
        }
    }

    /** The partition that Kafka's own clients choose for the encounter's key. */
    int partition(UUID encounter) {
        return Utils.toPositive(Utils.murmur2(key(encounter))) % partitions;
    }

    static byte[] key(UUID encounter) {
        return encounter.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** The name under which it is remembered below which position all has arrived. */
    String reader() {
        return name;
    }

    /** The name under which a partition's last arrival is remembered. */
    String reader(int partition) {
        return name + "/" + partition;
    }
}
