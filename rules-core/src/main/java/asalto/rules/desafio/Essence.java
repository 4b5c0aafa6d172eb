package asalto.rules.desafio;

import asalto.rules.Event;
import asalto.rules.desafio.DesafioFact.WoundInflicted;
import java.util.Arrays;
import java.util.List;

/**
 * All that the rest of a round looks at, and all that is counted: two states with the same essence have the same odds. Of a
 * wound only its weight and the location that it costs (Rules D-65 to D-68): which number it has, and when its clock runs
 * out, nothing asks before the round is over.
 */
final class Essence {

    private final int[] figures;
    private final int hash;

    private Essence(Figures written) {
        this.figures = written.all();
        this.hash = Arrays.hashCode(figures);
    }

    /** Between two tenths. */
    static Essence of(Fight fight, Tally tally, boolean everyWound) {
        return new Essence(new Figures().fight(fight, everyWound).tally(fight, tally));
    }

    /** In a tenth, after which the round goes on. */
    static Essence of(Course course, boolean everyWound) {
        var now = course.tenth().unfolding().now();
        var figures = new Figures().add(course.origin()).left(course.tenth());
        var told = course.tenth().unfolding().toldSince(course.tenth().mark());
        for (var fighter : now.fighters()) {
            figures.fresh(fighter, told, everyWound);
        }
        return new Essence(figures.tally(now, course.tally()));
    }

    /** In a tenth of which only the attack counts that is being made. */
    static Essence alone(Course course) {
        var figures = new Figures().left(course.tenth());
        return new Essence(figures.tally(course.tenth().start(), course.tally()));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Essence essence && Arrays.equals(figures, essence.figures);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    /** The figures, as they are written down. */
    private static final class Figures {
        private int[] written = new int[48];
        private int count;

        Figures add(int figure) {
            if (count == written.length) {
                written = Arrays.copyOf(written, 2 * count);
            }
            written[count++] = figure;
            return this;
        }

        /** The steps that are left. */
        Figures left(Tenth tenth) {
            boolean critical =
                    tenth.left().size() > 0 && tenth.left().first() instanceof Landing next && next.critical();
            return add(tenth.left().size()).add(critical ? 1 : 0);
        }

        int[] all() {
            return Arrays.copyOf(written, count);
        }

        Figures fight(Fight fight, boolean everyWound) {
            for (var fighter : fight.fighters()) {
                if (fighter.body().dead()) {
                    add(-2);
                } else {
                    body(fighter, everyWound);
                    gear(fighter);
                }
                done(fighter);
            }
            return this;
        }

        /** In a tenth: who is to die at its end dies whatever else becomes of him, but he still acts in it. */
        void fresh(Fighter fighter, List<Event> told, boolean everyWound) {
            if (isDoomed(fighter, told)) {
                add(-2);
            } else {
                wounds(fighter, told);
                body(fighter, everyWound);
            }
            gear(fighter);
            done(fighter);
        }

        private static boolean isDoomed(Fighter fighter, List<Event> told) {
            for (var event : told) {
                if (event.fact() instanceof WoundInflicted wound
                        && event.actor().filter(fighter::is).isPresent()
                        && Consequences.death(wound).isPresent()) {
                    return true;
                }
            }
            return false;
        }

        private void gear(Fighter fighter) {
            fighter.gear().pieces().forEach(this::piece);
        }

        private void done(Fighter fighter) {
            var done = fighter.done();
            add(done.last());
            for (int action = 1; action <= done.last(); action++) {
                add(done.tenth(action));
            }
        }

        private void body(Fighter fighter, boolean everyWound) {
            body(fighter.body());
            add(fighter.stance().isProne() ? 1 : 0);
            add(fighter.stance().mounted() ? 1 : 0);
            if (everyWound) {
                fighter.body().wounds().forEach(this::wound);
                add(-1);
            }
        }

        private void body(Body body) {
            int lost = 0;
            int destroyed = 0;
            for (var location : Location.values()) {
                lost = 2 * lost + (body.hasLost(location) ? 1 : 0);
                destroyed = 2 * destroyed + (body.hasDestroyed(location) ? 1 : 0);
            }
            add(body.conscious() ? 1 : 0).add(body.penalty()).add(lost).add(destroyed);
        }

        private void piece(Piece piece) {
            add(piece.held().map(hold -> 1 + hold.ordinal()).orElse(0));
            add(piece.onGround() ? 1 : 0);
            add(piece.ammunition().orElse(-1));
        }

        private void wound(Wound wound) {
            add(wound.number())
                    .add(wound.level().ordinal())
                    .add(wound.location().ordinal());
            add((wound.avoided() ? 2 : 0) + (wound.treated() ? 1 : 0));
        }

        /** What the end of the tenth looks at: whether he was wounded in it, and what he lost. */
        private void wounds(Fighter fighter, List<Event> told) {
            int wounded = 0;
            int lost = 0;
            int destroyed = 0;
            for (var event : told) {
                if (event.fact() instanceof WoundInflicted wound
                        && event.actor().filter(fighter::is).isPresent()) {
                    int bit = 1 << wound.location().ordinal();
                    wounded = 1;
                    lost |= wound.level() == WoundLevel.DISABLED ? bit : 0;
                    destroyed |= wound.level() == WoundLevel.DESTROYED ? bit : 0;
                }
            }
            add(wounded).add(lost).add(destroyed);
        }

        Figures tally(Fight fight, Tally tally) {
            add(tally.hit() ? 1 : 0).add(tally.landed() ? 1 : 0);
            add(tally.taken().map(level -> 1 + level.ordinal()).orElse(0));
            for (var fighter : fight.fighters()) {
                var dealt = tally.dealt().get(fighter.id());
                add(dealt == null ? 0 : 1 + dealt.ordinal());
            }
            return this;
        }
    }
}
