package asalto.arena;

import asalto.protocol.Hash;

/**
 * What makes an intent done once, however often it is asked for.
 *
 * @param key chosen by the asker
 * @param print of all that was asked: another one under the same key is another intent
 */
public record Key(String key, Hash print) {

    /** Until there are seats, everybody sits in the same. */
    static final String SEAT = "director";
}
