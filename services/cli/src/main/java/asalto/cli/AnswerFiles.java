package asalto.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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

    /** One of these files that an answer would be written over. */
    Optional<String> overwritten(List<String> files) {
        var there = answers(files).filter(Files::exists).toList();
        return files.stream()
                .filter(file -> there.stream().anyMatch(answer -> isSame(answer, file)))
                .findFirst();
    }

    private static boolean isSame(Path answer, String file) {
        try {
            return !file.equals("-") && Files.isSameFile(answer, Path.of(file));
        } catch (IOException | InvalidPathException _) {
            // What cannot be found is not read either.
            return false;
        }
    }

    /** @return the line to print if something lies where an answer would be written, and is no file of this folder */
    Optional<String> obstacle(List<String> files) {
        return answers(files)
                .filter(answer -> Files.exists(answer, LinkOption.NOFOLLOW_LINKS))
                .filter(answer -> !Files.isRegularFile(answer, LinkOption.NOFOLLOW_LINKS))
                .findFirst()
                .map(answer ->
                        Words.line(answer.toString(), Files.isSymbolicLink(answer) ? Words.link() : Words.noFile()));
    }

    /** @return the line to print if that was not possible */
    Optional<String> write(String file, Answer answer) {
        var stem = stem(file);
        try {
            Files.createDirectories(folder);
            write(stem + ".ndjson", answer.out());
            write(stem + ".err", answer.err());
            write(stem + ".exit", answer.exit() + "\n");
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(Words.line(folder.toString(), Words.unwritable(e)));
        }
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(
                folder.resolve(name),
                text,
                StandardOpenOption.CREATE,
                StandardOpenOption.TRUNCATE_EXISTING,
                StandardOpenOption.WRITE,
                LinkOption.NOFOLLOW_LINKS);
    }

    private Stream<Path> answers(List<String> files) {
        return files.stream()
                .map(AnswerFiles::stem)
                .flatMap(stem -> Stream.of(".ndjson", ".err", ".exit").map(kind -> folder.resolve(stem + kind)));
    }

    private static String stem(String file) {
        var name = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
        return name.endsWith(".json") ? name.substring(0, name.length() - ".json".length()) : name;
    }
}
