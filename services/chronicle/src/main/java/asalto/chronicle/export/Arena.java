package asalto.chronicle.export;

import static java.nio.charset.StandardCharsets.UTF_8;

import asalto.chronicle.Settings;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executors;

/** The arena, as far as an audit asks it for something. */
@Singleton
public final class Arena {

    private static final String HEAD = "Asalto-Head";
    private static final Duration CONNECT = Duration.ofSeconds(2);

    private final Settings settings;
    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(CONNECT)
            .executor(Executors.newVirtualThreadPerTaskExecutor())
            .build();

    Arena(Settings settings) {
        this.settings = settings;
    }

    /** The export of an encounter; empty if the arena knows no such encounter. */
    public Optional<Export> export(String encounter) throws ArenaAway, InterruptedException {
        var answer = ask(encounter);
        if (answer.statusCode() == 200) {
            return Optional.of(new Export(announced(answer), answer.body(), settings.arenaTimeout()));
        }
        discard(answer.body());
        return switch (answer.statusCode()) {
            case 404 -> Optional.empty();
            // The arena has no database at the moment, or what stands before it has no arena.
            case 502, 503, 504 -> throw ArenaAway.gone("status-" + answer.statusCode());
            default -> throw ArenaAway.answering("status-" + answer.statusCode());
        };
    }

    private static Announced announced(HttpResponse<InputStream> answer) throws ArenaAway {
        var announced = answer.headers().firstValue(HEAD).flatMap(Announced::read);
        if (announced.isEmpty()) {
            discard(answer.body());
        }
        return announced.orElseThrow(() -> ArenaAway.answering("head-missing"));
    }

    private HttpResponse<InputStream> ask(String encounter) throws ArenaAway, InterruptedException {
        var id = URLEncoder.encode(encounter, UTF_8).replace("+", "%20");
        var address = URI.create(settings.arenaUrl() + "/api/encounters/" + id + "/export");
        var request = HttpRequest.newBuilder(address)
                .timeout(settings.arenaTimeout())
                .header("Accept", "application/x-ndjson")
                .build();
        try {
            return http.send(request, BodyHandlers.ofInputStream());
        } catch (IOException e) {
            throw ArenaAway.gone("unreachable");
        }
    }

    private static void discard(InputStream body) throws ArenaAway {
        try {
            body.close();
        } catch (IOException e) {
            throw ArenaAway.answering("broken-off");
        }
    }
}
