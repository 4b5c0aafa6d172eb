package asalto.arena.api;

import asalto.protocol.Envelope;
import asalto.store.EventStore;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;

/** An encounter with its evidence, for whoever wants to check it. */
@Path("/api/encounters/{id}/export")
@APIResponse(
        responseCode = "4XX",
        description = "refused",
        content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
public class ExportResource {

    private static final String NDJSON = "application/x-ndjson";
    private static final int PAGE = 500;

    private final EventStore store;

    ExportResource(EventStore store) {
        this.store = store;
    }

    @Operation(summary = "The encounter with its evidence, one envelope a line.")
    @APIResponse(
            responseCode = "200",
            description = "done",
            content = @Content(mediaType = "application/x-ndjson", schema = @Schema(implementation = String.class)))
    @GET
    @Produces({NDJSON, "application/problem+json"})
    public Response export(@PathParam("id") String id) {
        var encounter = Ids.named(id);
        long head = store.head(encounter);
        return head == 0
                ? Answers.absent()
                : Response.ok((StreamingOutput) out -> write(encounter, head, out), NDJSON)
                        .build();
    }

    private void write(UUID encounter, long head, OutputStream out) throws IOException {
        for (long after = 0; after < head; ) {
            for (var event : store.read(encounter, after, (int) Math.min(PAGE, head - after))) {
                out.write((Envelope.write(event) + "\n").getBytes(StandardCharsets.UTF_8));
                after = event.seq();
            }
        }
    }
}
