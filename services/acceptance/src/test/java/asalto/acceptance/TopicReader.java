package asalto.acceptance;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Reads the topic as a stranger does, from its first record to its last. */
final class TopicReader {

    private static final String TOPIC = "asalto.events";

    private TopicReader() {}

    /** The values of each key in the order of their partition, as they lie there: what came twice is there twice. */
    static Map<String, List<String>> read(Product product) {
        var values = new TreeMap<String, List<String>>();
        try (var consumer = new KafkaConsumer<>(
                Map.<String, Object>of("bootstrap.servers", "127.0.0.1:" + product.port("kafka")),
                new StringDeserializer(),
                new StringDeserializer())) {
            var partitions = consumer.partitionsFor(TOPIC).stream()
                    .map(partition -> new TopicPartition(TOPIC, partition.partition()))
                    .toList();
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            var ends = consumer.endOffsets(partitions);
            while (ends.entrySet().stream().anyMatch(end -> consumer.position(end.getKey()) < end.getValue())) {
                for (ConsumerRecord<String, String> record : consumer.poll(Duration.ofSeconds(1))) {
                    values.computeIfAbsent(record.key(), _ -> new ArrayList<>()).add(record.value());
                }
            }
        }
        return values;
    }
}
