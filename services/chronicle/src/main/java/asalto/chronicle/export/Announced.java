package asalto.chronicle.export;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * How far the arena says, before the first line of an export, that the encounter has come.
 *
 * @param seq of the last event
 * @param hash of that event, in hexadecimal
 */
public record Announced(long seq, String hash) {

    private static final Pattern FORM = Pattern.compile("([0-9]{1,18}):([0-9a-f]{64})");

    static Optional<Announced> read(String header) {
        var form = FORM.matcher(header);
        return form.matches()
                ? Optional.of(new Announced(Long.parseLong(form.group(1)), form.group(2)))
                : Optional.empty();
    }
}
