package asalto.chronicle.api;

import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import java.sql.SQLException;
import java.util.Map;
import java.util.UUID;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Makes every refusal a problem with a code. */
final class Refusals {

    private static final Logger LOG = Logger.getLogger(Refusals.class);

    @ServerExceptionMapper
    Response refused(Refused refused) {
        return answer(refused.problem());
    }

    /** What the framework refuses: paths, methods, media types. */
    @ServerExceptionMapper
    Response framework(WebApplicationException e) {
        int status = e.getResponse().getStatus();
        return switch (status) {
            case 404 -> answer(Problem.NOT_FOUND);
            case 405 -> answer(Problem.of(status, "method-not-allowed"));
            case 406 -> answer(Problem.of(status, "not-acceptable"));
            case 415 -> answer(Problem.of(status, "unsupported-media-type"));
            default -> status < 500 ? answer(Problem.of(status, "malformed")) : unexpected(e);
        };
    }

    /** Nothing was changed: it can be asked for again. */
    @ServerExceptionMapper
    Response storeAway(SQLException away) {
        LOG.warnf("store away reason=%s", away.getMessage());
        return Response.fromResponse(answer(Problem.of(503, "store-away")))
                .header("Retry-After", 1)
                .build();
    }

    @ServerExceptionMapper
    Response unexpected(Exception e) {
        var id = UUID.randomUUID().toString();
        LOG.errorf(e, "unexpected, id %s", id);
        return answer(Problem.of(500, "server-error", Map.of("id", id)));
    }

    private static Response answer(Problem problem) {
        return Response.status(problem.status())
                .type(Problem.MEDIA_TYPE)
                .entity(problem)
                .build();
    }
}
