package asalto.rules.desafio;

import java.util.Optional;

/**
 * A ruling, read and judged by itself.
 *
 * @param combatant whom it falls on; nobody is named where a roll is replaced
 */
public record Ruled(Optional<String> combatant, Ruling ruling, String reason) {}
