package asalto.protocol;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;

/** Trees for comparing: as they come from a text, whatever made them. */
final class Trees {

    private Trees() {}

    static JsonNode of(String text) {
        try {
            return Json.records().readTree(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError(text, e);
        }
    }
}
