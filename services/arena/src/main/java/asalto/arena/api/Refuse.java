package asalto.arena.api;

import io.vertx.core.Future;
import io.vertx.core.http.HttpVersion;
import io.vertx.ext.web.RoutingContext;

/** Answers a request with a problem before any resource has seen it. */
final class Refuse {

    private static final int TO_READ_MILLIS = 1000;

    private Refuse() {}

    static void with(RoutingContext context, Problem problem) {
        write(context, problem);
    }

    /**
     * The same to somebody whose body is not waited for: what he still sends is not read. He has a moment to read the
     * answer, for a connection that is closed on him while he writes takes it away with it.
     */
    static void andHangUp(RoutingContext context, Problem problem) {
        var connection = context.request().connection();
        context.request().pause();
        if (context.request().version() != HttpVersion.HTTP_2) {
            context.response().putHeader("Connection", "close");
        }
        write(context, problem).onComplete(_ -> context.vertx().setTimer(TO_READ_MILLIS, _ -> connection.close()));
    }

    private static Future<Void> write(RoutingContext context, Problem problem) {
        return context.response()
                .setStatusCode(problem.status())
                .putHeader("Content-Type", Problem.MEDIA_TYPE)
                .end(Answers.text(problem));
    }
}
