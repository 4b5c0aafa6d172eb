package asalto.arena;

import asalto.protocol.LoggedEvent;
import asalto.protocol.Times;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * An event as it is shown.
 *
 * @param v the version of its type
 * @param actor the id of the combatant whom it is about, or null
 * @param time in UTC, RFC 3339, microseconds
 */
public record StoredEvent(
        long seq,
        int round,
        int beat,
        String type,
        int v,
        @JsonInclude(JsonInclude.Include.ALWAYS) Optional<String> actor,
        String time,

        @Schema(type = SchemaType.OBJECT, implementation = Object.class)
        JsonNode data) {

    public static StoredEvent of(LoggedEvent event) {
        var about = event.about();
        return new StoredEvent(
                event.seq(),
                about.round(),
                about.beat(),
                about.type(),
                about.version(),
                about.actor(),
                Times.text(about.time()),
                event.parts().data());
    }
}
