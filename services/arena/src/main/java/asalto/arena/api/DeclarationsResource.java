package asalto.arena.api;

import asalto.arena.Director;
import asalto.arena.Outcome;
import asalto.rules.form.Fault;
import asalto.rules.form.Form.Fields;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;

/** What everybody will do in the coming round. */
@Path("/api/encounters/{id}/declarations/{combatant}")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@APIResponse(
        responseCode = "4XX",
        description = "refused",
        content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
public class DeclarationsResource {

    private final Asked asked;
    private final Director director;

    DeclarationsResource(Asked asked, Director director) {
        this.asked = asked;
        this.director = director;
    }

    @Operation(summary = "Declares what a combatant will do, or amends it.")
    @RequestBody(
            required = true,
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = Bodies.Declaration.class)))
    @APIResponse(
            responseCode = "200",
            description = "done",
            content = @Content(mediaType = "application/json", schema = @Schema(implementation = Outcome.class)))
    @PUT
    public Response declare(@PathParam("id") String id, @PathParam("combatant") String combatant, InputStream written) {
        var read = asked.read(written);
        if (!(read.form() instanceof Fields declaration)) {
            return faulty(Fault.of("", "wrong-value", Map.of("reason", "type", "expected", "object")));
        }
        // The path names him; the rules are handed both as one form.
        if (declaration.fields().stream().anyMatch(field -> field.name().equals("combatant"))) {
            return faulty(Fault.of("combatant", "unknown-field"));
        }
        return Answers.of(director.declare(Ids.named(id), asked.ask(read), combatant, declaration), 200);
    }

    private static Response faulty(Fault fault) {
        return Answers.refused(Problem.of(422, "faulty", List.of(fault)));
    }
}
