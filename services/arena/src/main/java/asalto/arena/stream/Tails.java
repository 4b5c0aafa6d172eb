package asalto.arena.stream;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.TimeoutException;

/** The last record of each partition. */
final class Tails {

    private static final Duration POLL = Duration.ofSeconds(1);
    private static final int MOST_POLLS = 20;

    private Tails() {}

    /**
     * @return by partition; a partition without records is not among them
     */
    static Map<Integer, Optional<CloudEvents.Place>> read(String bootstrap, Topic topic) {
        var partitions = IntStream.range(0, topic.partitions())
                .mapToObj(partition -> new TopicPartition(topic.name(), partition))
                .toList();
        try (var consumer = new KafkaConsumer<byte[], byte[]>(Settings.consumer(bootstrap))) {
            return read(consumer, partitions);
        }
    }

    private static Map<Integer, Optional<CloudEvents.Place>> read(
            KafkaConsumer<byte[], byte[]> consumer, List<TopicPartition> partitions) {
        consumer.assign(partitions);
        var begins = consumer.beginningOffsets(partitions);
        var ends = new HashMap<>(consumer.endOffsets(partitions));
        ends.entrySet().removeIf(end -> end.getValue().equals(begins.get(end.getKey())));
        ends.forEach((partition, end) -> consumer.seek(partition, end - 1));
        var tails = new HashMap<Integer, Optional<CloudEvents.Place>>();
        for (int poll = 0; tails.size() < ends.size(); poll++) {
            if (poll == MOST_POLLS) {
                throw new TimeoutException("not every partition showed its last record");
            }
            // Another relay may be writing: of several the last one counts.
            for (ConsumerRecord<byte[], byte[]> record : consumer.poll(POLL)) {
                tails.put(record.partition(), CloudEvents.place(record));
            }
        }
        return tails;
    }
}
