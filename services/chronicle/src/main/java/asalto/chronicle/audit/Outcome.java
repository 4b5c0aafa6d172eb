package asalto.chronicle.audit;

import java.util.Map;
import java.util.Optional;

/**
 * How one check went.
 *
 * @param code why it is not ok, where that is not the divergence's own code: {@code arena-away}, {@code topic-behind},
 *     {@code other-tables} …
 */
public record Outcome(Check check, boolean ok, Optional<String> code, Map<String, String> data) {

    static Outcome ok(Check check) {
        return new Outcome(check, true, Optional.empty(), Map.of());
    }

    static Outcome failed(Check check, String code, Map<String, String> data) {
        return new Outcome(check, false, Optional.of(code), data);
    }

    static Outcome failed(Check check, Fault fault) {
        return failed(check, fault.code(), fault.data());
    }
}
