/** How fast the rules are, each figure beside a yardstick of the same run. */
@NullMarked
package asalto.bench;

import org.jspecify.annotations.NullMarked;
