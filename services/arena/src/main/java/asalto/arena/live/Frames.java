package asalto.arena.live;

import asalto.arena.StoredEvent;
import asalto.protocol.Json;
import asalto.protocol.LoggedEvent;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** Writes the frames that the server sends. */
final class Frames {

    private Frames() {}

    /** A frame of a type, to be filled in. */
    static ObjectNode of(String type) {
        return Json.records().createObjectNode().put("t", type);
    }

    static JsonNode tree(Object record) {
        return Json.records().valueToTree(record);
    }

    static String text(JsonNode frame) {
        try {
            return Json.records().writeValueAsString(frame);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException("writing a tree in memory", e);
        }
    }

    /** Consecutive events as frames: one a beat, or more if a beat is large. */
    static List<Frame> of(UUID encounter, List<LoggedEvent> events) {
        var frames = new ArrayList<Frame>();
        var beat = new ArrayList<StoredEvent>();
        int chars = 0;
        for (var logged : events) {
            var event = StoredEvent.of(logged);
            int length = event.data().toString().length();
            if (!beat.isEmpty() && (!sameBeat(beat.getFirst(), event) || chars + length > Timing.PART_CHARS)) {
                frames.add(frame(encounter, beat));
                beat.clear();
                chars = 0;
            }
            beat.add(event);
            chars += length;
        }
        if (!beat.isEmpty()) {
            frames.add(frame(encounter, beat));
        }
        return frames;
    }

    private static boolean sameBeat(StoredEvent one, StoredEvent other) {
        return one.round() == other.round() && one.beat() == other.beat();
    }

    private static Frame frame(UUID encounter, List<StoredEvent> events) {
        var first = events.getFirst();
        long last = events.getLast().seq();
        var frame = of("ev").put("encounter", encounter.toString());
        frame.putArray("p").add(first.seq()).add(last);
        frame.put("round", first.round()).put("beat", first.beat());
        var list = frame.putArray("e");
        for (var event : events) {
            list.addObject()
                    .put("k", event.type())
                    .put("v", event.v())
                    .put("a", event.actor().orElse(null))
                    .set("d", event.data());
        }
        return Frame.of(first.seq(), last, text(frame));
    }
}
