package asalto.arena.register;

import java.util.List;
import java.util.Optional;

/**
 * The dice put aside for a round.
 *
 * @param pace the id of the pace that the round was started with
 * @param seed 32 bytes
 * @param tape the faces entered by hand, if they were
 */
public record DiceAside(String pace, byte[] seed, Optional<List<Integer>> tape) {}
