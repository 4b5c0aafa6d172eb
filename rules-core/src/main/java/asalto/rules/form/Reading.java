package asalto.rules.form;

import java.util.List;

/** What came of reading a form: a value, or all its faults. */
public sealed interface Reading<T> {

    record Sound<T>(T value) implements Reading<T> {}

    /** At least one fault. */
    record Faulty<T>(List<Fault> faults) implements Reading<T> {
        public Faulty {
            faults = List.copyOf(faults);
            if (faults.isEmpty()) {
                throw new IllegalArgumentException("a faulty form names its faults");
            }
        }
    }
}
