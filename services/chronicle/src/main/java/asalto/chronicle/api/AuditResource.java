package asalto.chronicle.api;

import asalto.chronicle.audit.Auditor;
import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.io.IOException;
import java.sql.SQLException;
import java.util.Optional;
import java.util.UUID;

/** The audit of an encounter. */
@Path("/api/audit/{encounter}")
@Produces(MediaType.APPLICATION_JSON)
public final class AuditResource {

    private final Auditor auditor;

    AuditResource(Auditor auditor) {
        this.auditor = auditor;
    }

    @GET
    @RunOnVirtualThread
    public AuditAnswer audit(@PathParam("encounter") String encounter)
            throws SQLException, InterruptedException, IOException {
        var id = id(encounter).orElseThrow(() -> new Refused(Problem.NOT_FOUND));
        return auditor.audit(id).map(AuditAnswer::of).orElseThrow(() -> new Refused(Problem.NOT_FOUND));
    }

    /** Encounters have ids in one form: what is written otherwise names none. */
    private static Optional<UUID> id(String text) {
        try {
            return Optional.of(UUID.fromString(text)).filter(id -> id.toString().equals(text));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }
}
