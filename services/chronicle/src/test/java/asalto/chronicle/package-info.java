/** The chronicle against a real PostgreSQL, a real Kafka and a fake arena. */
@NullMarked
package asalto.chronicle;

import org.jspecify.annotations.NullMarked;
