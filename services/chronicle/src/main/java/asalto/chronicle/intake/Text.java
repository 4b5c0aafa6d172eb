package asalto.chronicle.intake;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.Optional;
import org.apache.kafka.common.header.Headers;
import org.jspecify.annotations.Nullable;

/** Bytes of a record that are meant as text. */
final class Text {

    private Text() {}

    /** The text, if these bytes are strictly UTF-8 and PostgreSQL can keep it: no zero character. */
    static Optional<String> of(byte @Nullable [] bytes) {
        if (bytes == null) {
            return Optional.empty();
        }
        try {
            var text = UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return text.indexOf('\0') < 0 ? Optional.of(text) : Optional.empty();
        } catch (CharacterCodingException _) {
            return Optional.empty();
        }
    }

    /** A short text that may be part of a key of a table. */
    static Optional<String> shortly(byte @Nullable [] bytes) {
        return of(bytes).filter(text -> !text.isEmpty() && text.length() <= 200);
    }

    static Optional<String> header(Headers headers, String name) {
        var header = headers.lastHeader(name);
        return header == null ? Optional.empty() : shortly(header.value());
    }

    /** A whole number of up to 18 digits. */
    static Optional<Long> whole(String text) {
        return text.matches("[0-9]{1,18}") ? Optional.of(Long.parseLong(text)) : Optional.empty();
    }
}
