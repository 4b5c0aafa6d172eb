package asalto.arena.api;

import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;

/**
 * Refuses changes that are not JSON in UTF-8, as it is, by their own word. That keeps a foreign page's plain form out: for
 * JSON its browser would have to ask first. What is not there, or cannot be changed, is told before.
 */
final class FormGuard {

    private static final Set<String> LOOKING = Set.of(HttpMethod.GET, HttpMethod.HEAD, HttpMethod.OPTIONS);
    private static final Set<String> UTF_8 = Set.of("utf-8", "\"utf-8\"");
    private static final String AS_IT_IS = "identity";

    @ServerRequestFilter(nonBlocking = true)
    Optional<Response> guard(ContainerRequestContext request) {
        if (LOOKING.contains(request.getMethod())) {
            return Optional.empty();
        }
        if (!isAsItIs(request.getHeaderString(HttpHeaders.CONTENT_ENCODING))) {
            return Optional.of(Response.fromResponse(unsupported())
                    .header(HttpHeaders.ACCEPT_ENCODING, AS_IT_IS)
                    .build());
        }
        return isJson(request.getHeaderString(HttpHeaders.CONTENT_TYPE))
                ? Optional.empty()
                : Optional.of(unsupported());
    }

    private static Response unsupported() {
        return Answers.refused(Problem.of(415, "unsupported-media-type"));
    }

    private static boolean isAsItIs(@Nullable String encoding) {
        return encoding == null || encoding.strip().equalsIgnoreCase(AS_IT_IS);
    }

    private static boolean isJson(@Nullable String type) {
        if (type == null) {
            return false;
        }
        var parts = type.toLowerCase(Locale.ROOT).split(";");
        return parts[0].strip().equals("application/json")
                && Arrays.stream(parts).skip(1).map(String::strip).allMatch(FormGuard::isNoOtherCharset);
    }

    private static boolean isNoOtherCharset(String parameter) {
        return !parameter.startsWith("charset=") || UTF_8.contains(parameter.substring("charset=".length()));
    }
}
