package asalto.cli;

import asalto.rules.Encounter;
import asalto.rules.Event;
import asalto.rules.Tape;
import asalto.rules.form.Fault;
import java.util.List;

/** What came of a scenario. */
sealed interface Outcome {

    record Resolved(List<Event> events, Encounter.Picture state) implements Outcome {}

    record Faulty(List<Fault> faults) implements Outcome {}

    /**
     * The given dice do not fit what the rules asked for.
     *
     * @param round index of the round
     */
    sealed interface Misfit extends Outcome {

        int round();

        record LeftOver(int round, int count, int read) implements Misfit {}

        /** @param wrong says which die was asked for */
        record Wrong(int round, Tape.Mismatch wrong) implements Misfit {}
    }
}
