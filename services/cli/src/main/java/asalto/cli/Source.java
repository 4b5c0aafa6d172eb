package asalto.cli;

import asalto.protocol.Json;
import asalto.protocol.Parsed;
import asalto.rules.form.Form;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/** A file as it was named on the command line, read. */
sealed interface Source {

    record Read(Form form) implements Source {}

    /** @param why in words */
    record Unusable(String why) implements Source {}

    /** More than any fight needs, and little enough to be held in memory. */
    int MOST_BYTES = 64 << 20;

    /** @param name a path, or {@code -} for standard input */
    static Source of(String name) {
        try (var bytes = opened(name)) {
            return read(bytes.readNBytes(MOST_BYTES + 1));
        } catch (IOException | InvalidPathException e) {
            return new Unusable(Words.unreadable(name, e));
        }
    }

    private static Source read(byte[] bytes) {
        if (bytes.length > MOST_BYTES) {
            return new Unusable(Words.tooLarge(MOST_BYTES));
        }
        return switch (Json.parse(bytes)) {
            case Parsed.Written(var form) -> new Read(form);
            case Parsed.Malformed malformed -> new Unusable(Words.malformed(malformed));
        };
    }

    private static InputStream opened(String name) throws IOException {
        if (name.equals("-")) {
            return System.in;
        }
        var path = Path.of(name);
        if (waitsForSomebody(path)) {
            throw new FileSystemException(name, null, "it is no file");
        }
        return Files.newInputStream(path);
    }

    /** A named pipe would be waited for, perhaps for ever; what the shell has opened already lies below {@code /dev}. */
    private static boolean waitsForSomebody(Path path) throws IOException {
        return Files.readAttributes(path, BasicFileAttributes.class).isOther()
                && !path.toAbsolutePath().normalize().startsWith("/dev");
    }
}
