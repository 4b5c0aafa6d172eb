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

/** The chronicle's audit, forwarded. */
@Path("/api/audit/{id}")
@Produces(MediaType.APPLICATION_JSON)
@APIResponse(
        responseCode = "4XX",
        description = "refused",
        content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
public class AuditResource {

    private final Chronicle chronicle;

    AuditResource(Chronicle chronicle) {
        this.chronicle = chronicle;
    }

    @Operation(summary = "The audit of an encounter by the chronicle.")
    @APIResponse(
            responseCode = "200",
            description = "done",
            content = @Content(mediaType = "application/json", schema = @Schema(implementation = Bodies.Audit.class)))
    @GET
    @RunOnVirtualThread
    public Response audit(@PathParam("id") String id) {
        return chronicle.get("/api/audit/" + Ids.named(id));
    }
}
