package asalto.chronicle.intake;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jboss.logging.Logger;

/** Tells the operator what was refused and what waits; of a hole once, and when it is closed. For one thread. */
final class Alarms {

    private static final Logger LOG = Logger.getLogger(Alarms.class);

    private final Map<String, Long> waiting = new HashMap<>();

    /** @param gaps all those that the encounters of these arrivals have now */
    void raise(List<Arrival> arrivals, List<Gap> gaps) {
        for (var arrival : arrivals) {
            switch (arrival) {
                case Arrival.Refused refused ->
                    LOG.errorf("record refused: %s, %s", refused.reason().code(), refused.place());
                case Arrival.Event event -> closed(event, gaps);
            }
        }
        gaps.forEach(this::opened);
    }

    private void opened(Gap gap) {
        var before = waiting.put(gap.encounter(), gap.lastSeq());
        if (before == null || before != gap.lastSeq()) {
            LOG.errorf("encounter %s waits for its event %d", gap.encounter(), gap.lastSeq() + 1);
        }
    }

    private void closed(Arrival.Event event, List<Gap> gaps) {
        boolean isOpen = gaps.stream().anyMatch(gap -> gap.encounter().equals(event.encounter()));
        if (!isOpen && waiting.remove(event.encounter()) != null) {
            LOG.infof("encounter %s waits no longer", event.encounter());
        }
    }
}
