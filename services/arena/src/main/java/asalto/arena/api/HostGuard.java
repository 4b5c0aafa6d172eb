package asalto.arena.api;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Refuses what comes under a foreign name or from a foreign page, before anything else sees it, sockets included.
 *
 * <p>The arena has no logins yet; what keeps other people's pages out is that they have another origin, and that a name
 * of theirs which was made to point here (DNS rebinding) is not one of ours. An address in figures cannot be rebound: it
 * is let in where the arena listens on every interface.
 */
@ApplicationScoped
public class HostGuard {

    private static final int BEFORE_EVERYTHING = 1000;
    private static final Pattern FIGURES = Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}|\\[[0-9a-fA-F:.]+\\]");
    private static final List<String> LOOPBACK = List.of("localhost", "127.0.0.1", "[::1]");
    private static final List<String> EVERY_INTERFACE = List.of("0.0.0.0", "::", "[::]");

    private final String listening;
    private final List<String> others;

    /** @param others further names that are ours, from {@code ASALTO_ALLOWED_HOSTS}; {@code *} lets every name in */
    HostGuard(
            @ConfigProperty(name = "asalto.host", defaultValue = "127.0.0.1") String listening,
            @ConfigProperty(name = "asalto.allowed.hosts") Optional<List<String>> others) {
        this.listening = listening.toLowerCase(Locale.ROOT);
        this.others = others.orElse(List.of()).stream()
                .map(name -> name.toLowerCase(Locale.ROOT))
                .toList();
    }

    void register(@Observes Filters filters) {
        filters.register(this::guard, BEFORE_EVERYTHING);
    }

    private void guard(RoutingContext context) {
        var request = context.request();
        if (!isOurs(hostOf(request))) {
            Refuse.with(context, Problem.of(403, "forbidden-host"));
        } else if (request.getHeader("Origin") instanceof String origin && !isOurs(hostOf(origin))) {
            Refuse.with(context, Problem.of(403, "forbidden-origin"));
        } else {
            context.next();
        }
    }

    boolean isOurs(String host) {
        return LOOPBACK.contains(host)
                || host.equals(listening)
                || others.contains(host)
                || others.contains("*")
                || EVERY_INTERFACE.contains(listening) && FIGURES.matcher(host).matches();
    }

    private static String hostOf(HttpServerRequest request) {
        var authority = request.authority();
        return authority == null ? "" : inBrackets(authority.host());
    }

    /** The host of an origin in lower case; empty for {@code null} and for what is no origin. */
    static String hostOf(String origin) {
        try {
            var host = URI.create(origin).getHost();
            return host == null ? "" : inBrackets(host);
        } catch (IllegalArgumentException e) {
            return "";
        }
    }

    private static String inBrackets(String host) {
        var lower = host.toLowerCase(Locale.ROOT);
        return lower.contains(":") && !lower.startsWith("[") ? "[" + lower + "]" : lower;
    }
}
