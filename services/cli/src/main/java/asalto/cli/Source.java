package asalto.cli;

import asalto.protocol.Json;
import asalto.protocol.Parsed;
import asalto.rules.form.Form;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** A file as it was named on the command line, read. */
sealed interface Source {

    record Read(Form form) implements Source {}

    /** @param why in words */
    record Unusable(String why) implements Source {}

    /** @param name a path, or {@code -} for standard input */
    static Source of(String name) {
        try {
            var bytes = name.equals("-") ? System.in.readAllBytes() : Files.readAllBytes(Path.of(name));
            return switch (Json.parse(bytes)) {
                case Parsed.Written(var form) -> new Read(form);
                case Parsed.Malformed malformed -> new Unusable(Words.malformed(malformed));
            };
        } catch (IOException e) {
            return new Unusable(Words.unreadable(e));
        } catch (InvalidPathException e) {
            return new Unusable(Words.unreadable(e));
        }
    }
}
