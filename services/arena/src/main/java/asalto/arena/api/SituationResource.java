package asalto.arena.api;

import asalto.arena.Director;
import asalto.arena.Outcome;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.InputStream;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;

/** Distances, standing modifiers, and how everybody stands. */
@Path("/api/encounters/{id}/situation")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@APIResponse(
        responseCode = "4XX",
        description = "refused",
        content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
public class SituationResource {

    private final Asked asked;
    private final Director director;

    SituationResource(Asked asked, Director director) {
        this.asked = asked;
        this.director = director;
    }

    @Operation(summary = "Changes distances, modifiers, or how somebody stands.")
    @RequestBody(
            required = true,
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = Bodies.SituationChange.class)))
    @APIResponse(
            responseCode = "200",
            description = "done",
            content = @Content(mediaType = "application/json", schema = @Schema(implementation = Outcome.class)))
    @PATCH
    public Response change(@PathParam("id") String id, InputStream written) {
        var read = asked.read(written);
        return Answers.of(director.changeSituation(Ids.named(id), asked.ask(read), read.form()), 200);
    }
}
