package asalto.rules.desafio;

import java.util.List;
import java.util.NoSuchElementException;

/** What is still to be done in a tenth, in its order. Immutable: the ways in which a tenth may go share what is left. */
sealed interface Agenda {

    Agenda NOTHING = new Nothing();

    static Agenda of(List<Step> steps) {
        return NOTHING.after(steps);
    }

    /** How many steps there are. */
    int size();

    Step first();

    /** All but the first. */
    Agenda rest();

    /** With these before it. */
    default Agenda after(List<Step> steps) {
        var agenda = this;
        for (int place = steps.size() - 1; place >= 0; place--) {
            agenda = new Next(steps.get(place), agenda, agenda.size() + 1);
        }
        return agenda;
    }

    /** A step, and what comes after it. */
    record Next(Step first, Agenda rest, int size) implements Agenda {}

    /** Nothing is left. */
    record Nothing() implements Agenda {

        @Override
        public int size() {
            return 0;
        }

        @Override
        public Step first() {
            throw new NoSuchElementException();
        }

        @Override
        public Agenda rest() {
            throw new NoSuchElementException();
        }
    }
}
