package asalto.arena.api;

import asalto.arena.Books;
import asalto.protocol.RuleBook;
import asalto.rules.Decision.Accepted;
import asalto.rules.form.Form;
import asalto.rules.form.Form.Field;
import asalto.rules.form.Form.Fields;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;

/** Rule systems as supplied. */
@Path("/api/rulesets/{system}")
@Produces(MediaType.APPLICATION_JSON)
@APIResponse(
        responseCode = "4XX",
        description = "refused",
        content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
public class RulesetsResource {

    private final Books books;

    RulesetsResource(Books books) {
        this.books = books;
    }

    @Operation(summary = "The supplied tables and options of a rule system.")
    @APIResponse(
            responseCode = "200",
            description = "done",
            content =
                    @Content(
                            mediaType = "application/json",
                            schema = @Schema(implementation = Bodies.SuppliedRules.class)))
    @GET
    public Response one(@PathParam("system") String system) {
        return books.named(system)
                .flatMap(RulesetsResource::supplied)
                .map(Answers::found)
                .orElseGet(Answers::absent);
    }

    /** What an encounter opens with in which nobody chose anything: the version and digest of the rules, and its ruleset. */
    private static Optional<JsonNode> supplied(RuleBook book) {
        var id = new Fields(List.of(new Field("id", new Form.Text(book.rules().id()))));
        var opening = new Fields(List.of(new Field("ruleset", id), new Field("combatants", new Form.Items(List.of()))));
        return book.rules().open(opening) instanceof Accepted(var events)
                ? Optional.of(flat(book.codec().data(events.getFirst().fact())))
                : Optional.empty();
    }

    /** The ruleset's own fields stand beside what is said of it. */
    private static ObjectNode flat(ObjectNode opened) {
        var ruleset = opened.remove("ruleset");
        opened.remove("situation");
        if (ruleset instanceof ObjectNode fields) {
            opened.setAll(fields);
        }
        return opened;
    }
}
