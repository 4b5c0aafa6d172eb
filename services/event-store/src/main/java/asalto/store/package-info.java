/**
 * The log of encounters: a port, what goes through it, and how an event is sealed. {@code memory} and {@code postgres}
 * keep the same promises.
 *
 * <p>Within an encounter events are numbered by {@code seq} from 1 without gaps. The feed has all events of all
 * encounters by dense positions; within an encounter it keeps the order. Everything here may be used by many threads.
 */
@NullMarked
package asalto.store;

import org.jspecify.annotations.NullMarked;
