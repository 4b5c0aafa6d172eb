package asalto.arena.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import asalto.protocol.Parts;
import asalto.protocol.WireFact;
import asalto.store.Append;
import asalto.store.NewEvent;
import asalto.store.Sealer;
import asalto.store.SecureSalts;
import asalto.store.Turn;
import asalto.store.memory.MemoryEventStore;
import java.time.Clock;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.Callback;
import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** A stretch of sending, against a producer that can be made to lose a record. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class SendingTest {

    private static final UUID EPOCH = UUID.fromString("6d0f2f9c-1d9e-4d0e-9d63-4b6c8a1f2e10");
    private final MemoryEventStore store =
            new MemoryEventStore(new Sealer(Clock.systemUTC(), new SecureSalts()), EPOCH);

    @Test
    void nothing_is_sent_behind_a_record_that_was_lost() {
        append(3);
        var producer = new Losing(1);

        assertThrows(KafkaException.class, () -> sending(producer).advance(10));

        assertEquals(1, producer.history().size(), "the first arrived, the second was lost, the third must not go");
    }

    @Test
    void everything_is_sent_when_nothing_is_lost() {
        append(3);
        var producer = new Losing(99);

        sending(producer).advance(10);

        assertEquals(3, producer.history().size());
    }

    private void append(int events) {
        var event = new NewEvent(1, 1, Optional.empty(), new WireFact("Sneezed", 1, new Parts("{}", "{}", "{}")));
        store.append(new Append(UUID.randomUUID(), 0, Collections.nCopies(events, event), Optional.empty()));
        store.step(events);
    }

    private Sending sending(Losing producer) {
        var topic = new Topic(Topic.NAME, 12);
        return new Sending(
                store, topic, EPOCH, Arrived.compare(store, topic, Map.of(), EPOCH), producer, new Held(), new Bell());
    }

    private record Held() implements Turn {
        @Override
        public boolean lasts() {
            return true;
        }

        @Override
        public void close() {}
    }

    /** Loses one record at once, as a producer does that cannot reach its broker, and goes on with the next. */
    private static final class Losing extends MockProducer<byte[], byte[]> {

        private final int lost;
        private int sent;

        Losing(int lost) {
            super(true, null, new ByteArraySerializer(), new ByteArraySerializer());
            this.lost = lost;
        }

        @Override
        public synchronized Future<RecordMetadata> send(ProducerRecord<byte[], byte[]> record, Callback callback) {
            if (sent++ == lost) {
                var trouble = new TimeoutException("no metadata");
                callback.onCompletion(null, trouble);
                return CompletableFuture.failedFuture(trouble);
            }
            return super.send(record, callback);
        }
    }
}
