/** The rules of Desafío as tests: who is there, what was declared, which dice fall, and what happens then. */
@NullMarked
package asalto.rules.desafio;

import org.jspecify.annotations.NullMarked;
