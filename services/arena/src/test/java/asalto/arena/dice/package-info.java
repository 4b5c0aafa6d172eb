/** Tests of the package of the same name. */
@NullMarked
package asalto.arena.dice;

import org.jspecify.annotations.NullMarked;
