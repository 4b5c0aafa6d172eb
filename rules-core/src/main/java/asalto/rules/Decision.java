package asalto.rules;

import asalto.rules.form.Fault;
import java.util.List;

/** What the rules answer to a command. */
public sealed interface Decision {

    /** The command holds: these events follow, perhaps none. */
    record Accepted(List<Event> events) implements Decision {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    /** The command does not hold; nothing happened. Told to the asker and never stored. At least one fault. */
    record Refused(List<Fault> faults) implements Decision {
        public Refused {
            faults = List.copyOf(faults);
            if (faults.isEmpty()) {
                throw new IllegalArgumentException("a refusal names its faults");
            }
        }
    }

    static Decision accepted(Event... events) {
        return new Accepted(List.of(events));
    }

    static Decision refused(Fault... faults) {
        return new Refused(List.of(faults));
    }
}
