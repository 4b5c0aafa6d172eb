package asalto.arena.api;

import asalto.arena.Ask;
import asalto.arena.Key;
import asalto.protocol.Json;
import asalto.protocol.Parsed;
import asalto.rules.form.Form;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** A request that changes something: what its body and headers say. */
@RequestScoped
public class Asked {

    private static final Pattern KEY = Pattern.compile("[\\x21-\\x7e]{1,200}");
    private static final Pattern VERSION = Pattern.compile("\"(0|[1-9][0-9]{0,17})\"");

    private final RoutingContext context;

    Asked(RoutingContext context) {
        this.context = context;
    }

    /**
     * The change of an encounter that is asked for.
     *
     * @throws Refused if the body is no JSON, a header is not as it should be, or the path names no encounter
     */
    Change change(String id) {
        var read = read();
        return new Change(Ids.named(id), ask(read), read.form());
    }

    /**
     * The body as it was written.
     *
     * @throws Refused if it is no JSON
     */
    Read read() {
        var bytes = Intake.body(context);
        return switch (Json.parse(bytes)) {
            case Parsed.Written(var form) -> new Read(form, bytes);
            case Parsed.Malformed(var reason, int line, int column) ->
                throw new Refused(Problem.of(
                        400,
                        "malformed",
                        Map.of(
                                "reason", reason.id(),
                                "line", Integer.toString(line),
                                "column", Integer.toString(column))));
        };
    }

    /**
     * What the headers say of how it is asked for.
     *
     * @throws Refused if a header is not as it should be
     */
    Ask ask(Read read) {
        return new Ask(key(read), expected());
    }

    /** The key, if there is one; the same request is the same method, path and body. */
    Optional<Key> key(Read read) {
        var key = header("Idempotency-Key");
        if (key.isPresent() && !KEY.matcher(key.get()).matches()) {
            throw malformed("Idempotency-Key");
        }
        var path = request().method() + " " + request().path() + "\n";
        return key.map(one -> Key.of(one, path.getBytes(StandardCharsets.UTF_8), read.bytes()));
    }

    private Optional<Long> expected() {
        var seen = header("If-Match").map(String::strip);
        if (seen.isEmpty() || seen.get().equals("*")) {
            return Optional.empty();
        }
        var version = VERSION.matcher(seen.get());
        if (!version.matches()) {
            throw malformed("If-Match");
        }
        return Optional.of(Long.parseLong(version.group(1)));
    }

    private static Refused malformed(String header) {
        return new Refused(Problem.of(400, "malformed", Map.of("part", "header", "header", header)));
    }

    private Optional<String> header(String name) {
        return Optional.ofNullable(request().getHeader(name));
    }

    private HttpServerRequest request() {
        return context.request();
    }

    /** @param bytes the same, unread */
    record Read(Form form, byte[] bytes) {}
}
