package asalto.arena.api;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.Map;
import java.util.Optional;

/**
 * Refuses addresses and headers that are too long, and addresses that say nothing, so that nobody behind has to fear them.
 * The server lets somewhat more through than is allowed here: what is beyond that too is refused without a problem.
 */
@ApplicationScoped
public class AddressGuard {

    private static final int AFTER_THE_HOST = 950;
    private static final int ADDRESS_MOST = 4096;
    private static final int HEADERS_MOST = 200;
    private static final int HEADER_CHARS_MOST = 16 * 1024;

    void register(@Observes Filters filters) {
        filters.register(this::guard, AFTER_THE_HOST);
    }

    private void guard(RoutingContext context) {
        fault(context.request()).ifPresentOrElse(problem -> Refuse.andHangUp(context, problem), context::next);
    }

    private static Optional<Problem> fault(HttpServerRequest request) {
        if (request.uri().length() > ADDRESS_MOST) {
            return Optional.of(Problem.of(414, "too-long", Map.of("most", Integer.toString(ADDRESS_MOST))));
        }
        if (request.headers().size() > HEADERS_MOST || chars(request) > HEADER_CHARS_MOST) {
            return Optional.of(Problem.of(
                    431,
                    "headers-too-large",
                    Map.of("fields", Integer.toString(HEADERS_MOST), "most", Integer.toString(HEADER_CHARS_MOST))));
        }
        if (!Escapes.areSound(request.path())) {
            return Optional.of(malformed("path"));
        }
        return request.query() == null || Escapes.areSound(request.query())
                ? Optional.empty()
                : Optional.of(malformed("query"));
    }

    private static long chars(HttpServerRequest request) {
        long chars = 0;
        for (var header : request.headers()) {
            chars += header.getKey().length() + header.getValue().length();
        }
        return chars;
    }

    private static Problem malformed(String part) {
        return Problem.of(400, "malformed", Map.of("part", part));
    }
}
