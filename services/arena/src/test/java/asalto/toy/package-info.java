/** A rule system of a few lines, to prove that the arena has no special case for any of those that people play. */
@NullMarked
package asalto.toy;

import org.jspecify.annotations.NullMarked;
