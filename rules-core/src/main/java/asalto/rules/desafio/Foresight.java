package asalto.rules.desafio;

import asalto.rules.CorruptStream;
import asalto.rules.Dice;
import asalto.rules.Outcomes;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * A whole round that is only considered, followed through by the rules themselves, over all dice and all that they change.
 *
 * @param locked the round, started
 * @param actor on whose behalf
 */
record Foresight(Fight locked, String actor, Outcomes outcomes, Chances chances) {

    /** A moment between two tenths, or the end. */
    record Stand(Fight fight, Tally tally) {}

    private static final Dice NONE = (sides, roller) -> {
        throw new CorruptStream("no dice are thrown here");
    };

    /** How the round may end. */
    Wave<Stand> ends() {
        var wave = Wave.of(new Stand(locked, Tally.of(actor)), this::essence);
        for (int tenth = 1; tenth <= Schedule.TENTHS; tenth++) {
            wave = tenth(wave, tenth);
        }
        return end(wave);
    }

    private Essence essence(Stand stand) {
        return Essence.of(stand.fight, stand.tally, everyWound());
    }

    private Essence inATenth(Course course) {
        return Essence.of(course, everyWound());
    }

    /** Treatment asks for a wound by its number. */
    private boolean everyWound() {
        return locked.fighters().stream()
                .flatMap(fighter -> fighter.actions().stream())
                .anyMatch(Action.Treat.class::isInstance);
    }

    private Wave<Stand> tenth(Wave<Stand> wave, int tenth) {
        var attacks = new Attacks(actor, outcomes, chances, this::inATenth);
        var happened = new Chances.Ways();
        var begun = new Wave<>(wave.outOf(), attacks::essence);
        wave.forEach((stand, ways) -> {
            var course = begin(stand, tenth, begun.all().size());
            happened.add(Happenings.of(actor, 0, course.last()), ways);
            begun.add(course, ways);
        });
        chances.add(happened, wave.outOf());
        return attacks.all(begun).map(this::essence, this::over);
    }

    private Course begin(Stand stand, int tenth, int origin) {
        var unfolding = new Unfolding(stand.fight, locked.round(), stand.fight.beat(), NONE);
        return new Course(origin, Tenth.begin(unfolding, tenth), stand.tally, unfolding.told());
    }

    private Stand over(Course course) {
        var tenth = course.tenth();
        tenth.end();
        return new Stand(tenth.unfolding().now().beat(tenth.tenth()), course.tally());
    }

    private record Ended(Stand stand, List<Happening> happened) {}

    /** After tenth 10. Rule D-33. */
    private Wave<Stand> end(Wave<Stand> wave) {
        int whole = wholeRound();
        var growth = Growth.<Stand, Ended>of(wave, outcomes, stand -> dice -> ended(stand, whole, dice));
        var ended = new Wave<>(growth.outOf(), this::essence);
        var happened = new Chances.Ways();
        for (var leaf : growth.leaves()) {
            happened.add(leaf.after().happened, leaf.ways());
            ended.add(leaf.after().stand, leaf.ways());
        }
        chances.add(happened, ended.outOf());
        return ended;
    }

    private Ended ended(Stand stand, int whole, Dice dice) {
        var unfolding = new Unfolding(stand.fight, locked.round(), Schedule.TENTHS, dice);
        new RoundEnd(unfolding).play();
        return new Ended(new Stand(unfolding.now(), stand.tally), Happenings.of(actor, whole, unfolding.told()));
    }

    /**
     * The ends of rounds played with these dice, out of as many as there are.
     *
     * @param most rounds
     * @param enough dice: with so many thrown no further round is begun
     * @param least rounds, whatever they throw
     */
    Wave<Stand> sample(int most, int enough, int least, Dice dice) {
        var counted = new CountedDice(dice);
        var happened = new Chances.Ways();
        var stands = new ArrayList<Stand>();
        while (stands.size() < most && (counted.thrown() < enough || stands.size() < least)) {
            stands.add(played(counted, happened));
        }
        var outOf = BigInteger.valueOf(stands.size());
        var ends = new Wave<>(outOf, this::essence);
        stands.forEach(stand -> ends.add(stand, BigInteger.ONE));
        chances.add(happened, outOf);
        return ends;
    }

    private Stand played(Dice dice, Chances.Ways happened) {
        var stand = new Stand(locked, Tally.of(actor));
        for (int tenth = 1; tenth <= Schedule.TENTHS; tenth++) {
            var course = begin(stand, tenth, 0);
            happened.add(Happenings.of(actor, 0, course.last()), BigInteger.ONE);
            while (course.left() > 0) {
                var step = course.due();
                course = course.next(dice);
                happened.add(Happenings.of(actor, step, course.last()), BigInteger.ONE);
            }
            stand = over(course);
        }
        var ended = ended(stand, wholeRound(), dice);
        happened.add(ended.happened, BigInteger.ONE);
        return ended.stand;
    }

    private int wholeRound() {
        return WholeRound.position(locked.fighter(actor).actions());
    }
}
