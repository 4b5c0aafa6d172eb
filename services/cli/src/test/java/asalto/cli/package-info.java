/** Tests of the command line, through its front door. */
@NullMarked
package asalto.cli;

import org.jspecify.annotations.NullMarked;
