/**
 * What people write, before any rule has looked at it: a tree of plain values, a reader that collects every fault with
 * its path, and the faults themselves. Knows no JSON: whoever holds a text turns it into a {@link asalto.rules.form.Form}.
 */
@NullMarked
package asalto.rules.form;

import org.jspecify.annotations.NullMarked;
