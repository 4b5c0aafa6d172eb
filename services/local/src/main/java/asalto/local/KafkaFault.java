package asalto.local;

import java.net.BindException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Why Kafka cannot use its data folder: told by the one process, read in its log by the other. */
final class KafkaFault {

    static final String MARK = "Kafka cannot use its data folder: ";

    /** What Kafka says by itself, the exception on the line after it, when it ends itself on a thread of its own. */
    private static final String FATAL = "Encountered fatal fault";

    private KafkaFault() {}

    /** The reason of a start that failed, unless it is somebody else's port. */
    static Optional<String> of(Throwable failure) {
        var causes = Stream.iterate(failure, java.util.Objects::nonNull, Throwable::getCause)
                .toList();
        if (causes.stream().anyMatch(cause -> cause instanceof BindException)) {
            return Optional.empty();
        }
        var deepest = causes.getLast();
        return Optional.of(Optional.ofNullable(deepest.getMessage()).orElseGet(deepest::toString));
    }

    /** The last reason among these lines. */
    static Optional<String> in(List<String> lines) {
        for (int i = lines.size() - 1; i >= 0; i--) {
            if (lines.get(i).startsWith(MARK)) {
                return Optional.of(lines.get(i).substring(MARK.length()));
            }
            if (lines.get(i).contains(FATAL) && i + 1 < lines.size()) {
                var why = lines.get(i + 1).replaceFirst("^[\\w.$]+(Exception|Error): ", "");
                return Optional.of(why).filter(text -> !text.contains("already in use"));
            }
        }
        return Optional.empty();
    }
}
