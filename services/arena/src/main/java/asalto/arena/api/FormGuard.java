package asalto.arena.api;

import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;

/**
 * Refuses changes that are not JSON by their own word. That keeps a foreign page's plain form out: for JSON its browser
 * would have to ask first. What is not there, or cannot be changed, is told before.
 */
final class FormGuard {

    private static final Set<String> LOOKING = Set.of(HttpMethod.GET, HttpMethod.HEAD, HttpMethod.OPTIONS);

    @ServerRequestFilter(nonBlocking = true)
    Optional<Response> guard(ContainerRequestContext request) {
        return LOOKING.contains(request.getMethod()) || isJson(request.getHeaderString(HttpHeaders.CONTENT_TYPE))
                ? Optional.empty()
                : Optional.of(Answers.refused(Problem.of(415, "unsupported-media-type")));
    }

    private static boolean isJson(@Nullable String type) {
        return type != null
                && type.split(";", 2)[0].strip().toLowerCase(Locale.ROOT).equals("application/json");
    }
}
