package asalto.protocol;

import asalto.rules.Event;
import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The golden files: for each type and version ever written, the examples as they were written then, one a line. A file is
 * never changed and never deleted; a new version gets a file of its own.
 */
final class Golden {

    private static final String FOLDER = "golden/desafio/";

    private Golden() {}

    /** An event as a golden file has it. */
    record Line(int round, int beat, Optional<String> actor, String result, String roll, String sheet) {

        static Line of(Event event) {
            var parts = DesafioCodec.codec().write(event.fact()).parts();
            return new Line(event.round(), event.beat(), event.actor(), parts.result(), parts.roll(), parts.sheet());
        }

        Event event(String type, int version) {
            var written = new WireFact(type, version, new Parts(result, roll, sheet));
            return new Event(round, beat, actor, DesafioCodec.codec().read(written));
        }

        String text() {
            try {
                return Json.records().writeValueAsString(this);
            } catch (JsonProcessingException e) {
                throw new AssertionError(e);
            }
        }
    }

    static Map<FactShape, List<Event>> examplesByShape() {
        var byFact = Examples.desafio().stream()
                .collect(Collectors.groupingBy(
                        event -> event.fact().getClass(), LinkedHashMap::new, Collectors.toList()));
        return DesafioCodec.codec().shapes().stream()
                .collect(Collectors.toMap(shape -> shape, shape -> byFact.get(shape.fact())));
    }

    static String name(String type, int version) {
        return type + ".v" + version + ".ndjson";
    }

    static List<String> lines(String type, int version) throws IOException {
        try (var file = Golden.class.getClassLoader().getResourceAsStream(FOLDER + name(type, version))) {
            if (file == null) {
                throw new AssertionError("no golden file " + name(type, version));
            }
            return new String(file.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        }
    }

    /** Writes the files that are not there yet into the folder given; never over one that is. */
    static void main(String[] folder) throws IOException {
        for (var each : examplesByShape().entrySet()) {
            var shape = each.getKey();
            var file = Path.of(folder[0], name(shape.type(), shape.version()));
            if (!Files.exists(file)) {
                var lines = each.getValue().stream().map(event -> Line.of(event).text() + "\n");
                Files.writeString(file, lines.collect(Collectors.joining()));
            }
        }
    }
}
