package asalto.protocol;

import asalto.rules.desafio.Action.Ailment;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;

/** What is treated, as a number or {@code "shock"}. Rule D-86. */
final class AilmentJson {

    private AilmentJson() {}

    static final class Writer extends StdSerializer<Ailment> {
        private static final long serialVersionUID = 1;

        Writer() {
            super(Ailment.class);
        }

        @Override
        public void serialize(Ailment ailment, JsonGenerator to, SerializerProvider provider) throws IOException {
            switch (ailment) {
                case Ailment.Wound(int number) -> to.writeNumber(number);
                case Ailment.Shock() -> to.writeString("shock");
            }
        }
    }

    static final class Reader extends StdDeserializer<Ailment> {
        private static final long serialVersionUID = 1;

        Reader() {
            super(Ailment.class);
        }

        @Override
        public Ailment deserialize(JsonParser from, DeserializationContext context) throws IOException {
            if (from.currentToken() == JsonToken.VALUE_NUMBER_INT) {
                return new Ailment.Wound(from.getIntValue());
            }
            if (from.currentToken() == JsonToken.VALUE_STRING && from.getText().equals("shock")) {
                return new Ailment.Shock();
            }
            return context.reportInputMismatch(this, "neither the number of a wound nor \"shock\"");
        }
    }
}
