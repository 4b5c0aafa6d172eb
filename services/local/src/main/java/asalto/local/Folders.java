package asalto.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.List;

/** The folders that this module makes and removes. */
final class Folders {

    private Folders() {}

    /** What may be deleted at any time and is made again. */
    static Path cache() {
        var set = System.getenv("XDG_CACHE_HOME");
        var base = set == null || set.isBlank() ? Path.of(System.getProperty("user.home"), ".cache") : Path.of(set);
        return base.resolve("asalto");
    }

    /** A fresh folder that only this user can enter. */
    static Path temporary() throws IOException {
        return Files.createTempDirectory("asalto-");
    }

    /** Writes a file that only this user can read. */
    static void writePrivately(Path file, String text) throws IOException {
        Files.deleteIfExists(file);
        Files.createFile(file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        Files.writeString(file, text);
    }

    static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        List<Path> deepestFirst;
        try (var files = Files.walk(folder)) {
            deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
        }
        for (var file : deepestFirst) {
            Files.deleteIfExists(file);
        }
    }
}
