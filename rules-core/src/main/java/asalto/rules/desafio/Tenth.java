package asalto.rules.desafio;

/**
 * One tenth of a round, judged from the state at its start (Rule D-21) and taken step by step: between two steps nothing
 * matters but what is told so far and what is left to do.
 *
 * @param mark where the attacks of the tenth began
 * @param left the steps to come
 */
record Tenth(Unfolding unfolding, Fight start, int tenth, int mark, Agenda left) {

    static void play(Unfolding unfolding, int tenth) {
        unfolding.enter(tenth);
        if (unfolding.now().fighters().busy().has(tenth)) {
            begin(unfolding, tenth).play();
        }
    }

    private void play() {
        var now = this;
        while (now.left.size() > 0) {
            now = now.step();
        }
        now.end();
    }

    static Tenth begin(Unfolding unfolding, int tenth) {
        unfolding.enter(tenth);
        var start = unfolding.now();
        UnusedDefences.beforeTenth(unfolding, tenth);
        return new Tenth(unfolding, start, tenth, unfolding.mark(), Agenda.of(Due.steps(unfolding, start, tenth)));
    }

    Tenth step() {
        return new Tenth(unfolding, start, tenth, mark, left.rest().after(next().make()));
    }

    private Step next() {
        var next = left.first();
        return next.attempt().unfolding() == unfolding ? next : next.in(unfolding);
    }

    void end() {
        Consequences.follow(unfolding, mark);
    }

    /** The same moment where others unfold it. */
    Tenth in(Unfolding other) {
        return new Tenth(other, start, tenth, mark, left);
    }
}
