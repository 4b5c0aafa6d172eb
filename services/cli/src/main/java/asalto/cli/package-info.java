/**
 * The command line. {@code resolve} plays scenarios through the same rules as the server, without a server.
 *
 * <p>What is printed is made in memory first: standard output stays empty unless the exit is 0.
 */
@NullMarked
package asalto.cli;

import org.jspecify.annotations.NullMarked;
