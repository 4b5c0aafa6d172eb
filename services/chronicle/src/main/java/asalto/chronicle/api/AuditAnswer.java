package asalto.chronicle.api;

import asalto.chronicle.audit.Audit;
import asalto.chronicle.audit.Outcome;
import asalto.chronicle.copy.RefusedRecord;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An audit as it is written. */
public record AuditAnswer(
        String encounter,
        String verdict,
        long events,
        String head,
        List<Check> checks,
        @JsonInclude(Include.NON_EMPTY) Optional<Divergence> divergence,
        @JsonInclude(Include.NON_EMPTY) Optional<Audit.Heads> data,
        @JsonInclude(Include.NON_EMPTY) List<Refused> refused) {

    /** One check; code and data only if it is not ok. */
    @JsonInclude(Include.NON_EMPTY)
    public record Check(String check, boolean ok, Optional<String> code, Map<String, String> data) {

        static Check of(Outcome outcome) {
            return new Check(outcome.check().code(), outcome.ok(), outcome.code(), outcome.data());
        }
    }

    /** The first divergence; its code is that of its check. */
    public record Divergence(long seq, String where, String check, String code, Map<String, String> data) {

        static Divergence of(asalto.chronicle.audit.Divergence divergence) {
            var fault = divergence.fault();
            return new Divergence(
                    fault.seq(), divergence.where().code(), divergence.check().code(), fault.code(), fault.data());
        }
    }

    /** A record of the topic that was not taken. */
    @JsonInclude(Include.NON_EMPTY)
    public record Refused(Optional<Long> seq, String reason, int partition, long offset) {

        static Refused of(RefusedRecord record) {
            return new Refused(record.seq(), record.reason(), record.partition(), record.offset());
        }
    }

    static AuditAnswer of(Audit audit) {
        return new AuditAnswer(
                audit.encounter(),
                audit.verdict().code(),
                audit.events(),
                audit.head(),
                audit.outcomes().stream().map(Check::of).toList(),
                audit.divergence().map(Divergence::of),
                audit.heads(),
                audit.refused().stream().map(Refused::of).toList());
    }
}
