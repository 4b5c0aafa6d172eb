/** The log in memory, for tests and for tools that keep nothing. */
@NullMarked
package asalto.store.memory;

import org.jspecify.annotations.NullMarked;
