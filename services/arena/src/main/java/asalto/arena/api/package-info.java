/** REST, as {@code docs/api.md} has it: one resource per noun, refusals as problem+json, forms read strictly. */
@NullMarked
package asalto.arena.api;

import org.jspecify.annotations.NullMarked;
