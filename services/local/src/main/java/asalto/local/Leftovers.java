package asalto.local;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The processes that {@code up} started, on record, so that the next one can end those that a killed one left. */
final class Leftovers {

    private final Kept kept;

    private Leftovers(Kept kept) {
        this.kept = kept;
    }

    static Leftovers in(Path data) {
        return new Leftovers(Kept.in(data.resolve("children.properties")));
    }

    void record(String server, ProcessHandle process) {
        kept.put(
                server,
                process.pid() + "/"
                        + startOf(process).map(Instant::toEpochMilli).orElse(0L));
    }

    /** Ends what is still there and forgets all. */
    void end() {
        var living = kept.values().values().stream()
                .flatMap(text -> living(text).stream())
                .toList();
        Processes.stop(living, Duration.ofSeconds(10));
        kept.clear();
    }

    /** A process number is used again: only the one that began at the same moment is ours. */
    private static Optional<ProcessHandle> living(String text) {
        var parts = List.of(text.split("/"));
        if (parts.size() != 2 || !parts.stream().allMatch(part -> part.matches("[0-9]{1,18}"))) {
            return Optional.empty();
        }
        var start = Optional.of(Instant.ofEpochMilli(Long.parseLong(parts.get(1))));
        return ProcessHandle.of(Long.parseLong(parts.get(0)))
                .filter(process -> startOf(process)
                        .map(i -> Instant.ofEpochMilli(i.toEpochMilli()))
                        .equals(start));
    }

    private static Optional<Instant> startOf(ProcessHandle process) {
        return process.info().startInstant();
    }
}
