package asalto.protocol;

import asalto.rules.CorruptStream;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/** Moments on the wire: RFC 3339 in UTC, always with six digits of a second. */
public final class Times {

    private static final DateTimeFormatter MICROSECONDS =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSSSS'Z'").withZone(ZoneOffset.UTC);

    private Times() {}

    public static String text(Instant time) {
        return MICROSECONDS.format(time);
    }

    /**
     * @throws CorruptStream if this is not such a moment
     */
    public static Instant read(String text) {
        try {
            return Instant.from(MICROSECONDS.parse(text));
        } catch (DateTimeException e) {
            throw new CorruptStream("not a moment: " + text);
        }
    }
}
