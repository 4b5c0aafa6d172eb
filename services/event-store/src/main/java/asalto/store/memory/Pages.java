package asalto.store.memory;

import asalto.protocol.LoggedEvent;
import asalto.protocol.Parts;
import asalto.store.EventStore;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** Pages that end when they have enough, or when they are heavy enough. */
final class Pages {

    private Pages() {}

    static <T> List<T> cut(Stream<T> waiting, int limit, Function<T, LoggedEvent> event) {
        var page = new ArrayList<T>();
        long weight = 0;
        for (var next : (Iterable<T>) waiting.limit(limit)::iterator) {
            if (weight >= EventStore.WEIGHT) {
                break;
            }
            page.add(next);
            weight += weight(event.apply(next).parts());
        }
        return List.copyOf(page);
    }

    private static long weight(Parts parts) {
        return (long) bytes(parts.result()) + bytes(parts.roll()) + bytes(parts.sheet());
    }

    private static int bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }
}
