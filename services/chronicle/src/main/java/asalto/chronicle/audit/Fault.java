package asalto.chronicle.audit;

import java.util.Map;
import java.util.TreeMap;

/**
 * What is wrong at one seq of one copy.
 *
 * @param data what a sentence about it needs
 */
public record Fault(long seq, String code, Map<String, String> data) {

    public Fault {
        data = java.util.Collections.unmodifiableMap(new TreeMap<>(data));
    }

    static Fault of(long seq, String code) {
        return new Fault(seq, code, Map.of());
    }
}
