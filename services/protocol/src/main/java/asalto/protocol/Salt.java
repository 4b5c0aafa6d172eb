package asalto.protocol;

import java.util.HexFormat;

/**
 * What keeps a digest from being guessed: 16 random bytes.
 *
 * @param hex lower case
 */
public record Salt(String hex) {

    public static final int BYTES = 16;

    public Salt {
        if (!hex.equals(HexFormat.of().formatHex(HexFormat.of().parseHex(hex))) || hex.length() != 2 * BYTES) {
            throw new IllegalArgumentException("a salt has " + BYTES + " bytes, in lower case");
        }
    }

    public static Salt of(byte[] bytes) {
        return new Salt(HexFormat.of().formatHex(bytes));
    }

    public byte[] bytes() {
        return HexFormat.of().parseHex(hex);
    }
}
