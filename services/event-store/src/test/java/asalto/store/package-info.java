/** The promises of the log, which every implementation passes. */
@NullMarked
package asalto.store;

import org.jspecify.annotations.NullMarked;
