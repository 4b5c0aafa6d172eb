package asalto.arena.api;

import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;

/** Turns into problems what goes wrong outside of resources, where the web server itself gives up a request. */
@ApplicationScoped
public class Failures {

    private static final int FIRST = Integer.MIN_VALUE;
    private static final int SERVER_ERROR = 500;

    void register(@Observes Router router) {
        router.route().order(FIRST).failureHandler(this::answer);
    }

    private void answer(RoutingContext context) {
        if (context.response().headWritten()) {
            context.next();
        } else if (context.statusCode() >= 400 && context.statusCode() < SERVER_ERROR) {
            Refuse.andHangUp(context, Mishaps.problem(context.statusCode()));
        } else {
            Refuse.with(context, Mishaps.serverError(context.failure()));
        }
    }
}
