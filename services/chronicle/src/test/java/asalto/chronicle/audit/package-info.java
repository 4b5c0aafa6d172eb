/** Deciding again, on chains that hold: what only the rules can find. */
@NullMarked
package asalto.chronicle.audit;

import org.jspecify.annotations.NullMarked;
