package asalto.store;

import static asalto.store.Log.append;
import static asalto.store.Log.intent;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import asalto.store.Outcome.Appended;
import asalto.store.Outcome.Conflict;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Thirty-two writers over a few encounters, two who give positions, and one who reads the feed as it grows. */
final class Crowd {

    private static final int WRITERS = 32;
    private static final int APPENDS = 6;

    private final EventStore store;
    private final Feed feed;
    private volatile boolean isOver;
    private final List<UUID> encounters =
            IntStream.range(0, 4).mapToObj(_ -> UUID.randomUUID()).toList();

    Crowd(EventStore store, Feed feed) {
        this.store = store;
        this.feed = feed;
    }

    void write() throws Exception {
        long before = Log.drain(feed);
        int expected = WRITERS * APPENDS * 2;
        List<FedEvent> polled;
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            var writers = IntStream.range(0, WRITERS)
                    .mapToObj(index -> executor.submit(() -> writer(index)))
                    .toList();
            var steppers = List.of(
                    executor.submit(() -> step(before + expected)), executor.submit(() -> step(before + expected)));
            try {
                polled = poll(before, expected, writers);
            } finally {
                isOver = true;
            }
            for (var stepper : steppers) {
                stepper.get();
            }
        }
        check(before, polled);
    }

    private @Nullable Void writer(int index) {
        var encounter = encounters.get(index % encounters.size());
        for (int n = 0; n < APPENDS; n++) {
            var intent = intent("writer-" + index + "-" + n);
            Outcome outcome;
            do {
                outcome = store.append(append(encounter, store.head(encounter), 2, intent));
            } while (outcome instanceof Conflict);
            assertInstanceOf(Appended.class, outcome);
        }
        return null;
    }

    private @Nullable Void step(long until) {
        while (!isOver && feed.head().position() < until) {
            feed.step(5);
        }
        return null;
    }

    /** Reads on behind the last position seen, as a consumer does; a writer's failure ends the waiting. */
    private List<FedEvent> poll(long before, int expected, List<Future<Void>> writers) throws Exception {
        var polled = new ArrayList<FedEvent>();
        while (polled.size() < expected) {
            polled.addAll(feed.read(before + polled.size(), 10));
            for (var writer : writers) {
                if (writer.isDone()) {
                    writer.get();
                }
            }
        }
        return polled;
    }

    private void check(long before, List<FedEvent> polled) {
        Map<UUID, Long> seen = new HashMap<>();
        for (int i = 0; i < polled.size(); i++) {
            var fed = polled.get(i);
            assertEquals(before + i + 1, fed.position());
            assertEquals(seen.merge(fed.encounter(), 1L, Long::sum), fed.event().seq());
        }
        for (var encounter : encounters) {
            assertEquals(WRITERS * APPENDS * 2L / encounters.size(), store.head(encounter));
            assertEquals(Optional.empty(), Log.firstBreak(store, encounter));
            assertEquals(store.head(encounter), Log.all(store, encounter).size());
        }
    }

    /** What comes of the same call by several who begin together. */
    static <T> List<T> atOnce(int callers, IntFunction<T> call) throws Exception {
        var together = new CountDownLatch(callers);
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            var calls = IntStream.range(0, callers)
                    .<Callable<T>>mapToObj(index -> () -> {
                        together.countDown();
                        together.await();
                        return call.apply(index);
                    })
                    .map(executor::submit)
                    .toList();
            var results = new ArrayList<T>();
            for (var each : calls) {
                results.add(each.get());
            }
            return results;
        }
    }
}
