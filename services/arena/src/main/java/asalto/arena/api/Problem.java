package asalto.arena.api;

import asalto.rules.form.Fault;
import java.util.List;
import java.util.Map;

/**
 * What a refused request is answered with, as {@code application/problem+json}.
 *
 * @param type {@code urn:asalto:<code>}
 */
public record Problem(String type, int status, String code, List<Fault> faults) {

    /** The media type of a problem. */
    public static final String MEDIA_TYPE = "application/problem+json";

    public static Problem of(int status, String code, List<Fault> faults) {
        return new Problem("urn:asalto:" + code, status, code, List.copyOf(faults));
    }

    public static Problem of(int status, String code) {
        return of(status, code, List.of(Fault.of("", code)));
    }

    public static Problem of(int status, String code, Map<String, String> data) {
        return of(status, code, List.of(Fault.of("", code, data)));
    }
}
