package asalto.arena.api;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.Locale;
import java.util.Set;

/**
 * Refuses changes that are not JSON or too large by their own word, before a body is read. That it must be JSON keeps a
 * foreign page's plain form out: for JSON its browser would have to ask first.
 */
@ApplicationScoped
public class FormGuard {

    private static final int AFTER_THE_HOST = 900;
    private static final Set<HttpMethod> CHANGING =
            Set.of(HttpMethod.POST, HttpMethod.PUT, HttpMethod.PATCH, HttpMethod.DELETE);

    void register(@Observes Filters filters) {
        filters.register(this::guard, AFTER_THE_HOST);
    }

    private void guard(RoutingContext context) {
        var request = context.request();
        if (CHANGING.contains(request.method()) && length(request) > Asked.MOST_BYTES) {
            if (request.version() != HttpVersion.HTTP_2) {
                context.response().putHeader("Connection", "close");
            }
            Refuse.with(context, Asked.tooLarge());
        } else if (CHANGING.contains(request.method()) && !isJson(request)) {
            Refuse.with(context, Problem.of(415, "unsupported-media-type"));
        } else {
            context.next();
        }
    }

    private static long length(HttpServerRequest request) {
        var length = request.getHeader("Content-Length");
        try {
            return length == null ? 0 : Long.parseLong(length);
        } catch (NumberFormatException e) {
            return Long.MAX_VALUE;
        }
    }

    private static boolean isJson(HttpServerRequest request) {
        var type = request.getHeader("Content-Type");
        return type != null
                && type.split(";", 2)[0].strip().toLowerCase(Locale.ROOT).equals("application/json");
    }
}
