package asalto.store;

import java.util.Arrays;

/** The bytes that were answered to an intent. */
public record Answer(byte[] bytes) {

    public Answer {
        bytes = bytes.clone();
    }

    @Override
    public byte[] bytes() {
        return bytes.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Answer(var others) && Arrays.equals(bytes, others);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
        return "Answer[" + bytes.length + " bytes]";
    }
}
