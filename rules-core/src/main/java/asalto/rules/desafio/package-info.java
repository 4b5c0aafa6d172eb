/**
 * Desafío, the tenth-of-a-second system. One chapter of {@code docs/rules/desafio.md} per file; each rule is cited by its
 * number where it is carried out.
 */
@NullMarked
package asalto.rules.desafio;

import org.jspecify.annotations.NullMarked;
