package asalto.rules.desafio;

import java.util.Optional;

/**
 * What a fight remembers of its events themselves.
 *
 * @param count how many there were: the number of the last one in the encounter's stream
 * @param ruling the one that is being carried out by what follows
 */
record Past(int count, Optional<Ruling> ruling) {

    /** After the event that opens an encounter. */
    static final Past OPENED = new Past(1, Optional.empty());

    Past ruling(Optional<Ruling> made) {
        return new Past(count, made);
    }

    Past andOne() {
        return new Past(count + 1, ruling);
    }
}
