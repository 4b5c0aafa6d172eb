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

/** The time that passes between rounds. */
@Path("/api/encounters/{id}/time")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class TimeResource {

    private static final Shape BESIDE = Shape.of().with("dice");

    private final Asked asked;
    private final Director director;

    TimeResource(Asked asked, Director director) {
        this.asked = asked;
        this.director = director;
    }

    @POST
    public Response advance(@PathParam("id") String id, InputStream written) {
        var read = asked.read(written);
        var body = Body.shared(read.form(), BESIDE);
        var dice = body.faces("dice");
        return body.isSound()
                ? Answers.of(director.advance(Ids.named(id), asked.ask(read), body.rest(), dice), 200)
                : Answers.refused(Problem.of(422, "faulty", body.faults()));
    }
}
