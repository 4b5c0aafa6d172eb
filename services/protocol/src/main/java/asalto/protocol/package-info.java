/**
 * What crosses a wire or lies in a log: JSON texts, events by their hand-written names, the evidence of an event, the
 * envelope in which it travels.
 *
 * <p>Everything is immutable and safe for use by many threads. The bytes are deterministic: the same event gives the
 * same text, in every process and for ever.
 */
@NullMarked
package asalto.protocol;

import org.jspecify.annotations.NullMarked;
