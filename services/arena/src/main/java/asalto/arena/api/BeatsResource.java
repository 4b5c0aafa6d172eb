package asalto.arena.api;

import asalto.arena.Director;
import asalto.rules.form.Shape;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.InputStream;

/** Beats of a round that the director plays one by one. */
@Path("/api/encounters/{id}/beats")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class BeatsResource {

    private final Asked asked;
    private final Director director;

    BeatsResource(Asked asked, Director director) {
        this.asked = asked;
        this.director = director;
    }

    @POST
    public Response play(@PathParam("id") String id, InputStream written) {
        var read = asked.read(written);
        var body = Body.alone(read.form(), Shape.of());
        return body.isSound()
                ? Answers.of(director.step(Ids.named(id), asked.ask(read)), 200)
                : Answers.refused(Problem.of(422, "faulty", body.faults()));
    }
}
