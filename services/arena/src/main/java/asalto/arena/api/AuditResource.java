package asalto.arena.api;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.jboss.logging.Logger;

/** The chronicle's audit, forwarded: one origin for the page. */
@Path("/api/audit/{id}")
@Produces(MediaType.APPLICATION_JSON)
@APIResponse(
        responseCode = "4XX",
        description = "refused",
        content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
public class AuditResource {

    private static final Logger LOG = Logger.getLogger(AuditResource.class);
    private static final Duration REACH = Duration.ofSeconds(2);
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final HttpClient client =
            HttpClient.newBuilder().connectTimeout(REACH).build();
    private final URI chronicle;

    AuditResource(@ConfigProperty(name = "asalto.chronicle.url") URI chronicle) {
        this.chronicle = chronicle;
    }

    @Operation(summary = "The audit of an encounter by the chronicle.")
    @APIResponse(
            responseCode = "200",
            description = "done",
            content = @Content(mediaType = "application/json", schema = @Schema(implementation = Bodies.Audit.class)))
    @GET
    public Response audit(@PathParam("id") String id) {
        var request = HttpRequest.newBuilder(chronicle.resolve("/api/audit/" + Ids.named(id)))
                .timeout(PATIENCE)
                .header("Accept", MediaType.APPLICATION_JSON)
                .build();
        try {
            var answer = client.send(request, BodyHandlers.ofByteArray());
            return Response.status(answer.statusCode())
                    .type(answer.headers().firstValue("Content-Type").orElse(MediaType.APPLICATION_JSON))
                    .entity(answer.body())
                    .build();
        } catch (IOException e) {
            LOG.debugf("chronicle not reached url=%s reason=%s", chronicle, e.toString());
            return away();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return away();
        }
    }

    private static Response away() {
        return Answers.refused(Problem.of(502, "chronicle-away", Map.of()));
    }
}
