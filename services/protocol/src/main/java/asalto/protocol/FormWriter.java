package asalto.protocol;

import asalto.rules.form.Form;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;

/** Writes a form as JSON, as it stood: names in order, a name that stands twice twice. */
final class FormWriter {

    private FormWriter() {}

    static void write(Form form, JsonGenerator to) throws IOException {
        switch (form) {
            case Form.Fields(var fields) -> {
                to.writeStartObject();
                for (var field : fields) {
                    to.writeFieldName(field.name());
                    write(field.value(), to);
                }
                to.writeEndObject();
            }
            case Form.Items(var items) -> {
                to.writeStartArray();
                for (var item : items) {
                    write(item, to);
                }
                to.writeEndArray();
            }
            case Form.Text(var text) -> to.writeString(text);
            case Form.Whole(var value) -> to.writeNumber(value);
            // Not plain: 1e999999999 is eleven characters to read and must not be a gigabyte to write.
            case Form.Decimal(var value) -> to.writeNumber(decimal(value.toString()));
            case Form.Truth(var value) -> to.writeBoolean(value);
            case Form.Nothing() -> to.writeNull();
        }
    }

    /** A decimal without fraction and exponent would be read back as a whole number. */
    private static String decimal(String written) {
        return written.contains(".") || written.contains("E") ? written : written + "e0";
    }
}
