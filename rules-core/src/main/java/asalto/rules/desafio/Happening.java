package asalto.rules.desafio;

import java.util.Optional;

/**
 * Something that may come of one of the actions that odds are asked for.
 *
 * @param action its position in the declaration
 */
record Happening(int action, Optional<Integer> spray, What what) {

    /** What may come of an action. */
    sealed interface What {

        /** Something that is either so or not. */
        enum Plain implements What {
            MADE,
            HIT,
            CRITICAL,
            STOPPED,
            LANDED,
            USED,
            STOPS,
            SUCCEEDED,
            WON,
            LOST
        }

        /** It was not carried out, or in vain. */
        record Vain(String reason) implements What {}

        /** Of a burst or a spray so many bullets or more hit. */
        record Bullets(int least) implements What {}
    }
}
