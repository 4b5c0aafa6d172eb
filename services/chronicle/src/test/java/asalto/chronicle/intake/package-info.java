/** The intake by itself, on topics of its own. */
@NullMarked
package asalto.chronicle.intake;

import org.jspecify.annotations.NullMarked;
