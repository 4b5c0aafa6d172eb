/**
 * A real PostgreSQL and a real Kafka on this machine, without Docker: for the tests of the other modules
 * ({@link asalto.local.Servers}) and for {@code ./asalto up} ({@link asalto.local.Up}).
 *
 * <p>Everything listens on 127.0.0.1 only. What may be started twice says so; nothing here is safe for use by two threads.
 */
@NullMarked
package asalto.local;

import org.jspecify.annotations.NullMarked;
