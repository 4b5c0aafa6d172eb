package asalto.arena.api;

import asalto.arena.Director;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.InputStream;

/** Those who fight in an encounter. */
@Path("/api/encounters/{id}/combatants")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class CombatantsResource {

    private final Asked asked;
    private final Director director;

    CombatantsResource(Asked asked, Director director) {
        this.asked = asked;
        this.director = director;
    }

    @POST
    public Response seat(@PathParam("id") String id, InputStream written) {
        var read = asked.read(written);
        return Answers.of(director.seat(Ids.named(id), asked.ask(read), read.form()), 201);
    }
}
