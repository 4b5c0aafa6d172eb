package asalto.arena.api;

import asalto.arena.Director;
import asalto.arena.Outcome;
import asalto.arena.Pace;
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

/** Rounds: locked, and played at a pace. */
@Path("/api/encounters/{id}/rounds")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@APIResponse(
        responseCode = "4XX",
        description = "refused",
        content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
public class RoundsResource {

    private static final Shape START = Shape.of().with("pace", "dice");

    private final Asked asked;
    private final Director director;

    RoundsResource(Asked asked, Director director) {
        this.asked = asked;
        this.director = director;
    }

    @Operation(summary = "Locks the round and plays it, at once or beat by beat.")
    @RequestBody(
            required = true,
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = Bodies.RoundStart.class)))
    @APIResponse(
            responseCode = "202",
            description = "done",
            content = @Content(mediaType = "application/json", schema = @Schema(implementation = Outcome.class)))
    @POST
    public Response start(@PathParam("id") String id, InputStream written) {
        var read = asked.read(written);
        var body = Body.alone(read.form(), START);
        var pace = body.choice("pace", Paces.IDS).flatMap(Pace::named);
        var dice = body.faces("dice");
        return body.isSound()
                ? Answers.of(director.startRound(Ids.named(id), asked.ask(read), pace, dice), 202)
                : Answers.refused(Problem.of(422, "faulty", body.faults()));
    }
}
