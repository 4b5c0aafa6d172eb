/** Reads the chronicle's own copy of the topic, page by page. */
@NullMarked
package asalto.chronicle.copy;

import org.jspecify.annotations.NullMarked;
