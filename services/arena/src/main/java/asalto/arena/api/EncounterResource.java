package asalto.arena.api;

import asalto.arena.Director;
import asalto.arena.Outcome;
import asalto.arena.Pace;
import asalto.arena.Prospects;
import asalto.arena.View;
import asalto.arena.Views;
import asalto.rules.Asker;
import asalto.rules.form.Shape;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;

/** One encounter: as it is, and all that can be done to it. What they have in common is in {@link Asked}. */
@Path("/api/encounters/{id}")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@APIResponse(
        responseCode = "4XX",
        description = "refused",
        content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
public class EncounterResource {

    private static final Shape NOTHING = Shape.of();
    private static final Shape START = Shape.of().with("pace", "dice");
    private static final Shape BESIDE_A_DRAFT = Shape.of().with("knows");
    private static final Shape BESIDE_TIME = Shape.of().with("dice");

    private final Asked asked;
    private final Director director;
    private final Views views;
    private final Prospects prospects;

    EncounterResource(Asked asked, Director director, Views views, Prospects prospects) {
        this.asked = asked;
        this.director = director;
        this.views = views;
        this.prospects = prospects;
    }

    @Operation(summary = "An encounter as it is.")
    @APIResponseSchema(value = View.class, responseCode = "200", responseDescription = "done")
    @GET
    public Response one(@PathParam("id") String id) {
        return Ids.of(id)
                .flatMap(views::of)
                .map(view -> Answers.found(view, view.summary().version()))
                .orElseGet(Answers::absent);
    }

    @Operation(summary = "Seats another combatant.")
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = Bodies.CombatantRow.class)))
    @APIResponseSchema(value = Outcome.class, responseCode = "201", responseDescription = "done")
    @POST
    @Path("combatants")
    public Response seat(@PathParam("id") String id) {
        var change = asked.change(id);
        return Answers.of(director.seat(change.encounter(), change.ask(), change.form()), 201);
    }

    @Operation(summary = "Changes distances, modifiers, or how somebody stands.")
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = Bodies.SituationChange.class)))
    @APIResponseSchema(value = Outcome.class, responseCode = "200", responseDescription = "done")
    @PATCH
    @Path("situation")
    public Response changeSituation(@PathParam("id") String id) {
        var change = asked.change(id);
        return Answers.of(director.changeSituation(change.encounter(), change.ask(), change.form()), 200);
    }

    @Operation(summary = "Declares what a combatant will do, or amends it.")
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = Bodies.Declaration.class)))
    @APIResponseSchema(value = Outcome.class, responseCode = "200", responseDescription = "done")
    @PUT
    @Path("declarations/{combatant}")
    public Response declare(@PathParam("id") String id, @PathParam("combatant") String combatant) {
        var change = asked.change(id);
        // The path names him; the rules are handed both as one form.
        var declaration = change.fieldsWithout("combatant");
        return Answers.of(director.declare(change.encounter(), change.ask(), combatant, declaration), 200);
    }

    @Operation(summary = "Gives a combatant standing orders, for rounds in which nobody declares for him.")
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = Bodies.Orders.class)))
    @APIResponseSchema(value = Outcome.class, responseCode = "200", responseDescription = "done")
    @PUT
    @Path("orders/{combatant}")
    public Response order(@PathParam("id") String id, @PathParam("combatant") String combatant) {
        var change = asked.change(id);
        var orders = change.fieldsWithout("combatant");
        return Answers.of(director.order(change.encounter(), change.ask(), combatant, orders), 200);
    }

    @Operation(summary = "What the dice may bring for a declaration that is only considered. Nothing is declared.")
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = Bodies.Considered.class)))
    @APIResponse(
            responseCode = "200",
            description = "done",
            content = @Content(mediaType = MediaType.APPLICATION_JSON, schema = @Schema(type = SchemaType.OBJECT)))
    @POST
    @Path("odds")
    public Response odds(@PathParam("id") String id) {
        var change = asked.change(id);
        var body = Body.shared(change.form(), BESIDE_A_DRAFT);
        var known = body.texts("knows");
        body.mustBeSound();
        Asker asker = known.<Asker>map(Asker.Player::new).orElseGet(Asker.Director::new);
        return prospects
                .odds(change.encounter(), asker, body.rest())
                .map(answer -> Answers.of(answer, 200))
                .orElseGet(Answers::crowded);
    }

    @Operation(summary = "Locks the round and plays it, at once or beat by beat.")
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = Bodies.RoundStart.class)))
    @APIResponseSchema(value = Outcome.class, responseCode = "202", responseDescription = "done")
    @POST
    @Path("rounds")
    public Response start(@PathParam("id") String id) {
        var change = asked.change(id);
        var body = Body.alone(change.form(), START);
        var pace = body.choice("pace", Paces.IDS).flatMap(Pace::named);
        var dice = body.faces("dice");
        body.mustBeSound();
        return Answers.of(director.startRound(change.encounter(), change.ask(), pace, dice), 202);
    }

    @Operation(summary = "Plays the next beat that leaves an event, of a round that is stepped.")
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = Bodies.Empty.class)))
    @APIResponseSchema(value = Outcome.class, responseCode = "200", responseDescription = "done")
    @POST
    @Path("beats")
    public Response step(@PathParam("id") String id) {
        var change = asked.change(id);
        Body.alone(change.form(), NOTHING).mustBeSound();
        return Answers.of(director.step(change.encounter(), change.ask()), 200);
    }

    @Operation(summary = "Lets time pass after a round.")
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = Bodies.TimePassing.class)))
    @APIResponseSchema(value = Outcome.class, responseCode = "200", responseDescription = "done")
    @POST
    @Path("time")
    public Response advance(@PathParam("id") String id) {
        var change = asked.change(id);
        var body = Body.shared(change.form(), BESIDE_TIME);
        var dice = body.faces("dice");
        body.mustBeSound();
        return Answers.of(director.advance(change.encounter(), change.ask(), body.rest(), dice), 200);
    }

    @Operation(summary = "A ruling of the director: corrects or overrides what is, with a reason.")
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = Bodies.Ruling.class)))
    @APIResponseSchema(value = Outcome.class, responseCode = "200", responseDescription = "done")
    @POST
    @Path("rulings")
    public Response rule(@PathParam("id") String id) {
        var change = asked.change(id);
        return Answers.of(director.rule(change.encounter(), change.ask(), change.form()), 200);
    }

    @Operation(summary = "Ends the encounter.")
    @RequestBody(required = true, content = @Content(schema = @Schema(implementation = Bodies.Empty.class)))
    @APIResponseSchema(value = Outcome.class, responseCode = "200", responseDescription = "done")
    @POST
    @Path("close")
    public Response close(@PathParam("id") String id) {
        var change = asked.change(id);
        Body.alone(change.form(), NOTHING).mustBeSound();
        return Answers.of(director.close(change.encounter(), change.ask()), 200);
    }
}
