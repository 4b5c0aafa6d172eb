package asalto.protocol;

import java.util.HexFormat;

/**
 * A SHA-256 digest.
 *
 * @param hex 64 digits, lower case
 */
public record Hash(String hex) {

    public static final int BYTES = 32;

    /** What the first event of an encounter has in the place of its predecessor's hash. */
    public static final Hash NONE = of(new byte[BYTES]);

    public Hash {
        if (!hex.equals(HexFormat.of().formatHex(HexFormat.of().parseHex(hex))) || hex.length() != 2 * BYTES) {
            throw new IllegalArgumentException("a hash has " + BYTES + " bytes, in lower case");
        }
    }

    public static Hash of(byte[] bytes) {
        return new Hash(HexFormat.of().formatHex(bytes));
    }

    public byte[] bytes() {
        return HexFormat.of().parseHex(hex);
    }
}
