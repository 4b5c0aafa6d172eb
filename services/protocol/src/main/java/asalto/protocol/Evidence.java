package asalto.protocol;

import asalto.rules.CorruptStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Optional;
import java.util.UUID;

/** The hashes that bind each event of an encounter to the one before it. */
public final class Evidence {

    private static final byte[] PREFIX = "asalto.event.1".getBytes(StandardCharsets.US_ASCII);

    private Evidence() {}

    /** The hash of an event: over its header and one salted digest for each part, so that each can be shown alone. */
    public static Hash hash(Hash previous, String header, Parts parts, Salts salts) {
        var event = sha256();
        event.update(PREFIX);
        event.update(previous.bytes());
        event.update(sha256().digest(bytes(header)));
        event.update(salted(salts.result(), parts.result()));
        event.update(salted(salts.roll(), parts.roll()));
        event.update(salted(salts.sheet(), parts.sheet()));
        return Hash.of(event.digest());
    }

    /**
     * Checks one event against its place.
     *
     * @param seq at which it should stand
     * @param previous the hash of the event before it, as checked
     * @return what is wrong, if anything is
     */
    public static Optional<Flaw> check(UUID encounter, long seq, Hash previous, LoggedEvent event) {
        if (event.seq() != seq) {
            return Optional.of(Flaw.SEQ);
        }
        if (!event.hash().equals(hash(event.previous(), event.header(), event.parts(), event.salts()))) {
            return Optional.of(Flaw.HASH);
        }
        if (!event.previous().equals(previous)) {
            return Optional.of(Flaw.PREVIOUS);
        }
        return place(encounter, seq, event);
    }

    private static Optional<Flaw> place(UUID encounter, long seq, LoggedEvent event) {
        try {
            var about = event.about();
            return about.encounter().equals(encounter) && about.seq() == seq
                    ? Optional.empty()
                    : Optional.of(Flaw.HEADER);
        } catch (CorruptStream _) {
            return Optional.of(Flaw.HEADER);
        }
    }

    /**
     * The first flaw of an encounter.
     *
     * @param events from the first on
     */
    public static Optional<Break> firstBreak(UUID encounter, Iterable<LoggedEvent> events) {
        long seq = 0;
        var previous = Hash.NONE;
        for (var event : events) {
            seq++;
            var flaw = check(encounter, seq, previous, event);
            if (flaw.isPresent()) {
                return Optional.of(new Break(seq, flaw.get()));
            }
            previous = event.hash();
        }
        return Optional.empty();
    }

    /** Where a chain breaks, and how. */
    public record Break(long seq, Flaw flaw) {}

    /** What can be wrong with an event as such. */
    public enum Flaw implements asalto.rules.Named {
        /** It stands at another place: one is missing, or one too many. */
        SEQ,
        /** Its hash is not that of its texts. */
        HASH,
        /** It was sealed behind another event than the one before it. */
        PREVIOUS,
        /** Its header tells of another place, or nothing that can be read. */
        HEADER
    }

    private static byte[] salted(Salt salt, String text) {
        var digest = sha256();
        digest.update(salt.bytes());
        return digest.digest(bytes(text));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
