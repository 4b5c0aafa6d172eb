/** The log's promises, held against this implementation. */
@NullMarked
package asalto.store.memory;

import org.jspecify.annotations.NullMarked;
