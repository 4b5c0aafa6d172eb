package asalto.rules.desafio;

import asalto.rules.Dice;
import asalto.rules.Event;
import java.util.List;
import java.util.function.Function;

/**
 * One way in which a tenth may be going.
 *
 * @param origin a number for the state at its start
 * @param last what the last step brought
 */
record Course(int origin, Tenth tenth, Tally tally, List<Event> last, Once<Essence> essence) {

    Course(int origin, Tenth tenth, Tally tally, List<Event> last) {
        this(origin, tenth, tally, last, new Once<>());
    }

    /** Asked for often, and always in the same way. */
    Essence essence(Function<Course, Essence> look) {
        return essence.get(() -> look.apply(this));
    }

    /** The next step, with these dice. */
    Course next(Dice dice) {
        var unfolding = tenth.unfolding().with(dice);
        int mark = unfolding.mark();
        var further = tenth.in(unfolding).step();
        var told = List.copyOf(unfolding.toldSince(mark));
        return new Course(origin, further, tally.after(told), told);
    }

    Step due() {
        return tenth.left().first();
    }

    int left() {
        return tenth.left().size();
    }
}
