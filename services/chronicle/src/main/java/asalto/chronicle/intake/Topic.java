package asalto.chronicle.intake;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.TopicDescription;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;

/** A connection to the topic, whose partitions are all ours to read. For one thread, apart from {@link #wakeUp}. */
final class Topic implements AutoCloseable {

    private static final Duration POLL = Duration.ofSeconds(1);
    private static final Duration THERE = Duration.ofSeconds(5);
    private static final Duration CLOSE = Duration.ofSeconds(2);

    private final String id;
    private final List<TopicPartition> partitions;
    private final KafkaConsumer<byte[], byte[]> consumer;

    private Topic(String id, List<TopicPartition> partitions, KafkaConsumer<byte[], byte[]> consumer) {
        this.id = id;
        this.partitions = partitions;
        this.consumer = consumer;
    }

    /** @throws KafkaException if Kafka is away, or has no such topic */
    static Topic open(String bootstrap, String name) throws InterruptedException {
        var description = describe(bootstrap, name);
        var partitions = description.partitions().stream()
                .map(partition -> new TopicPartition(name, partition.partition()))
                .toList();
        var consumer = new KafkaConsumer<>(
                Map.<String, Object>of(
                        ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG,
                        bootstrap,
                        ConsumerConfig.CLIENT_ID_CONFIG,
                        "asalto-chronicle",
                        ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG,
                        false,
                        ConsumerConfig.ALLOW_AUTO_CREATE_TOPICS_CONFIG,
                        false,
                        // An offset that the topic does not have is an alarm, and not a reason to skip.
                        ConsumerConfig.AUTO_OFFSET_RESET_CONFIG,
                        "none",
                        ConsumerConfig.RECONNECT_BACKOFF_MAX_MS_CONFIG,
                        1_000),
                new ByteArrayDeserializer(),
                new ByteArrayDeserializer());
        consumer.assign(partitions);
        return new Topic(description.topicId().toString(), partitions, consumer);
    }

    private static TopicDescription describe(String bootstrap, String name) throws InterruptedException {
        try (var admin = Admin.create(Map.<String, Object>of(
                AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrap,
                AdminClientConfig.DEFAULT_API_TIMEOUT_MS_CONFIG, 5_000,
                AdminClientConfig.REQUEST_TIMEOUT_MS_CONFIG, 3_000))) {
            return admin.describeTopics(List.of(name))
                    .topicNameValues()
                    .get(name)
                    .get();
        } catch (ExecutionException e) {
            throw new KafkaException(e.getCause());
        }
    }

    String id() {
        return id;
    }

    /** Goes on at these offsets; where none is given, at the start. */
    void seek(Map<Integer, Long> offsets) {
        for (var partition : partitions) {
            consumer.seek(partition, offsets.getOrDefault(partition.partition(), 0L));
        }
    }

    /** The next records of each partition in their order, perhaps none. */
    List<ConsumerRecord<byte[], byte[]>> poll() {
        var records = new ArrayList<ConsumerRecord<byte[], byte[]>>();
        consumer.poll(POLL).forEach(records::add);
        return records;
    }

    /** @throws KafkaException if Kafka does not answer */
    void requireThere() {
        consumer.endOffsets(partitions, THERE);
    }

    /** The offset after the last of these records, for each of their partitions. */
    static Map<Integer, Long> after(List<ConsumerRecord<byte[], byte[]>> records) {
        var next = new TreeMap<Integer, Long>();
        records.forEach(record -> next.merge(record.partition(), record.offset() + 1, Math::max));
        return next;
    }

    /** Ends a poll of another thread. */
    void wakeUp() {
        consumer.wakeup();
    }

    @Override
    public void close() {
        consumer.close(org.apache.kafka.clients.consumer.CloseOptions.timeout(CLOSE));
    }
}
