package asalto.rules;

import java.util.List;
import java.util.Optional;

/**
 * Decides a whole encounter again from what its events recorded: inputs and faces are taken from them, all else has to
 * come out the same.
 */
public final class Redecision {

    private final RuleSystem system;
    private final List<Event> found;
    private final RecordedDice dice;

    private Redecision(RuleSystem system, List<Event> found) {
        this.system = system;
        this.found = List.copyOf(found);
        this.dice = new RecordedDice(system.rolls(found));
    }

    /**
     * The first event that is not what the rules make of the events before it.
     *
     * @param index from 0 in the list given
     * @param expected by the rules; empty if nothing can begin so, or nothing was to follow
     * @param found empty if events are missing at the end
     */
    public record Divergence(int index, Optional<Event> expected, Optional<Event> found) {}

    /** @param events all of an encounter, from the first on; they may end between any two commands */
    public static Optional<Divergence> firstDivergence(RuleSystem system, List<Event> events) {
        return new Redecision(system, events).firstDivergence();
    }

    private Optional<Divergence> firstDivergence() {
        if (found.isEmpty()) {
            return Optional.empty();
        }
        int index = 0;
        try {
            var encounter = system.begin(found.getFirst());
            for (index = 1; index < found.size(); ) {
                var expected = encounter.again(found.get(index), dice);
                var divergence = compare(expected, index);
                if (divergence.isPresent()) {
                    return divergence;
                }
                for (var event : expected) {
                    encounter = encounter.evolve(event);
                }
                index += expected.size();
            }
            return Optional.empty();
        } catch (CorruptStream _) {
            return Optional.of(new Divergence(index, Optional.empty(), Optional.of(found.get(index))));
        }
    }

    private Optional<Divergence> compare(List<Event> expected, int from) {
        if (expected.isEmpty()) {
            return Optional.of(new Divergence(from, Optional.empty(), Optional.of(found.get(from))));
        }
        for (int offset = 0; offset < expected.size(); offset++) {
            var ought = expected.get(offset);
            var is = from + offset < found.size() ? Optional.of(found.get(from + offset)) : Optional.<Event>empty();
            if (!is.equals(Optional.of(ought))) {
                return Optional.of(new Divergence(from + offset, Optional.of(ought), is));
            }
        }
        return Optional.empty();
    }

    /**
     * The recorded faces, one after the other. Where they do not fit what the rules ask for it gives a 1: the event that is
     * decided with it cannot be the recorded one, which is how the misfit is found.
     */
    private static final class RecordedDice implements Dice {

        private final List<Roll> rolls;
        private int read;

        RecordedDice(List<Roll> rolls) {
            this.rolls = rolls;
        }

        @Override
        public int roll(int sides, String roller) {
            int face = read < rolls.size() ? rolls.get(read).face() : 1;
            read++;
            return face >= 1 && face <= sides ? face : 1;
        }
    }
}
