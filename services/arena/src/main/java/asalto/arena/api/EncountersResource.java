package asalto.arena.api;

import asalto.arena.Books;
import asalto.arena.Director;
import asalto.arena.Key;
import asalto.arena.Pace;
import asalto.arena.Places;
import asalto.arena.Summary;
import asalto.arena.View;
import asalto.arena.Views;
import asalto.protocol.RuleBook;
import asalto.rules.form.Fault;
import asalto.rules.form.Shape;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;

/** Encounters: all of them, and a new one. */
@Path("/api/encounters")
@Produces(MediaType.APPLICATION_JSON)
@APIResponse(
        responseCode = "4XX",
        description = "refused",
        content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
public class EncountersResource {

    private static final int NAME_MOST = 200;
    private static final int MOST = 200;
    private static final Shape OPENING = Shape.of("name").with("pace");

    /** A list may have to fold all that is in it: so many at once, and the others are not kept waiting for it. */
    private static final int LISTS = 4;

    private static final int WAITING = 8;

    private final Places places = new Places(LISTS, WAITING);
    private final Asked asked;
    private final Director director;
    private final Views views;
    private final Books books;

    EncountersResource(Asked asked, Director director, Views views, Books books) {
        this.asked = asked;
        this.director = director;
        this.views = views;
        this.books = books;
    }

    /** @param more whether there are older ones */
    public record Listed(List<Summary> encounters, boolean more) {}

    @Operation(summary = "Encounters, newest first, page by page.")
    @APIResponse(
            responseCode = "200",
            description = "done",
            content = @Content(mediaType = "application/json", schema = @Schema(implementation = Listed.class)))
    @GET
    public Response page(
            @QueryParam("before") Optional<String> before, @QueryParam("limit") @DefaultValue("100") String limit) {
        int most = (int) Figures.between("limit", limit, 1, MOST);
        var from = before.map(this::known);
        return places.in(() -> {
                    var found = views.some(from, most + 1);
                    return Answers.found(new Listed(found.stream().limit(most).toList(), found.size() > most));
                })
                .orElseGet(Answers::crowded);
    }

    private UUID known(String before) {
        return Ids.of(before)
                .filter(views::isThere)
                .orElseThrow(() -> new Refused(Problem.of(
                        422,
                        "faulty",
                        List.of(Fault.of("before", "wrong-value", Map.of("reason", "encounter", "given", before))))));
    }

    @Operation(summary = "Opens an encounter.")
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = Bodies.Opening.class)))
    @APIResponseSchema(value = View.class, responseCode = "201", responseDescription = "done")
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    public Response open() {
        var read = asked.read();
        var body = Body.shared(read.form(), OPENING);
        var name = body.line("name", NAME_MOST);
        var pace = body.choice("pace", Paces.IDS).flatMap(Pace::named).orElse(Pace.INSTANT);
        var system = body.isObject() ? Openings.system(body.rest(), books) : Optional.<RuleBook>empty();
        var faults = Openings.faults(body, system, books);
        if (name.isEmpty() || system.isEmpty() || !faults.isEmpty()) {
            return Answers.refused(Problem.of(422, "faulty", faults));
        }
        var encounter = asked.key(read).map(Key::opened).orElseGet(UUID::randomUUID);
        var id = system.get().rules().id();
        var answer = Answers.of(director.open(encounter, asked.ask(read), name.get(), pace, id, body.rest()), 201);
        return answer.getStatus() == 201
                ? Response.fromResponse(answer)
                        .header("Location", "/api/encounters/" + encounter)
                        .build()
                : answer;
    }
}
