package asalto.chronicle.intake;

import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/** Reads records of one topic. Never throws: what is not an event is an answer too. */
final class Reader {

    private final String topicId;

    Reader(String topicId) {
        this.topicId = topicId;
    }

    Arrival read(ConsumerRecord<byte[], byte[]> record) {
        var key = Text.shortly(record.key());
        var value = Text.of(record.value());
        if (key.isEmpty()) {
            return refused(record, Refusal.NO_KEY);
        }
        if (value.isEmpty()) {
            return refused(record, Refusal.NOT_TEXT);
        }
        var names = Names.of(value.get());
        if (names.isEmpty()) {
            return refused(record, Refusal.NOT_AN_ENVELOPE);
        }
        if (!agree(names.get(), key.get(), record)) {
            return refused(record, Refusal.NAMES_DIFFER);
        }
        return event(record, names.get(), value.get());
    }

    private Arrival event(ConsumerRecord<byte[], byte[]> record, Names names, String envelope) {
        var position = Text.header(record.headers(), "ce_position").flatMap(Text::whole);
        var epoch = Text.header(record.headers(), "ce_epoch");
        var hash = Text.header(record.headers(), "ce_hash");
        if (position.isEmpty() || epoch.isEmpty() || hash.isEmpty()) {
            return refused(record, Refusal.HEADERS_MISSING);
        }
        return new Arrival.Event(
                place(record), names.encounter(), names.seq(), envelope, position.get(), epoch.get(), hash.get());
    }

    private static boolean agree(Names names, String key, ConsumerRecord<byte[], byte[]> record) {
        var id = Text.header(record.headers(), "ce_id");
        return names.encounter().equals(key) && id.equals(Optional.of(key + ":" + names.seq()));
    }

    /** What a damaged record claims to be is read from its id, or else from its key. */
    private Arrival refused(ConsumerRecord<byte[], byte[]> record, Refusal reason) {
        var id = Text.header(record.headers(), "ce_id").orElse("");
        int colon = id.lastIndexOf(':');
        var encounter = colon > 0 ? Optional.of(id.substring(0, colon)) : Text.shortly(record.key());
        var seq = Text.whole(id.substring(colon + 1));
        return new Arrival.Refused(
                place(record),
                encounter,
                seq,
                reason,
                Optional.ofNullable(record.key()),
                Optional.ofNullable(record.value()));
    }

    private Place place(ConsumerRecord<byte[], byte[]> record) {
        return new Place(topicId, record.partition(), record.offset());
    }
}
