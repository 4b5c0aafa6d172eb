package asalto.arena.live;

import asalto.arena.live.Request.From;
import java.util.Optional;

/** How a subscription begins, given what the client already has. */
sealed interface Resumption {

    /** Go on after a position. */
    record Tail(long position) implements Resumption {}

    /** Begin with the state. @param reset why what the client has is worthless, if it is */
    record Snapshot(Optional<String> reset) implements Resumption {}

    static Resumption of(Optional<From> from, String epoch, long head) {
        if (from.isEmpty()) {
            return new Snapshot(Optional.empty());
        }
        long position = from.get().position();
        boolean fromTheStart = position == 0 && from.get().epoch().isEmpty();
        if (fromTheStart) {
            return new Tail(0);
        }
        if (!from.get().epoch().equals(Optional.of(epoch))) {
            return new Snapshot(Optional.of("rewind"));
        }
        if (position > head) {
            return new Snapshot(Optional.of("window"));
        }
        return head - position > Timing.BEHIND_MOST ? new Snapshot(Optional.empty()) : new Tail(position);
    }
}
