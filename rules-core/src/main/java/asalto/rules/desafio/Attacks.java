package asalto.rules.desafio;

import asalto.rules.Outcomes;
import java.util.ArrayList;
import java.util.function.Function;

/** Attacks of a tenth, weighed one after the other with all that they bring. Adds up what may come of the actor's. */
final class Attacks {

    private final String actor;
    private final Outcomes outcomes;
    private final Chances chances;
    private final Function<Course, Essence> look;

    /** @param look all that what comes after the attacks looks at */
    Attacks(String actor, Outcomes outcomes, Chances chances, Function<Course, Essence> look) {
        this.actor = actor;
        this.outcomes = outcomes;
        this.chances = chances;
        this.look = look;
    }

    Essence essence(Course course) {
        return course.essence(look);
    }

    /** All attacks that are left in the tenth; the same in every course. */
    Wave<Course> all(Wave<Course> wave) {
        var now = wave;
        for (int left = now.all().getFirst().left(); left > 0; left--) {
            now = next(now, left - 1);
        }
        return now;
    }

    /** The next attack, until so many steps are left. */
    private Wave<Course> next(Wave<Course> wave, int left) {
        var done = new ArrayList<Wave<Course>>();
        for (var pending = wave; !pending.isEmpty(); ) {
            var grown = grow(pending);
            done.add(having(grown, left, true));
            pending = having(grown, left, false);
        }
        var all = new Wave<>(done.getLast().outOf(), this::essence);
        done.forEach(all::addAll);
        return all;
    }

    private Wave<Course> having(Wave<Course> wave, int left, boolean so) {
        var some = new Wave<>(wave.outOf(), this::essence);
        wave.forEach((course, ways) -> {
            if ((course.left() == left) == so) {
                some.add(course, ways);
            }
        });
        return some;
    }

    /** One step further in every course. */
    private Wave<Course> grow(Wave<Course> wave) {
        var growth = Growth.of(wave, outcomes, course -> course::next);
        var grown = new Wave<>(growth.outOf(), this::essence);
        var happened = new Chances.Ways();
        for (var leaf : growth.leaves()) {
            happened.add(Happenings.of(actor, leaf.before().due(), leaf.after().last()), leaf.ways());
            grown.add(leaf.after(), leaf.ways());
        }
        chances.add(happened, grown.outOf());
        return grown;
    }
}
