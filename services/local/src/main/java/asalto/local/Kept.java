package asalto.local;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Names and values in a small file that only this user can read. */
final class Kept {

    private final Path file;
    private final Map<String, String> values = new TreeMap<>();

    private Kept(Path file) {
        this.file = file;
    }

    /** What the file says; nothing when there is none. */
    static Kept in(Path file) {
        return in(file, "put it back as it was, or remove it");
    }

    /** @param remedy what helps if it cannot be read */
    static Kept in(Path file, String remedy) {
        var kept = new Kept(file);
        if (Files.exists(file)) {
            try {
                var properties = new java.util.Properties();
                properties.load(new StringReader(Files.readString(file)));
                properties.stringPropertyNames().forEach(name -> kept.values.put(name, properties.getProperty(name)));
            } catch (IOException | IllegalArgumentException e) {
                throw new Trouble("The file " + file + " cannot be read (" + e.getMessage() + "): " + remedy + ".", e);
            }
        }
        return kept;
    }

    Map<String, String> values() {
        return Map.copyOf(values);
    }

    void put(String name, String value) {
        values.put(name, value);
        save();
    }

    void clear() {
        values.clear();
        save();
    }

    private void save() {
        var lines = values.entrySet().stream()
                .map(entry -> entry.getKey() + "=" + entry.getValue() + "\n")
                .collect(Collectors.joining());
        try {
            Folders.writePrivately(file, lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
