package asalto.arena.dice;

import asalto.rules.Dice;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HashMap;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The server's dice of one round: every face follows from the round's seed and from which die of whom it is.
 *
 * <p>Die <i>j</i> (from 0) of a roller is read from HMAC-SHA256(seed, encounter, round, roller, <i>j</i>, block), each
 * field preceded by its length in four bytes, texts in UTF-8, numbers in four bytes. A block is eight unsigned words of
 * 32 bits; the first word below the largest multiple of the die's sides gives the face. Words above it are left out, so
 * that no face is likelier than another; when all eight are, the next block (from 0) follows.
 */
public final class SeededDice implements Dice {

    private static final long WORDS = 1L << 32;

    private final Seed seed;
    private final String encounter;
    private final int round;
    private final Map<String, Integer> next;

    /** @param thrown what has been thrown in the round before */
    public SeededDice(Seed seed, String encounter, int round, Thrown thrown) {
        this.seed = seed;
        this.encounter = encounter;
        this.round = round;
        this.next = new HashMap<>(thrown.byRoller());
    }

    @Override
    public int roll(int sides, String roller) {
        int die = next.merge(roller, 1, Integer::sum) - 1;
        long fair = WORDS - WORDS % sides;
        for (int block = 0; ; block++) {
            var words = ByteBuffer.wrap(block(roller, die, block));
            while (words.hasRemaining()) {
                long word = Integer.toUnsignedLong(words.getInt());
                if (word < fair) {
                    return (int) (word % sides) + 1;
                }
            }
        }
    }

    private byte[] block(String roller, int die, int block) {
        try {
            var mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(seed.bytes(), "HmacSHA256"));
            field(mac, encounter.getBytes(StandardCharsets.UTF_8));
            field(mac, number(round));
            field(mac, roller.getBytes(StandardCharsets.UTF_8));
            field(mac, number(die));
            field(mac, number(block));
            return mac.doFinal();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has HmacSHA256", e);
        }
    }

    private static void field(Mac mac, byte[] bytes) {
        mac.update(number(bytes.length));
        mac.update(bytes);
    }

    private static byte[] number(int number) {
        return ByteBuffer.allocate(Integer.BYTES).putInt(number).array();
    }
}
