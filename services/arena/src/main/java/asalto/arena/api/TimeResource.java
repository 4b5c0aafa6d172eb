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

/** The time that passes between rounds. */
@Path("/api/encounters/{id}/time")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@APIResponse(
        responseCode = "4XX",
        description = "refused",
        content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
public class TimeResource {

    private static final Shape BESIDE = Shape.of().with("dice");

    private final Asked asked;
    private final Director director;

    TimeResource(Asked asked, Director director) {
        this.asked = asked;
        this.director = director;
    }

    @Operation(summary = "Lets time pass after a round.")
    @RequestBody(
            required = true,
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = Bodies.TimePassing.class)))
    @APIResponse(
            responseCode = "200",
            description = "done",
            content = @Content(mediaType = "application/json", schema = @Schema(implementation = Outcome.class)))
    @POST
    public Response advance(@PathParam("id") String id, InputStream written) {
        var read = asked.read(written);
        var body = Body.shared(read.form(), BESIDE);
        var dice = body.faces("dice");
        return body.isSound()
                ? Answers.of(director.advance(Ids.named(id), asked.ask(read), body.rest(), dice), 200)
                : Answers.refused(Problem.of(422, "faulty", body.faults()));
    }
}
