package asalto.chronicle.export;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * An export under way. A virtual thread fetches ahead, a bounded number of lines; whoever reads waits for a line no
 * longer than the patience given.
 */
public final class Export implements AutoCloseable {

    private static final int AHEAD = 256;

    private final BlockingQueue<Part> parts = new ArrayBlockingQueue<>(AHEAD);
    private final Announced announced;
    private final InputStream body;
    private final Duration patience;
    private final Thread fetching;
    private boolean ended;

    Export(Announced announced, InputStream body, Duration patience) {
        this.announced = announced;
        this.body = body;
        this.patience = patience;
        this.fetching = Thread.ofVirtual().name("export").start(this::fetch);
    }

    /** Where it must end. */
    public Announced announced() {
        return announced;
    }

    /** The next envelope's bytes; empty at the end. */
    public Optional<byte[]> next() throws ArenaAway, InterruptedException {
        if (ended) {
            return Optional.empty();
        }
        var part = parts.poll(patience.toMillis(), TimeUnit.MILLISECONDS);
        return switch (part) {
            case Part.Line(var bytes) -> Optional.of(bytes);
            case Part.End _ -> {
                ended = true;
                yield Optional.empty();
            }
            case Part.Broken(var why) -> throw ArenaAway.answering(why);
            case null -> throw ArenaAway.answering("stalled");
        };
    }

    private void fetch() {
        try {
            parts.put(outcome());
        } catch (InterruptedException _) {
            // Whoever read has closed, and asks for nothing more.
            Thread.currentThread().interrupt();
        }
    }

    private Part outcome() throws InterruptedException {
        try (var buffered = new BufferedInputStream(body)) {
            var lines = new Lines(buffered);
            for (var line = lines.next(); line.isPresent(); line = lines.next()) {
                parts.put(new Part.Line(line.get()));
            }
            return new Part.End();
        } catch (IOException e) {
            return new Part.Broken("broken-off");
        }
    }

    @Override
    public void close() throws IOException {
        fetching.interrupt();
        body.close();
    }

    private sealed interface Part {
        record Line(byte[] bytes) implements Part {}

        record End() implements Part {}

        record Broken(String why) implements Part {}
    }
}
