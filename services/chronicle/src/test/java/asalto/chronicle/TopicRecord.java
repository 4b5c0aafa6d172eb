package asalto.chronicle;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A record before it is sent; position and epoch are the relay's to add. */
public record TopicRecord(@Nullable String key, byte @Nullable [] value, Map<String, String> headers) {

    /** An event of an encounter, as the relay sends it. */
    public static TopicRecord of(String encounter, long seq, String envelope, String hash) {
        return new TopicRecord(
                encounter,
                envelope.getBytes(UTF_8),
                Map.of(
                        "ce_specversion", "1.0",
                        "ce_id", encounter + ":" + seq,
                        "ce_source", "/asalto/arena",
                        "ce_hash", hash,
                        "content-type", "application/json"));
    }

    public TopicRecord withValue(byte @Nullable [] bytes) {
        return new TopicRecord(key, bytes, headers);
    }

    public TopicRecord withKey(@Nullable String other) {
        return new TopicRecord(other, value, headers);
    }

    public TopicRecord withHeader(String name, String text) {
        var changed = new TreeMap<>(headers);
        changed.put(name, text);
        return new TopicRecord(key, value, changed);
    }

    public TopicRecord without(String header) {
        var left = new TreeMap<>(headers);
        left.remove(header);
        return new TopicRecord(key, value, left);
    }
}
