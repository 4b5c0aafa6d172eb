/** Which code carries out a numbered rule, and which test proves it. */
@NullMarked
package asalto.rules.coverage;

import org.jspecify.annotations.NullMarked;
