package asalto.acceptance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The checkout that is tested. */
final class Repository {

    private Repository() {}

    /** The folder with the launcher, looked for upwards from where the tests run. */
    static Path root() {
        return Stream.iterate(Path.of("").toAbsolutePath(), p -> p != null, Path::getParent)
                .filter(p -> Files.isRegularFile(p.resolve("docker-compose.yml")))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("not inside a checkout of Asalto"));
    }

    static Path file(String path) {
        return root().resolve(path);
    }

    static String text(String path) {
        try {
            return Files.readString(file(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
