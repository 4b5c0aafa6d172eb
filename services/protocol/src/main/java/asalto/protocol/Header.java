package asalto.protocol;

import asalto.rules.CorruptStream;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/**
 * Where an event stands and what it is, without its data.
 *
 * @param seq its place in the encounter, from 1
 * @param time in whole microseconds
 * @param version of the type's form
 */
public record Header(
        UUID encounter, long seq, Instant time, int round, int beat, String type, int version, Optional<String> actor) {

    /** The text that is stored and hashed. */
    public String text() {
        var text = Json.records().createObjectNode();
        text.put("encounter", encounter.toString());
        text.put("seq", seq);
        text.put("time", Times.text(time));
        text.put("round", round);
        text.put("beat", beat);
        text.put("type", type);
        text.put("version", version);
        text.put("actor", actor.orElse(null));
        return Json.text(text);
    }

    /**
     * @throws CorruptStream if this is not the text of a header, letter by letter
     */
    public static Header read(String text) {
        var header = Json.read(text, Wire.class).header();
        if (!header.text().equals(text)) {
            throw new CorruptStream("a header is not written as headers are");
        }
        return header;
    }

    private record Wire(
            UUID encounter,
            long seq,
            String time,
            int round,
            int beat,
            String type,
            int version,
            Optional<String> actor) {

        Header header() {
            return new Header(encounter, seq, Times.read(time), round, beat, type, version, actor);
        }
    }
}
