/** The product as a user has it, tested from outside: packaged services, real servers, a real browser. */
@NullMarked
package asalto.acceptance;

import org.jspecify.annotations.NullMarked;
