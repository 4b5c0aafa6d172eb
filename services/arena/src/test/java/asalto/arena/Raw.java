package asalto.arena;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** A connection on which anything can be written, also what no client library lets through. */
final class Raw implements AutoCloseable {

    private static final int PATIENCE_MILLIS = 60_000;

    private final Socket socket;

    Raw(URI arena) throws IOException {
        socket = new Socket(arena.getHost(), arena.getPort());
        socket.setSoTimeout(PATIENCE_MILLIS);
    }

    /** Writes a head; line ends are made what HTTP wants. */
    Raw head(String text) throws IOException {
        return write(text.stripTrailing().replace("\n", "\r\n") + "\r\n\r\n");
    }

    Raw write(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
        socket.getOutputStream().flush();
        return this;
    }

    /** Whether anything at all has come back yet, be it an answer or an end. */
    boolean isUnanswered() throws IOException {
        return socket.getInputStream().available() == 0;
    }

    /** All that comes until the server closes. */
    Answer answer() throws IOException {
        return Answer.of(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }

    /** An answer taken apart. */
    record Answer(int status, List<String> headers, String body) {

        private static Answer of(String text) {
            int end = text.indexOf("\r\n\r\n");
            if (end < 0) {
                throw new AssertionError("no answer: " + text);
            }
            var head = List.of(text.substring(0, end).split("\r\n"));
            return new Answer(
                    Integer.parseInt(head.getFirst().split(" ")[1]),
                    head.subList(1, head.size()),
                    text.substring(end + 4));
        }

        /** The value of a header; empty if it is not there. */
        String header(String name) {
            return headers.stream()
                    .filter(header -> header.toLowerCase(Locale.ROOT).startsWith(name.toLowerCase(Locale.ROOT) + ":"))
                    .map(header -> header.substring(name.length() + 1).strip())
                    .findFirst()
                    .orElse("");
        }

        JsonNode json() {
            return Duel.json(body);
        }
    }
}
