/** Tests of the package of the same name. */
@NullMarked
package asalto.arena.live;

import org.jspecify.annotations.NullMarked;
