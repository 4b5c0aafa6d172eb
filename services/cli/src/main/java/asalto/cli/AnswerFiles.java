package asalto.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** Answers as files of one folder: for each {@code A.json} {@code A.ndjson}, {@code A.err} and {@code A.exit}. */
record AnswerFiles(Path folder) {

    /** A name that two of these files would share. */
    Optional<String> twice(List<String> files) {
        var seen = new HashSet<String>();
        return files.stream()
                .map(AnswerFiles::stem)
                .filter(stem -> !seen.add(stem))
                .findFirst();
    }

    /** @return the line to print if that was not possible */
    Optional<String> write(String file, Answer answer) {
        var stem = stem(file);
        try {
            Files.createDirectories(folder);
            Files.writeString(folder.resolve(stem + ".ndjson"), answer.out());
            Files.writeString(folder.resolve(stem + ".err"), answer.err());
            Files.writeString(folder.resolve(stem + ".exit"), answer.exit() + "\n");
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(Words.line(folder.toString(), Words.unwritable(e)));
        }
    }

    private static String stem(String file) {
        var name = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
        return name.endsWith(".json") ? name.substring(0, name.length() - ".json".length()) : name;
    }
}
