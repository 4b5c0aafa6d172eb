package asalto.protocol;

import asalto.rules.CorruptStream;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One event as text, the same in the export and in the topic, byte for byte: what it says, readable, and the evidence.
 *
 * @param event the evidence, at the place that the envelope names
 * @param differing the names of the readable fields that say something else; {@code form} if only the writing differs
 */
public record Envelope(LoggedEvent event, List<String> differing) {

    private static final String EVIDENCE = "evidence";

    public Envelope {
        differing = List.copyOf(differing);
    }

    /** Also of an event that was tampered with: what cannot be read from the evidence is null. */
    public static String write(LoggedEvent event) {
        var envelope = readable(event, event.seq());
        envelope.set(EVIDENCE, Json.records().valueToTree(EvidenceText.of(event)));
        return Json.text(envelope);
    }

    /**
     * @throws CorruptStream if this is no envelope at all
     */
    public static Envelope read(String text) {
        try {
            if (Json.records().readTree(text) instanceof ObjectNode envelope && envelope.hasNonNull(EVIDENCE)) {
                var evidence = Json.records().treeToValue(envelope.get(EVIDENCE), EvidenceText.class);
                var event = evidence.event(envelope.path("seq").asLong());
                return new Envelope(event, differing(envelope, event, text));
            }
        } catch (JsonProcessingException | IllegalArgumentException e) {
            throw new CorruptStream("not an envelope: " + e.getMessage());
        }
        throw new CorruptStream("not an envelope: there is no evidence");
    }

    private static List<String> differing(ObjectNode envelope, LoggedEvent event, String text) {
        var differing = new ArrayList<String>();
        for (var field : readable(event, placeByHeader(event)).properties()) {
            if (!says(envelope.get(field.getKey()), field.getValue())) {
                differing.add(field.getKey());
            }
        }
        if (differing.isEmpty() && !write(event).equals(text)) {
            differing.add("form");
        }
        return differing;
    }

    private static boolean says(@Nullable JsonNode there, JsonNode expected) {
        return there != null && Json.text(there).equals(Json.text(expected));
    }

    private static ObjectNode readable(LoggedEvent event, long seq) {
        var envelope = Json.records().createObjectNode();
        envelope.put("seq", seq);
        try {
            var about = event.about();
            envelope.put("round", about.round());
            envelope.put("beat", about.beat());
            envelope.put("type", about.type());
            envelope.put("version", about.version());
            envelope.put("actor", about.actor().orElse(null));
            envelope.put("time", Times.text(about.time()));
        } catch (CorruptStream _) {
            for (var name : List.of("round", "beat", "type", "version", "actor", "time")) {
                envelope.putNull(name);
            }
        }
        try {
            envelope.set("data", event.parts().data());
        } catch (CorruptStream _) {
            envelope.putNull("data");
        }
        return envelope;
    }

    private static long placeByHeader(LoggedEvent event) {
        try {
            return event.about().seq();
        } catch (CorruptStream _) {
            return event.seq();
        }
    }
}
