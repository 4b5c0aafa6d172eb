/**
 * Checks an encounter: the chain of each copy, the copies against each other, and every event against the rules.
 *
 * <p>Damaged data is an answer here, never an exception: what cannot be read is named by its seq.
 */
@NullMarked
package asalto.chronicle.audit;

import org.jspecify.annotations.NullMarked;
