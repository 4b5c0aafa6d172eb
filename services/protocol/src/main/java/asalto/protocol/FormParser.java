package asalto.protocol;

import asalto.protocol.Parsed.Malformed;
import asalto.protocol.Parsed.Reason;
import asalto.protocol.Parsed.Written;
import asalto.rules.form.Form;
import asalto.rules.form.Form.Field;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;

/** Reads one JSON text into the form that it writes, coercing nothing and dropping nothing. */
final class FormParser {

    private static final JsonFactory FACTORY = JsonFactory.builder()
            // The depth is counted here: Jackson's own check cannot be told from its other limits.
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(Json.DEPTH + 1)
                    .maxNumberLength(Json.NUMBER_LENGTH)
                    .maxStringLength(Json.TEXT_LENGTH)
                    .maxNameLength(Json.TEXT_LENGTH)
                    .build())
            .build();

    private final JsonParser parser;

    private FormParser(JsonParser parser) {
        this.parser = parser;
    }

    static Parsed parse(String text) {
        try (var parser = FACTORY.createParser(text)) {
            return parse(parser);
        } catch (IOException e) {
            throw new UncheckedIOException("reading a text in memory", e);
        }
    }

    private static Parsed parse(JsonParser parser) throws IOException {
        try {
            return new FormParser(parser).whole();
        } catch (Refused refused) {
            return malformed(refused.reason, refused.at);
        } catch (StreamConstraintsException _) {
            return malformed(Reason.TOO_LONG, parser.currentLocation());
        } catch (JsonProcessingException syntax) {
            return malformed(Reason.SYNTAX, syntax.getLocation());
        }
    }

    private static Malformed malformed(Reason reason, JsonLocation at) {
        return new Malformed(reason, Math.max(1, at.getLineNr()), Math.max(1, at.getColumnNr()));
    }

    private Parsed whole() throws IOException {
        parser.nextToken();
        var form = value(0);
        if (parser.nextToken() != null) {
            throw refused(Reason.SYNTAX);
        }
        return new Written(form);
    }

    private Form value(int depth) throws IOException {
        var token = parser.currentToken();
        if (token == null) {
            throw refused(Reason.SYNTAX);
        }
        return switch (token) {
            case START_OBJECT -> fields(deeper(depth));
            case START_ARRAY -> items(deeper(depth));
            case VALUE_STRING -> new Form.Text(text(parser.getText()));
            case VALUE_NUMBER_INT -> new Form.Whole(parser.getBigIntegerValue());
            case VALUE_NUMBER_FLOAT -> decimal();
            case VALUE_TRUE -> new Form.Truth(true);
            case VALUE_FALSE -> new Form.Truth(false);
            case VALUE_NULL -> new Form.Nothing();
            default -> throw refused(Reason.SYNTAX);
        };
    }

    /** An exponent may be beyond what any number type holds. */
    private Form decimal() throws IOException {
        try {
            return new Form.Decimal(parser.getDecimalValue());
        } catch (NumberFormatException | ArithmeticException _) {
            throw refused(Reason.SYNTAX);
        }
    }

    private Form fields(int depth) throws IOException {
        var fields = new ArrayList<Field>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            var name = text(parser.currentName());
            parser.nextToken();
            fields.add(new Field(name, value(depth)));
        }
        return new Form.Fields(fields);
    }

    private Form items(int depth) throws IOException {
        var items = new ArrayList<Form>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            items.add(value(depth));
        }
        return new Form.Items(items);
    }

    private int deeper(int depth) {
        if (depth == Json.DEPTH) {
            throw refused(Reason.TOO_DEEP);
        }
        return depth + 1;
    }

    /** Half of a surrogate pair has no bytes in UTF-8, so it could be neither stored nor hashed. */
    private String text(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isHighSurrogate(text.charAt(i))
                    && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1))) {
                i++;
            } else if (Character.isSurrogate(text.charAt(i))) {
                throw refused(Reason.NOT_UTF_8);
            }
        }
        return text;
    }

    private Refused refused(Reason reason) {
        return new Refused(reason, parser.currentTokenLocation());
    }

    /** Leaves the descent; never leaves this class. */
    private static final class Refused extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final Reason reason;
        private final transient JsonLocation at;

        Refused(Reason reason, JsonLocation at) {
            super(reason.id(), null, false, false);
            this.reason = reason;
            this.at = at;
        }
    }
}
