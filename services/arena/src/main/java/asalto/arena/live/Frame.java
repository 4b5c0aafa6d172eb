package asalto.arena.live;

import java.nio.charset.StandardCharsets;

/**
 * One encoded {@code ev} frame: the events of one beat, or a part of them.
 *
 * @param from the position of its first event
 * @param to the position of its last event
 * @param bytes the length of the text in UTF-8
 */
record Frame(long from, long to, String text, int bytes) {

    static Frame of(long from, long to, String text) {
        return new Frame(from, to, text, text.getBytes(StandardCharsets.UTF_8).length);
    }
}
