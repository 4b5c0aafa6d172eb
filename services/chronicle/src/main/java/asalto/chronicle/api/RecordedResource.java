package asalto.chronicle.api;

import asalto.chronicle.copy.Copy;
import asalto.chronicle.copy.Summary;
import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.sql.SQLException;

/** How much of an encounter is recorded. */
@Path("/api/chronicle/encounters/{encounter}")
@Produces(MediaType.APPLICATION_JSON)
public final class RecordedResource {

    private final Copy copy;

    RecordedResource(Copy copy) {
        this.copy = copy;
    }

    @GET
    @RunOnVirtualThread
    public Recorded recorded(@PathParam("encounter") String encounter) throws SQLException {
        var summary = copy.summary(encounter);
        if (summary.isUnknown()) {
            throw new Refused(Problem.NOT_FOUND);
        }
        return Recorded.of(encounter, summary);
    }

    /**
     * The answer.
     *
     * @param last the seq up to which nothing is missing
     * @param position the highest position in the log, 0 if none is recorded
     * @param waiting events behind a missing one
     */
    public record Recorded(String encounter, long events, long last, long position, long waiting, long refused) {

        static Recorded of(String encounter, Summary summary) {
            return new Recorded(
                    encounter,
                    summary.events(),
                    summary.lastSeq(),
                    summary.position(),
                    summary.waiting(),
                    summary.refused());
        }
    }
}
