package asalto.arena;

import java.util.Optional;

/**
 * How something is asked for, by whichever door.
 *
 * @param key the same gets the same answer, byte for byte
 * @param expected the version that the asker has seen, if he insists on it
 */
public record Ask(Optional<Key> key, Optional<Long> expected) {

    /** As the arena asks itself. */
    static final Ask OWN = new Ask(Optional.empty(), Optional.empty());
}
