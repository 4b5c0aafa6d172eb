/** The chronicle's REST: the audit of an encounter, and how much of it is recorded. */
@NullMarked
package asalto.chronicle.api;

import org.jspecify.annotations.NullMarked;
