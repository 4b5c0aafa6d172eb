package asalto.arena.live;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/**
 * The state of an encounter as {@code snap} frames.
 *
 * @param position the last event that is in it
 */
record Snapshot(long position, List<ObjectNode> frames) {

    /** One part holds the state as it is; of several, each holds a piece of its text. */
    static Snapshot of(Stage stage, long position, JsonNode state) {
        var text = Frames.text(state);
        if (text.length() <= Timing.PART_CHARS) {
            return new Snapshot(position, List.of(part(stage, position, 1, 1).set("state", state)));
        }
        var pieces = pieces(text);
        var frames = new ArrayList<ObjectNode>();
        for (var piece : pieces) {
            frames.add(part(stage, position, frames.size() + 1, pieces.size()).put("state", piece));
        }
        return new Snapshot(position, frames);
    }

    private static ObjectNode part(Stage stage, long position, int part, int parts) {
        return Frames.of("snap")
                .put("encounter", stage.encounter().toString())
                .put("epoch", stage.epoch())
                .put("pos", position)
                .put("part", part)
                .put("parts", parts);
    }

    /** Cuts nowhere through a character. */
    private static List<String> pieces(String text) {
        var pieces = new ArrayList<String>();
        int from = 0;
        while (from < text.length()) {
            int to = Math.min(text.length(), from + Timing.PART_CHARS);
            if (to < text.length() && Character.isHighSurrogate(text.charAt(to - 1))) {
                to--;
            }
            pieces.add(text.substring(from, to));
            from = to;
        }
        return pieces;
    }
}
