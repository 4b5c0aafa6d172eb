/** Fetches the arena's export of an encounter, as a stranger would: over HTTP, line by line. */
@NullMarked
package asalto.chronicle.export;

import org.jspecify.annotations.NullMarked;
