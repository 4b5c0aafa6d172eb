/** What the topics of the chronicle share: its settings. */
@NullMarked
package asalto.chronicle;

import org.jspecify.annotations.NullMarked;
