package asalto.arena.api;

import io.vertx.ext.web.RoutingContext;

/** Answers a request with a problem before any resource has seen it. */
final class Refuse {

    private Refuse() {}

    static void with(RoutingContext context, Problem problem) {
        context.response()
                .setStatusCode(problem.status())
                .putHeader("Content-Type", Problem.MEDIA_TYPE)
                .end(Answers.text(problem));
    }
}
