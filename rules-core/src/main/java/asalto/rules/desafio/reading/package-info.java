/**
 * Reads and judges what people write for Desafío: {@code docs/rules/desafio.md} and the scenario page, field by field.
 * The way in is {@link asalto.rules.desafio.Forms}; paths are those of the form given, and every fault is told at once.
 */
@NullMarked
package asalto.rules.desafio.reading;

import org.jspecify.annotations.NullMarked;
