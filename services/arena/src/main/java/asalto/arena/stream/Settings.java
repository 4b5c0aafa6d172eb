package asalto.arena.stream;

import java.util.Map;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/** How the relay talks to Kafka. */
final class Settings {

    /** An event of a body of 1 MiB, readable and as evidence, with room. */
    static final int MOST_BYTES = 8 << 20;

    private Settings() {}

    static Map<String, Object> producer(String bootstrap) {
        return Map.of(
                CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG,
                bootstrap,
                CommonClientConfigs.CLIENT_ID_CONFIG,
                "asalto-relay",
                ProducerConfig.ACKS_CONFIG,
                "all",
                ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG,
                true,
                // The usual two minutes would drop a batch out of the middle while Kafka is away.
                ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG,
                Integer.MAX_VALUE,
                // A broker that has come back knows nothing of its producers and takes whichever batch comes first:
                // with several on their way an encounter's later events could go before its earlier ones.
                ProducerConfig.MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION,
                1,
                ProducerConfig.MAX_BLOCK_MS_CONFIG,
                10_000,
                ProducerConfig.MAX_REQUEST_SIZE_CONFIG,
                MOST_BYTES,
                ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG,
                ByteArraySerializer.class,
                ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG,
                ByteArraySerializer.class);
    }

    static Map<String, Object> admin(String bootstrap) {
        return Map.of(
                CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG,
                bootstrap,
                CommonClientConfigs.CLIENT_ID_CONFIG,
                "asalto-relay-topic",
                CommonClientConfigs.REQUEST_TIMEOUT_MS_CONFIG,
                5_000,
                CommonClientConfigs.DEFAULT_API_TIMEOUT_MS_CONFIG,
                5_000);
    }

    static Map<String, Object> consumer(String bootstrap) {
        return Map.of(
                CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG,
                bootstrap,
                CommonClientConfigs.CLIENT_ID_CONFIG,
                "asalto-relay-tails",
                CommonClientConfigs.DEFAULT_API_TIMEOUT_MS_CONFIG,
                10_000,
                ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG,
                false,
                ConsumerConfig.ALLOW_AUTO_CREATE_TOPICS_CONFIG,
                false,
                ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG,
                ByteArrayDeserializer.class,
                ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG,
                ByteArrayDeserializer.class);
    }
}
