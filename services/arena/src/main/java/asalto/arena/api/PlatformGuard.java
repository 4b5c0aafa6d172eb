package asalto.arena.api;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.Set;
import java.util.regex.Pattern;

/** Holds what the framework answers by itself, whatever the method, to looking: there is nothing to change there. */
@ApplicationScoped
public class PlatformGuard {

    private static final int AFTER_THE_ADDRESS = 940;
    private static final Pattern THERE =
            Pattern.compile("/q/(openapi(\\.json|\\.ya?ml)?|health(/(live|ready|started|well|group(/[^/]+)?))?)/?");
    private static final Set<HttpMethod> LOOKING = Set.of(HttpMethod.GET, HttpMethod.HEAD);
    private static final String ALLOWED = "GET, HEAD, OPTIONS";

    void register(@Observes Filters filters) {
        filters.register(this::guard, AFTER_THE_ADDRESS);
    }

    private void guard(RoutingContext context) {
        var method = context.request().method();
        if (LOOKING.contains(method) || !THERE.matcher(context.normalizedPath()).matches()) {
            context.next();
            return;
        }
        context.response().putHeader("Allow", ALLOWED);
        if (method.equals(HttpMethod.OPTIONS)) {
            context.response().end();
        } else {
            Refuse.with(context, Mishaps.problem(405));
        }
    }
}
