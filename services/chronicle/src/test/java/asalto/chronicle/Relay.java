package asalto.chronicle;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.jspecify.annotations.Nullable;

/** Puts records on the topic as the arena's relay does, and others that it never would. */
public final class Relay implements AutoCloseable {

    private static final String MOST_BYTES = String.valueOf(8 << 20);

    private final KafkaProducer<byte[], byte[]> producer;
    private final String bootstrap;
    private final String topic;
    private long position;

    public Relay(String bootstrap, String topic) {
        this.bootstrap = bootstrap;
        this.topic = topic;
        // One request at a time: on a topic just made, the first of several may fail and the others overtake it.
        producer = new KafkaProducer<>(
                Map.<String, Object>of(
                        "bootstrap.servers",
                        bootstrap,
                        "acks",
                        "all",
                        "enable.idempotence",
                        true,
                        "max.request.size",
                        MOST_BYTES,
                        "max.in.flight.requests.per.connection",
                        1),
                new ByteArraySerializer(),
                new ByteArraySerializer());
    }

    public void makeTopic() throws ExecutionException, InterruptedException {
        try (var admin = Admin.create(Map.of("bootstrap.servers", bootstrap))) {
            admin.createTopics(List.of(new NewTopic(topic, 12, (short) 1)
                            .configs(Map.of(
                                    "retention.ms", "-1", "retention.bytes", "-1", "max.message.bytes", MOST_BYTES))))
                    .all()
                    .get();
        }
    }

    public void deleteTopic() throws ExecutionException, InterruptedException {
        try (var admin = Admin.create(Map.of("bootstrap.servers", bootstrap))) {
            admin.deleteTopics(List.of(topic)).all().get();
        }
    }

    /** Sends these records and returns when Kafka has them all. */
    public void send(List<TopicRecord> records) throws ExecutionException, InterruptedException {
        var sent = new ArrayList<Future<RecordMetadata>>();
        for (var record : records) {
            var headers = new ProducerRecord<byte[], byte[]>(topic, bytes(record.key()), record.value());
            record.headers().forEach((name, value) -> headers.headers().add(name, value.getBytes(UTF_8)));
            position(headers.headers());
            sent.add(producer.send(headers));
        }
        for (var future : sent) {
            future.get();
        }
    }

    private void position(Headers headers) {
        position++;
        headers.add("ce_position", Long.toString(position).getBytes(UTF_8));
        headers.add("ce_epoch", "1".getBytes(UTF_8));
    }

    private static byte @Nullable [] bytes(@Nullable String text) {
        return text == null ? null : text.getBytes(UTF_8);
    }

    @Override
    public void close() {
        producer.close();
    }
}
