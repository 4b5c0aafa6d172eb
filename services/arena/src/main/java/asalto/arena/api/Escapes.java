package asalto.arena.api;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Percent-encoding. */
final class Escapes {

    private static final int HEX = 16;

    private Escapes() {}

    /** Whether a part of an address is visible ASCII in which every escape is whole, and together they are UTF-8. */
    static boolean areSound(String part) {
        var bytes = new ByteArrayOutputStream();
        for (int at = 0; at < part.length(); at++) {
            char one = part.charAt(at);
            if (one <= ' ' || one > '~') {
                return false;
            }
            if (one == '%') {
                if (at + 2 >= part.length() || !isHex(part.charAt(at + 1)) || !isHex(part.charAt(at + 2))) {
                    return false;
                }
                bytes.write(Integer.parseInt(part, at + 1, at + 3, HEX));
                at += 2;
            } else {
                bytes.write(one);
            }
        }
        return isUtf8(bytes.toByteArray());
    }

    private static boolean isHex(char one) {
        return one <= '~' && Character.digit(one, HEX) >= 0;
    }

    private static boolean isUtf8(byte[] bytes) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }
}
