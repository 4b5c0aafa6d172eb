package asalto.chronicle.audit;

import asalto.protocol.LoggedEvent;
import java.util.List;
import java.util.Map;

/** How it went to decide events again. */
sealed interface Rerun {

    record Agrees() implements Rerun {}

    record Differs(Fault fault) implements Rerun {}

    /** These rules cannot judge the events. */
    record NotOurs(String code, Map<String, String> data) implements Rerun {}

    static Rerun of(List<LoggedEvent> events) {
        return new NotOurs(events.isEmpty() ? "chain-broken" : "no-rules", Map.of());
    }
}
