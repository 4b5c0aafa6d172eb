package asalto.arena;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * All that a director sees of an encounter.
 *
 * @param state the contract's State, without its type
 * @param board sheets, situation, this round's declarations: a record of the rule system
 * @param dice {@code server} or {@code hand}: where the dice of the round that is being played come from
 */
public record View(
        @JsonUnwrapped Summary summary,

        @Schema(type = SchemaType.OBJECT, implementation = Object.class)
        JsonNode state,

        @Schema(type = SchemaType.OBJECT, implementation = Object.class)
        JsonNode board,

        Optional<String> dice) {}
