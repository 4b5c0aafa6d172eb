package asalto.rules.form;

import java.math.BigDecimal;
import java.util.List;

/** A written value, as it stood: nothing is coerced. */
public sealed interface Form {

    /** Named values in written order. A name may stand twice: that is for the reader to refuse. */
    record Fields(List<Field> fields) implements Form {
        public Fields {
            fields = List.copyOf(fields);
        }
    }

    /** One named value of {@link Fields}. */
    record Field(String name, Form value) {}

    record Items(List<Form> items) implements Form {
        public Items {
            items = List.copyOf(items);
        }
    }

    record Text(String text) implements Form {}

    /** A number written without fraction or exponent, of any size. */
    record Whole(java.math.BigInteger value) implements Form {}

    /** Any other number: {@code 5.0}, {@code 1e3}. */
    record Decimal(BigDecimal value) implements Form {}

    record Truth(boolean value) implements Form {}

    record Nothing() implements Form {}
}
