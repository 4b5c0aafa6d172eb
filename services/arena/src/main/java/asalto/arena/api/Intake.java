package asalto.arena.api;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Takes bodies in while no thread waits for them: who sends half of one keeps nobody but himself. */
@ApplicationScoped
public class Intake {

    /** The largest body of an opening, in bytes: it has a whole cast. */
    static final int OPENING = 1024 * 1024;

    /** The largest body of anything else: it becomes an event, which is read again and again. */
    static final int CHANGE = 64 * 1024;

    private static final String OPENINGS = "/api/encounters";

    private static final int AFTER_THE_GUARDS = 900;
    private static final String BODY = Intake.class.getName();
    private static final Set<HttpMethod> WITHOUT = Set.of(HttpMethod.GET, HttpMethod.HEAD, HttpMethod.OPTIONS);

    private final Duration patience;

    /** @param patience how long a body may take, however it trickles */
    Intake(@ConfigProperty(name = "asalto.body.patience") Duration patience) {
        this.patience = patience;
    }

    void register(@Observes Filters filters) {
        filters.register(this::take, AFTER_THE_GUARDS);
    }

    private void take(RoutingContext context) {
        var request = context.request();
        if (WITHOUT.contains(request.method())) {
            context.next();
            return;
        }
        int most = context.normalizedPath().equals(OPENINGS) ? OPENING : CHANGE;
        if (announced(request) > most) {
            Refuse.andHangUp(context, tooLarge(most));
        } else {
            new Arrival(context, most, body -> {
                        context.put(BODY, body);
                        context.next();
                    })
                    .begin(patience);
        }
    }

    private static long announced(HttpServerRequest request) {
        var length = request.getHeader("Content-Length");
        try {
            return length == null ? 0 : Long.parseLong(length);
        } catch (NumberFormatException e) {
            return Long.MAX_VALUE;
        }
    }

    /** The body that was taken in. */
    static byte[] body(RoutingContext context) {
        byte[] body = context.get(BODY);
        if (body == null) {
            throw new IllegalStateException(
                    "no body is taken in for " + context.request().method());
        }
        return body;
    }

    static Problem tooLarge(int most) {
        return Problem.of(413, "too-large", Map.of("most", Integer.toString(most)));
    }
}
