package asalto.arena.api;

import java.util.Optional;
import java.util.UUID;

/** The ids of encounters. */
final class Ids {

    private Ids() {}

    /** The id that a path names; empty if it is none, written as ids are. */
    static Optional<UUID> of(String text) {
        try {
            return Optional.of(UUID.fromString(text)).filter(id -> id.toString().equals(text));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /**
     * The same where there must be one.
     *
     * @throws Refused if it names nothing that there could be
     */
    static UUID named(String text) {
        return of(text).orElseThrow(() -> new Refused(Problem.of(404, "not-found")));
    }
}
