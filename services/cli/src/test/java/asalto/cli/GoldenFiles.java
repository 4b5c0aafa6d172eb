package asalto.cli;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The golden files among the test's resources. */
final class GoldenFiles {

    private GoldenFiles() {}

    static Path folder() {
        try {
            return Path.of(GoldenFiles.class.getResource("/golden/desafio").toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    static String file(String name) {
        return folder().resolve(name).toString();
    }

    static List<Path> all() throws IOException {
        try (var files = Files.walk(folder())) {
            return files.filter(it -> it.toString().endsWith(".json")).sorted().toList();
        }
    }
}
