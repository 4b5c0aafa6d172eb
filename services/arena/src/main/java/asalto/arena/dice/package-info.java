/** Where the server's faces come from, and how a round's dice go on after a restart. */
@NullMarked
package asalto.arena.dice;

import org.jspecify.annotations.NullMarked;
