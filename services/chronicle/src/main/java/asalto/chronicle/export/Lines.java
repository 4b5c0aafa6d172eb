package asalto.chronicle.export;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** A body cut at its line feeds, byte for byte. */
final class Lines {

    /** More than any envelope has: the topic takes records of 8 MiB. What is cut off here is damaged, and found to be. */
    private static final int LONGEST = 16 << 20;

    private final InputStream body;
    private boolean ended;

    Lines(InputStream body) {
        this.body = body;
    }

    /** The next line without its line feed; empty at the end. A line that is too long is cut, and is the last. */
    Optional<byte[]> next() throws IOException {
        var line = new ByteArrayOutputStream(2048);
        while (!ended && line.size() < LONGEST) {
            int read = body.read();
            if (read == '\n') {
                return Optional.of(line.toByteArray());
            }
            if (read < 0) {
                ended = true;
            } else {
                line.write(read);
            }
        }
        ended = true;
        return line.size() == 0 ? Optional.empty() : Optional.of(line.toByteArray());
    }
}
