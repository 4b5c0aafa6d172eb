package asalto.arena.api;

import asalto.arena.Books;
import asalto.protocol.RuleBook;
import asalto.rules.Decision.Accepted;
import asalto.rules.form.Form;
import asalto.rules.form.Form.Field;
import asalto.rules.form.Form.Fields;
import com.fasterxml.jackson.databind.JsonNode;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;

/** Rule systems as supplied. */
@Path("/api/rulesets/{system}")
@Produces(MediaType.APPLICATION_JSON)
public class RulesetsResource {

    private final Books books;

    RulesetsResource(Books books) {
        this.books = books;
    }

    @GET
    public Response one(@PathParam("system") String system) {
        return books.named(system)
                .flatMap(RulesetsResource::supplied)
                .map(Answers::found)
                .orElseGet(Answers::absent);
    }

    /** What an encounter opens with in which nobody chose anything: options, tables, and their digest. */
    private static Optional<JsonNode> supplied(RuleBook book) {
        var id = new Fields(List.of(new Field("id", new Form.Text(book.rules().id()))));
        var opening = new Fields(List.of(new Field("ruleset", id), new Field("combatants", new Form.Items(List.of()))));
        return book.rules().open(opening) instanceof Accepted(var events)
                ? Optional.of(book.codec().data(events.getFirst().fact()))
                : Optional.empty();
    }
}
