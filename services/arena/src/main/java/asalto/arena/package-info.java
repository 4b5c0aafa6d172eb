/**
 * Plays encounters: commands in, events out.
 *
 * <p>{@link asalto.arena.Play} is the use case, {@link asalto.arena.Table} the mailbox of one encounter: what is decided
 * about an encounter is decided there, one thing at a time. Beneath are four doors that do not know each other:
 * {@code api} (REST), {@code live} (sockets), {@code register} (ordinary state), {@code stream} (the relay to Kafka).
 * Nothing here knows a rule system by name; {@link asalto.protocol.Systems} has them.
 */
@NullMarked
package asalto.arena;

import org.jspecify.annotations.NullMarked;
