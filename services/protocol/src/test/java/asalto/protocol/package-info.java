/** The proofs of what crosses a wire. */
@NullMarked
package asalto.protocol;

import org.jspecify.annotations.NullMarked;
