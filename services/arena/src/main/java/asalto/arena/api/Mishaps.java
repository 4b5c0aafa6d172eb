package asalto.arena.api;

import asalto.store.StoreUnavailable;
import com.fasterxml.jackson.core.JacksonException;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.util.Map;
import java.util.UUID;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.jspecify.annotations.Nullable;

/** Turns what goes wrong into problems. What a client sends is never our error, and our errors never tell him more than an id. */
final class Mishaps {

    private static final Logger LOG = Logger.getLogger(Mishaps.class);

    private static final Map<Integer, String> CODES = Map.of(
            400, "malformed",
            404, "not-found",
            405, "method-not-allowed",
            406, "not-acceptable",
            408, "too-slow",
            413, "too-large",
            414, "too-long",
            415, "unsupported-media-type",
            431, "headers-too-large");

    private static final int NOT_FOUND = 404;
    private static final int NOT_ALLOWED = 405;

    /** Nobody sees it any more. */
    private static final int GONE_AWAY = 408;

    private final Routes routes;

    Mishaps(Routes routes) {
        this.routes = routes;
    }

    @ServerExceptionMapper
    Response refused(Refused refused) {
        return Answers.refused(refused.problem());
    }

    @ServerExceptionMapper
    Response ofTheWeb(WebApplicationException mishap, RoutingContext context) {
        int status = mishap.getResponse().getStatus();
        if (status == NOT_FOUND || status == NOT_ALLOWED) {
            return nowhere(context);
        }
        return Answers.refused(CODES.containsKey(status) ? problem(status) : serverError(mishap));
    }

    /** The framework tells a wrong method now as one thing and now as the other, and not what would be right. */
    private Response nowhere(RoutingContext context) {
        var allowed = routes.at(context.normalizedPath());
        return allowed.isEmpty()
                ? Answers.absent()
                : Response.fromResponse(Answers.refused(problem(NOT_ALLOWED)))
                        .header("Allow", String.join(", ", allowed))
                        .build();
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
    Response ours(Throwable mishap) {
        if (hasHungUp(mishap)) {
            LOG.debugf("whoever asked has hung up reason=%s", mishap.getMessage());
            return Response.status(GONE_AWAY).build();
        }
        return Answers.refused(serverError(mishap));
    }

    /** Of what fails with the streams here, only writing to whoever asked is not caught where it happens. */
    private static boolean hasHungUp(Throwable mishap) {
        return mishap instanceof IOException && !(mishap instanceof JacksonException);
    }

    /** Of a client's fault that has no more to it than its status. */
    static Problem problem(int status) {
        return Problem.of(status, CODES.getOrDefault(status, "malformed"));
    }

    /** Of our own fault: logged, and told by an id. */
    static Problem serverError(@Nullable Throwable mishap) {
        var id = UUID.randomUUID().toString();
        LOG.errorf(mishap, "request failed id=%s", id);
        return Problem.of(500, "server-error", Map.of("id", id));
    }
}
