/** What holds for the rules as a whole. */
@NullMarked
package asalto.rules;

import org.jspecify.annotations.NullMarked;
