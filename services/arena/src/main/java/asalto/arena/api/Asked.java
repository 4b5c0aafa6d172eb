package asalto.arena.api;

import asalto.arena.Ask;
import asalto.arena.Key;
import asalto.protocol.Json;
import asalto.protocol.Parsed;
import asalto.rules.form.Form;
import io.vertx.core.http.HttpServerRequest;
import jakarta.enterprise.context.RequestScoped;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** A request that changes something: what its body and headers say. */
@RequestScoped
public class Asked {

    /** The largest body, in bytes. */
    static final int MOST_BYTES = 1024 * 1024;

    private static final Pattern KEY = Pattern.compile("[\\x21-\\x7e]{1,200}");
    private static final Pattern VERSION = Pattern.compile("\"(0|[1-9][0-9]{0,17})\"");

    private final HttpServerRequest request;

    Asked(HttpServerRequest request) {
        this.request = request;
    }

    /**
     * The body as it was written.
     *
     * @throws Refused if it is too large, or no JSON
     */
    Read read(InputStream body) {
        var bytes = bytes(body);
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

    private static byte[] bytes(InputStream body) {
        try {
            var bytes = body.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new Refused(tooLarge());
            }
            return bytes;
        } catch (IOException e) {
            throw new Refused(Problem.of(400, "malformed", Map.of("reason", "cut-off")));
        }
    }

    static Problem tooLarge() {
        return Problem.of(413, "too-large", Map.of("most", Integer.toString(MOST_BYTES)));
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
        var key = Optional.ofNullable(request.getHeader("Idempotency-Key"));
        if (key.isPresent() && !KEY.matcher(key.get()).matches()) {
            throw new Refused(Problem.of(400, "malformed", Map.of("header", "Idempotency-Key")));
        }
        var path = request.method() + " " + request.path() + "\n";
        return key.map(one -> Key.of(one, path.getBytes(StandardCharsets.UTF_8), read.bytes()));
    }

    private Optional<Long> expected() {
        var seen = Optional.ofNullable(request.getHeader("If-Match")).map(String::strip);
        if (seen.isEmpty() || seen.get().equals("*")) {
            return Optional.empty();
        }
        var version = VERSION.matcher(seen.get());
        if (!version.matches()) {
            throw new Refused(Problem.of(400, "malformed", Map.of("header", "If-Match")));
        }
        return Optional.of(Long.parseLong(version.group(1)));
    }

    /** @param bytes the same, unread */
    record Read(Form form, byte[] bytes) {}
}
