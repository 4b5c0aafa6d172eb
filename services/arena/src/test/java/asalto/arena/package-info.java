/** The arena through its front doors, against the real PostgreSQL and Kafka. */
@NullMarked
package asalto.arena;

import org.jspecify.annotations.NullMarked;
