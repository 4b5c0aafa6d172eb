package asalto.chronicle.audit;

import asalto.chronicle.copy.RefusedRecord;
import java.util.List;
import java.util.Optional;

/**
 * What an audit of one encounter found.
 *
 * @param events how many events of the chronicle's copy hold together from the first on; of the export, if it has none
 * @param head the hash, in hexadecimal, of the last of them
 * @param heads if the verdict is incomplete
 * @param refused records of the topic that claim to be of this encounter and were not taken
 */
public record Audit(
        String encounter,
        Verdict verdict,
        long events,
        String head,
        List<Outcome> outcomes,
        Optional<Divergence> divergence,
        Optional<Heads> heads,
        List<RefusedRecord> refused) {

    /** How many events each copy has. */
    public record Heads(long arena, long chronicle) {}
}
