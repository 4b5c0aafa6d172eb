package asalto.arena.api;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;

/** How much of an encounter the chronicle has, forwarded. */
@Path("/api/chronicle/encounters/{id}")
@Produces(MediaType.APPLICATION_JSON)
@APIResponse(
        responseCode = "4XX",
        description = "refused",
        content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
public class RecordedResource {

    private final Chronicle chronicle;

    RecordedResource(Chronicle chronicle) {
        this.chronicle = chronicle;
    }

    @Operation(summary = "How much of an encounter has come to the chronicle.")
    @APIResponse(
            responseCode = "200",
            description = "done",
            content =
                    @Content(mediaType = "application/json", schema = @Schema(implementation = Bodies.Recorded.class)))
    @GET
    @RunOnVirtualThread
    public Response recorded(@PathParam("id") String id) {
        return chronicle.get("/api/chronicle/encounters/" + Ids.named(id));
    }
}
