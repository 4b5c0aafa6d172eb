package asalto.arena.api;

import asalto.store.StoreUnavailable;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import java.util.Map;
import java.util.UUID;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Turns what goes wrong into problems. What a client sends is never our error, and our errors never tell him more than an id. */
final class Mishaps {

    private static final Logger LOG = Logger.getLogger(Mishaps.class);

    private static final Map<Integer, String> CODES = Map.of(
            400, "malformed",
            404, "not-found",
            405, "method-not-allowed",
            406, "not-acceptable",
            413, "too-large",
            415, "unsupported-media-type");

    @ServerExceptionMapper
    Response refused(Refused refused) {
        return Answers.refused(refused.problem());
    }

    @ServerExceptionMapper
    Response ofTheWeb(WebApplicationException mishap) {
        var answer = mishap.getResponse();
        var code = CODES.get(answer.getStatus());
        if (code == null) {
            return serverError(mishap);
        }
        var refused = Response.fromResponse(Answers.refused(Problem.of(answer.getStatus(), code)));
        answer.getAllowedMethods().stream()
                .sorted()
                .reduce((a, b) -> a + ", " + b)
                .ifPresent(allowed -> refused.header("Allow", allowed));
        return refused.build();
    }

    /** It may have been done or not: under the same key it can be asked for again. */
    @ServerExceptionMapper
    Response storeAway(StoreUnavailable away) {
        LOG.warnf("store away reason=%s", away.getMessage());
        return Response.fromResponse(Answers.refused(Problem.of(503, "store-away")))
                .header("Retry-After", 1)
                .build();
    }

    @ServerExceptionMapper
    Response serverError(Throwable mishap) {
        var id = UUID.randomUUID().toString();
        LOG.errorf(mishap, "request failed id=%s", id);
        return Answers.refused(Problem.of(500, "server-error", Map.of("id", id)));
    }
}
