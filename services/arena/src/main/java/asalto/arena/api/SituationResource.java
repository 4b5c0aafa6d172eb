package asalto.arena.api;

import asalto.arena.Director;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.InputStream;

/** Distances, standing modifiers, and how everybody stands. */
@Path("/api/encounters/{id}/situation")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class SituationResource {

    private final Asked asked;
    private final Director director;

    SituationResource(Asked asked, Director director) {
        this.asked = asked;
        this.director = director;
    }

    @PATCH
    public Response change(@PathParam("id") String id, InputStream written) {
        var read = asked.read(written);
        return Answers.of(director.changeSituation(Ids.named(id), asked.ask(read), read.form()), 200);
    }
}
