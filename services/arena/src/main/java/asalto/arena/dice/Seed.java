package asalto.arena.dice;

import java.security.SecureRandom;
import java.util.Arrays;

/** Thirty-two secret bytes from which all the server's faces of one round follow. */
public final class Seed {

    /** The length of a seed in bytes. */
    public static final int LENGTH = 32;

    private static final SecureRandom SOURCE = new SecureRandom();

    private final byte[] bytes;

    private Seed(byte[] bytes) {
        if (bytes.length != LENGTH) {
            throw new IllegalArgumentException("a seed has " + LENGTH + " bytes, not " + bytes.length);
        }
        this.bytes = bytes.clone();
    }

    /** A new seed from the machine's cryptographic source. */
    public static Seed drawn() {
        var bytes = new byte[LENGTH];
        SOURCE.nextBytes(bytes);
        return new Seed(bytes);
    }

    public static Seed of(byte[] bytes) {
        return new Seed(bytes);
    }

    public byte[] bytes() {
        return bytes.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Seed seed && Arrays.equals(bytes, seed.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** Says nothing of what it holds. */
    @Override
    public String toString() {
        return "Seed";
    }
}
