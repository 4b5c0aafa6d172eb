package asalto.arena.stream;

import asalto.protocol.Envelope;
import asalto.protocol.Header;
import asalto.protocol.Times;
import asalto.rules.CorruptStream;
import asalto.store.FedEvent;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.UUID;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Events as CloudEvents 1.0 in binary mode. */
final class CloudEvents {

    private CloudEvents() {}

    static ProducerRecord<byte[], byte[]> record(String topic, int partition, FedEvent fed, UUID epoch) {
        var event = fed.event();
        var value = Envelope.write(event).getBytes(StandardCharsets.UTF_8);
        var record = new ProducerRecord<>(topic, partition, Topic.key(fed.encounter()), value);
        header(record, "ce_specversion", "1.0");
        header(record, "ce_id", fed.encounter() + ":" + event.seq());
        header(record, "ce_source", "/asalto/arena");
        about(record, fed);
        header(record, "ce_position", String.valueOf(fed.position()));
        header(record, "ce_epoch", epoch.toString());
        header(record, "ce_hash", event.hash().hex());
        header(record, "content-type", "application/json");
        return record;
    }

    /** What was tampered with before it was sent must not stop what follows: the audit is to see it. */
    private static void about(ProducerRecord<byte[], byte[]> record, FedEvent fed) {
        try {
            about(record, fed.event().about());
        } catch (CorruptStream _) {
            header(record, "ce_type", "asalto.Unreadable.v1");
        }
    }

    private static void about(ProducerRecord<byte[], byte[]> record, Header about) {
        header(record, "ce_type", "asalto." + about.type() + ".v" + about.version());
        header(record, "ce_time", Times.text(about.time()));
        header(record, "ce_round", String.valueOf(about.round()));
        header(record, "ce_beat", String.valueOf(about.beat()));
    }

    private static void header(ProducerRecord<byte[], byte[]> record, String name, String value) {
        record.headers().add(name, value.getBytes(StandardCharsets.UTF_8));
    }

    /** Where a record of the topic stands in the feed; nothing if it is not one of ours. */
    static Optional<Place> place(ConsumerRecord<byte[], byte[]> record) {
        try {
            return header(record, "ce_position")
                    .flatMap(position -> header(record, "ce_epoch")
                            .map(epoch -> new Place(UUID.fromString(epoch), Long.parseLong(position))));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    /** A position, and the epoch in which it was given. */
    record Place(UUID epoch, long position) {}

    private static Optional<String> header(ConsumerRecord<byte[], byte[]> record, String name) {
        return Optional.ofNullable(record.headers().lastHeader(name))
                .map(header -> new String(header.value(), StandardCharsets.UTF_8));
    }
}
