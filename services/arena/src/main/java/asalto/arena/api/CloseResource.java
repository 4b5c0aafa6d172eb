package asalto.arena.api;

import asalto.arena.Director;
import asalto.arena.Outcome;
import asalto.rules.form.Shape;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
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

/** The end of an encounter. */
@Path("/api/encounters/{id}/close")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@APIResponse(
        responseCode = "4XX",
        description = "refused",
        content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
public class CloseResource {

    private final Asked asked;
    private final Director director;

    CloseResource(Asked asked, Director director) {
        this.asked = asked;
        this.director = director;
    }

    @Operation(summary = "Ends the encounter.")
    @RequestBody(
            required = true,
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = Bodies.Empty.class)))
    @APIResponse(
            responseCode = "200",
            description = "done",
            content = @Content(mediaType = "application/json", schema = @Schema(implementation = Outcome.class)))
    @POST
    public Response close(@PathParam("id") String id, InputStream written) {
        var read = asked.read(written);
        var body = Body.alone(read.form(), Shape.of());
        return body.isSound()
                ? Answers.of(director.close(Ids.named(id), asked.ask(read)), 200)
                : Answers.refused(Problem.of(422, "faulty", body.faults()));
    }
}
