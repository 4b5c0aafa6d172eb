/** The log's promises, held against this implementation. */
@NullMarked
package asalto.store.postgres;

import org.jspecify.annotations.NullMarked;
