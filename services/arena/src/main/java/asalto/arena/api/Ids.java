package asalto.arena.api;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** The ids of encounters. */
final class Ids {

    private static final long VERSION_8 = 0x8000L;
    private static final long VARIANT = 0x8000_0000_0000_0000L;

    private Ids() {}

    /** The id that a path names; empty if it is none, written as ids are. */
    static Optional<UUID> of(String text) {
        try {
            return Optional.of(UUID.fromString(text)).filter(id -> id.toString().equals(text));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /**
     * The same where there must be one.
     *
     * @throws Refused if it names nothing that there could be
     */
    static UUID named(String text) {
        return of(text).orElseThrow(() -> new Refused(Problem.of(404, "not-found", List.of())));
    }

    /**
     * The id of what is opened under a key: follows from the key, so that asking again finds the same encounter, and in
     * it the answer. A UUID of version 8, from SHA-256.
     */
    static UUID fromKey(String key) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            var bytes = ByteBuffer.wrap(digest.digest(("asalto.open.1\n" + key).getBytes(StandardCharsets.UTF_8)));
            long most = bytes.getLong() & ~0xf000L | VERSION_8;
            long least = bytes.getLong() & ~(0x3L << 62) | VARIANT;
            return new UUID(most, least);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
