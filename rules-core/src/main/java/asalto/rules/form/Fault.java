package asalto.rules.form;

import java.util.Collections;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;

/**
 * What is wrong with something written, and where. A code and data; the sentence belongs to whoever shows it.
 *
 * @param path from the root of what was written, such as {@code rounds[0].declarations[1].actions[2].weapon}; empty for
 *     the whole
 * @param code a stable name: {@code unknown-field}, {@code missing-field}, {@code wrong-value}, {@code unknown-combatant},
 *     {@code not-allowed}, or one of the system's or the server's own
 * @param data what a sentence about it needs, by stable names such as {@code given}, {@code expected}, {@code least},
 *     {@code most}, {@code reason}
 */
public record Fault(String path, String code, SequencedMap<String, String> data) {

    public Fault {
        data = Collections.unmodifiableSequencedMap(new TreeMap<>(data));
    }

    public static Fault of(String path, String code) {
        return new Fault(path, code, new TreeMap<>());
    }

    public static Fault of(String path, String code, Map<String, String> data) {
        return new Fault(path, code, new TreeMap<>(data));
    }
}
