/**
 * The socket, as {@code docs/api.md} has it.
 *
 * <p>Of every encounter that is watched there is one {@link Stage} with one {@link Ring} of encoded frames; a connection
 * is a cursor into it and keeps no payload of its own. What has left the ring is read from the log. Only positions are
 * believed: a hint that something was appended may come late, twice or never.
 *
 * <p>Threads: whoever appends only puts frames into the ring and wakes the connections. Each {@link Connection} pumps on
 * a virtual thread of its own while there is something to send and room to send it.
 */
@NullMarked
package asalto.arena.live;

import org.jspecify.annotations.NullMarked;
