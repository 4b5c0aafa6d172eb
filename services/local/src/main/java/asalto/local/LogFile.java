package asalto.local;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;

/** What a server says. */
record LogFile(Path path) {

    private static final int MOST_BYTES = 8 << 20;
    private static final int TAIL_BYTES = 16 << 10;

    /** A log grown big is put aside, in the place of the one put aside before. */
    void rotate() {
        try {
            Files.createDirectories(path.getParent());
            if (Files.exists(path) && Files.size(path) > MOST_BYTES) {
                Files.move(path, path.resolveSibling(path.getFileName() + ".1"), StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    long size() {
        try {
            return Files.exists(path) ? Files.size(path) : 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The last line since a position that has one of these words. */
    Optional<String> lastWith(long since, List<String> words) {
        return linesSince(since).stream()
                .filter(line -> words.stream().anyMatch(line::contains))
                .reduce((_, last) -> last);
    }

    /** Whether, since a position, it said that the disk is full. */
    boolean tellsOfAFullDisk(long since) {
        return lastWith(since, List.of("No space left on device")).isPresent();
    }

    /** The last lines since a position; the first of them may be cut. */
    List<String> linesSince(long since) {
        if (!Files.exists(path)) {
            return List.of();
        }
        try (var file = new RandomAccessFile(path.toFile(), "r")) {
            file.seek(Math.min(file.length(), Math.max(since, file.length() - TAIL_BYTES)));
            var bytes = new byte[(int) (file.length() - file.getFilePointer())];
            file.readFully(bytes);
            return new String(bytes, StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
