package asalto.arena;

import asalto.protocol.Hash;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.UUID;

/**
 * What makes an intent done once, however often it is asked for.
 *
 * @param key chosen by the asker
 * @param print of all that was asked: another one under the same key is another intent
 */
public record Key(String key, Hash print) {

    /** Until there are seats, everybody sits in the same. */
    static final String SEAT = "director";

    private static final String OPENING = "asalto.open.1\n";
    private static final long VERSION = 0xf000L;
    private static final long VERSION_8 = 0x8000L;
    private static final long VARIANT = 0xc000_0000_0000_0000L;
    private static final long VARIANT_1 = 0x8000_0000_0000_0000L;

    /** @param asked all that was asked */
    public static Key of(String key, byte[]... asked) {
        return new Key(key, Hash.of(digest(asked)));
    }

    /**
     * The id of the encounter that is opened under this key. It follows from the key, so that asking again finds the same
     * encounter, and in it the answer. A UUID of version 8, from SHA-256.
     */
    public UUID opened() {
        var bytes = ByteBuffer.wrap(digest((OPENING + key).getBytes(StandardCharsets.UTF_8)));
        return new UUID(bytes.getLong() & ~VERSION | VERSION_8, bytes.getLong() & ~VARIANT | VARIANT_1);
    }

    private static byte[] digest(byte[]... texts) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            for (var text : texts) {
                digest.update(text);
            }
            return digest.digest();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
