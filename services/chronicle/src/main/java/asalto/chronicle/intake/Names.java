package asalto.chronicle.intake;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.Optional;

/**
 * The event that an envelope says it is. The hashed header is asked, not the readable fields: whether the two agree is
 * for the audit to find.
 */
record Names(String encounter, long seq) {

    /** What JSON's readers can count to, and more events than an encounter will ever have. */
    private static final long MOST = (1L << 53) - 1;

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    /** Empty if the text is not an envelope. */
    static Optional<Names> of(String envelope) {
        try {
            var evidence = JSON.readTree(envelope).path("evidence");
            var header = evidence.path("header");
            return header.isTextual() ? ofHeader(JSON.readTree(header.textValue())) : Optional.empty();
        } catch (JsonProcessingException _) {
            return Optional.empty();
        }
    }

    private static Optional<Names> ofHeader(JsonNode header) {
        var encounter = header.path("encounter");
        var seq = header.path("seq");
        return encounter.isTextual()
                        && seq.isIntegralNumber()
                        && seq.canConvertToLong()
                        && seq.longValue() > 0
                        && seq.longValue() <= MOST
                ? Optional.of(new Names(encounter.textValue(), seq.longValue()))
                : Optional.empty();
    }
}
