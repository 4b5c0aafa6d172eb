/**
 * The log's way to the topic: positions are given, events are sent in their order, what was acknowledged is remembered.
 *
 * <p>Within an encounter the topic has every event in order. After a crash the last ones may come again; a consumer takes
 * an encounter's next seq and drops the rest.
 */
@NullMarked
package asalto.arena.stream;

import org.jspecify.annotations.NullMarked;
