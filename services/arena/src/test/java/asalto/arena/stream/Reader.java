package asalto.arena.stream;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;

/** Somebody who reads the topic from its beginning. */
final class Reader {

    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private Reader() {}

    /** The records of these encounters, as soon as each encounter has shown its last seq; repeats are among them. */
    static List<ConsumerRecord<byte[], byte[]>> read(String bootstrap, TreeMap<String, Integer> lastSeqs) {
        var read = new ArrayList<ConsumerRecord<byte[], byte[]>>();
        var missing = new TreeMap<>(lastSeqs);
        var until = Instant.now().plus(PATIENCE);
        try (var consumer = new KafkaConsumer<byte[], byte[]>(Settings.consumer(bootstrap))) {
            consumer.assign(partitions(consumer, until));
            consumer.seekToBeginning(consumer.assignment());
            while (!missing.isEmpty()) {
                if (Instant.now().isAfter(until)) {
                    throw new AssertionError("still missing: " + missing);
                }
                for (var record : consumer.poll(Duration.ofMillis(200))) {
                    var key = text(record.key());
                    if (lastSeqs.containsKey(key)) {
                        read.add(record);
                        missing.remove(key, seq(record));
                    }
                }
            }
        }
        return read;
    }

    private static Collection<TopicPartition> partitions(KafkaConsumer<byte[], byte[]> consumer, Instant until) {
        while (!consumer.listTopics().containsKey("asalto.events")) {
            if (Instant.now().isAfter(until)) {
                throw new AssertionError("there is no topic");
            }
        }
        return consumer.partitionsFor("asalto.events").stream()
                .map(info -> new TopicPartition(info.topic(), info.partition()))
                .toList();
    }

    static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    static String header(ConsumerRecord<byte[], byte[]> record, String name) {
        return text(record.headers().lastHeader(name).value());
    }

    static int seq(ConsumerRecord<byte[], byte[]> record) {
        return Integer.parseInt(header(record, "ce_id").split(":")[1]);
    }
}
