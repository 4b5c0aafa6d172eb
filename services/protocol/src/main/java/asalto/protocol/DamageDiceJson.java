package asalto.protocol;

import asalto.rules.desafio.DamageDice;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.util.regex.Pattern;

/** A weapon's damage as a table writes it, such as {@code 2d6+1}. Rule D-61. */
final class DamageDiceJson {

    private static final Pattern WRITTEN = Pattern.compile("([0-9]{1,6})d([0-9]{1,6})([+-][0-9]{1,6})?");

    private DamageDiceJson() {}

    static final class Writer extends StdSerializer<DamageDice> {
        private static final long serialVersionUID = 1;

        Writer() {
            super(DamageDice.class);
        }

        @Override
        public void serialize(DamageDice damage, JsonGenerator to, SerializerProvider provider) throws IOException {
            to.writeString(damage.written());
        }
    }

    static final class Reader extends StdDeserializer<DamageDice> {
        private static final long serialVersionUID = 1;

        Reader() {
            super(DamageDice.class);
        }

        @Override
        public DamageDice deserialize(JsonParser from, DeserializationContext context) throws IOException {
            var written = WRITTEN.matcher(from.getValueAsString(""));
            if (!written.matches()) {
                return context.reportInputMismatch(this, "not damage dice: %s", from.getValueAsString(""));
            }
            var constant = written.group(3);
            return new DamageDice(
                    Integer.parseInt(written.group(1)),
                    Integer.parseInt(written.group(2)),
                    constant == null ? 0 : Integer.parseInt(constant));
        }
    }
}
