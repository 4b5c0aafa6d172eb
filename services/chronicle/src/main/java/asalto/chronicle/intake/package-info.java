/**
 * Takes the topic into the chronicle's own tables, once and in order.
 *
 * <p>One thread reads; a batch and the offsets behind it are stored in one transaction, so a crash repeats nothing and
 * loses nothing. The broker keeps no offsets for us.
 */
@NullMarked
package asalto.chronicle.intake;

import org.jspecify.annotations.NullMarked;
