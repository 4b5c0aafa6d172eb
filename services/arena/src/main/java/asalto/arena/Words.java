package asalto.arena;

import asalto.protocol.Json;
import asalto.protocol.LoggedEvent;
import asalto.rules.Encounter.Phase;
import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** Puts into words what a wish has led to. */
final class Words {

    private Words() {}

    /** The answer to most commands. */
    static String outcome(Fold after, List<LoggedEvent> events) {
        var encounter = after.encounter();
        return text(new Outcome(
                after.version(),
                phase(encounter.phase()),
                encounter.round(),
                encounter.beat(),
                events.stream().map(StoredEvent::of).toList()));
    }

    static String phase(Phase phase) {
        return phase.name().toLowerCase(Locale.ROOT);
    }

    static String text(Object record) {
        try {
            return Json.records().writeValueAsString(record);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException("writing a record in memory", e);
        }
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** The version that an answer names. */
    static long version(String answer) {
        try {
            return Json.records().readTree(answer).path("version").asLong();
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException("an answer that was stored cannot be read", e);
        }
    }
}
