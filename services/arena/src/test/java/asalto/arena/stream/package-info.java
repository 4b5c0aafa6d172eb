/** The way to the topic, against a real PostgreSQL and a real Kafka. */
@NullMarked
package asalto.arena.stream;

import org.jspecify.annotations.NullMarked;
