package asalto.arena.api;

import asalto.arena.Places;
import asalto.protocol.Envelope;
import asalto.protocol.LoggedEvent;
import asalto.store.EventStore;
import asalto.store.Head;
import io.smallrye.common.annotation.RunOnVirtualThread;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.jboss.logging.Logger;

/** An encounter with its evidence, for whoever wants to check it. */
@Path("/api/encounters/{id}/export")
@APIResponse(
        responseCode = "4XX",
        description = "refused",
        content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
public class ExportResource {

    private static final String NDJSON = "application/x-ndjson";
    private static final int PAGE = 500;

    /** So many at once: who reads slowly keeps a page for as long as he reads it. */
    private static final int AT_ONCE = 32;

    /** How far the log says that the encounter has come: the seq of its last event and that event's hash. */
    private static final String HEAD = "Asalto-Head";

    private static final Logger LOG = Logger.getLogger(ExportResource.class);

    private final EventStore store;
    private final Places places = new Places(AT_ONCE, 0);

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
    @RunOnVirtualThread
    public Response export(@PathParam("id") String id, @Context RoutingContext context) {
        var encounter = Ids.named(id);
        if (!places.enter()) {
            return Answers.crowded();
        }
        context.addEndHandler(_ -> places.leave());
        return store.headOf(encounter)
                .map(head -> Response.ok((StreamingOutput) out -> write(head, out), NDJSON)
                        .header(HEAD, head.version() + ":" + head.hash().hex())
                        .build())
                .orElseGet(Answers::absent);
    }

    /** All that is there: if that is less than the head says, whoever reads it finds the end before what was announced. */
    private void write(Head head, OutputStream out) throws IOException {
        long after = 0;
        for (var page = page(head, after); !page.isEmpty(); page = page(head, after)) {
            for (var event : page) {
                out.write((Envelope.write(event) + "\n").getBytes(StandardCharsets.UTF_8));
                after = event.seq();
            }
        }
    }

    private List<LoggedEvent> page(Head head, long after) {
        long left = head.version() - after;
        return left > 0 ? readable(head.encounter(), after, (int) Math.min(PAGE, left)) : List.of();
    }

    /** Those before the first row that is no event: such a row ends the export as one that is missing does. */
    private List<LoggedEvent> readable(UUID encounter, long after, int most) {
        try {
            return store.read(encounter, after, most);
        } catch (IllegalArgumentException e) {
            LOG.errorf(
                    "a row of the log is no event encounter=%s after=%d reason=%s", encounter, after, e.getMessage());
            return most == 1 ? List.of() : readable(encounter, after, most / 2);
        }
    }
}
