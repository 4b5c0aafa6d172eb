package asalto.chronicle.api;

import java.util.List;
import java.util.Map;

/** The body of a refusal, {@code application/problem+json}: codes and data, no sentences. */
public record Problem(String type, int status, String code, List<Fault> faults) {

    static final String MEDIA_TYPE = "application/problem+json";
    static final Problem NOT_FOUND = of(404, "not-found");

    /** One thing that is wrong. */
    public record Fault(String path, String code, Map<String, String> data) {}

    static Problem of(int status, String code) {
        return new Problem("urn:asalto:" + code, status, code, List.of(new Fault("", code, Map.of())));
    }

    static Problem of(int status, String code, Map<String, String> data) {
        return new Problem("urn:asalto:" + code, status, code, List.of(new Fault("", code, data)));
    }
}
