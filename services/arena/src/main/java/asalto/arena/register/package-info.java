/** Ordinary state: what is no event. What encounters are called, who plays their beats, the dice put aside. */
@NullMarked
package asalto.arena.register;

import org.jspecify.annotations.NullMarked;
