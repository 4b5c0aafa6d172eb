package asalto.arena.api;

import asalto.arena.StoredEvent;
import asalto.store.EventStore;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;

/** What happened in an encounter, page by page. */
@Path("/api/encounters/{id}/events")
@Produces(MediaType.APPLICATION_JSON)
@APIResponse(
        responseCode = "4XX",
        description = "refused",
        content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
public class EventsResource {

    private static final int MOST = 1000;

    private final EventStore store;

    EventsResource(EventStore store) {
        this.store = store;
    }

    /** @param head the seq of the last event that there is */
    public record Page(List<StoredEvent> events, long head) {}

    @Operation(summary = "What happened, page by page.")
    @APIResponse(
            responseCode = "200",
            description = "done",
            content = @Content(mediaType = "application/json", schema = @Schema(implementation = Page.class)))
    @GET
    public Response page(
            @PathParam("id") String id,
            @QueryParam("after") @DefaultValue("0") String after,
            @QueryParam("limit") @DefaultValue("500") String limit) {
        var encounter = Ids.named(id);
        long from = Figures.between("after", after, 0, Long.MAX_VALUE);
        int most = (int) Figures.between("limit", limit, 1, MOST);
        var events = store.read(encounter, from, most);
        long head = store.head(encounter);
        return head == 0
                ? Answers.absent()
                : Answers.found(new Page(events.stream().map(StoredEvent::of).toList(), head));
    }
}
