package asalto.protocol;

import asalto.protocol.Parsed.Malformed;
import asalto.protocol.Parsed.Reason;
import asalto.rules.CorruptStream;
import asalto.rules.Encounter;
import asalto.rules.form.Form;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** JSON as this product reads and writes it: strictly, and without white space. */
public final class Json {

    /** How deep objects and lists may lie in each other. */
    public static final int DEPTH = 64;

    /** How many characters a number may have. */
    public static final int NUMBER_LENGTH = 1000;

    /** How many characters a text or a name may have. */
    public static final int TEXT_LENGTH = 100_000;

    private static final JsonFactory PLAIN = new JsonFactory();
    private static final ObjectMapper RECORDS = Records.mapper();
    private static final ObjectMapper PICTURES = Records.mapperOfPictures();

    private Json() {}

    public static Parsed parse(String text) {
        return FormParser.parse(text);
    }

    /** @param text in UTF-8 and in nothing else */
    public static Parsed parse(byte[] text) {
        var bytes = ByteBuffer.wrap(text);
        var chars = CharBuffer.allocate(text.length);
        CharsetDecoder utf8 = StandardCharsets.UTF_8.newDecoder();
        if (utf8.decode(bytes, chars, true).isError()) {
            return notUtf8(chars.flip().toString());
        }
        return parse(chars.flip().toString());
    }

    private static Malformed notUtf8(String before) {
        int lines = (int) before.lines().count();
        boolean fresh = before.isEmpty() || before.endsWith("\n");
        int column = before.length() - (before.lastIndexOf('\n') + 1);
        return new Malformed(Reason.NOT_UTF_8, fresh ? lines + 1 : lines, column + 1);
    }

    public static String text(Form form) {
        var text = new StringWriter();
        try (var generator = PLAIN.createGenerator(text)) {
            FormWriter.write(form, generator);
        } catch (IOException e) {
            throw new UncheckedIOException("writing a text in memory", e);
        }
        return text.toString();
    }

    /**
     * The mapper of records: enums by their ids, actions by their kinds, absent values left out, unknown fields refused.
     * Shared; not to be configured.
     */
    public static ObjectMapper records() {
        return RECORDS;
    }

    /** A state or a board; what is absent is null, but in declared actions, where it is left out. */
    public static JsonNode picture(Encounter.Picture picture) {
        return PICTURES.valueToTree(picture);
    }

    /**
     * A record of ours from its text.
     *
     * @throws CorruptStream if the text is not JSON, or says something else
     */
    static <T extends Record> T read(String text, Class<T> type) {
        try {
            return Optional.ofNullable(RECORDS.readValue(text, type))
                    .orElseThrow(() -> new CorruptStream("null is no " + type.getSimpleName()));
        } catch (JsonProcessingException e) {
            throw new CorruptStream("no " + type.getSimpleName() + " can be read: " + e.getOriginalMessage());
        }
    }

    static String text(JsonNode node) {
        try {
            return RECORDS.writeValueAsString(node);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException("writing a tree in memory", e);
        }
    }
}
