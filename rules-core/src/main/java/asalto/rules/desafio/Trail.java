package asalto.rules.desafio;

import asalto.rules.Event;
import asalto.rules.Roll;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What happened since a round was started, as far as it holds: for rulings that go back into it, and to count its dice.
 *
 * @param start the fight as it was before
 * @param number of what happened last
 * @param event what happened last
 * @param before all that happened before that
 * @param open whether a roll of it may still be replaced
 */
record Trail(Fight start, int number, Event event, Optional<Trail> before, boolean open) {

    static Trail of(Fight start, int number, Event first) {
        return new Trail(start, number, first, Optional.empty(), true);
    }

    /** Its events, the first one first. */
    List<Past.Told> all() {
        var all = new ArrayList<Past.Told>();
        for (var trail = Optional.of(this); trail.isPresent(); trail = trail.get().before) {
            all.add(new Past.Told(trail.get().number, trail.get().event));
        }
        Collections.reverse(all);
        return all;
    }

    List<Roll> rolls() {
        return rolls(all());
    }

    static List<Roll> rolls(List<Past.Told> told) {
        return Faces.of(told.stream().map(Past.Told::event).toList());
    }

    Optional<Past.Told> told(int number) {
        return all().stream().filter(told -> told.number() == number).findFirst();
    }

    /** What holds no longer if a roll is replaced: all that came from it on. What the director ruled stays. */
    List<Integer> gone(int from) {
        return all().stream()
                .filter(told -> told.number() >= from && !told.isRuling())
                .map(Past.Told::number)
                .toList();
    }

    /** The fight as these of its events tell it. Orders given since are no part of a round. */
    Fight told(Fight now, Predicate<Past.Told> which) {
        var fight = start;
        for (var told : all()) {
            if (which.test(told)) {
                fight = fight.past(fight.past().count(told.number() - 1)).evolve(told.event());
            }
        }
        return fight.past(fight.past().count(now.past().count()))
                .each(who -> who.orders(now.fighter(who.id()).orders()));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Trail trail
                && open == trail.open
                && start.equals(trail.start)
                && all().equals(trail.all());
    }

    @Override
    public int hashCode() {
        return event.hashCode();
    }

    @Override
    public String toString() {
        return "Trail" + all();
    }
}
